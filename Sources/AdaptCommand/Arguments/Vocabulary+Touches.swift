import AdaptCore
import AdaptScenario
import Foundation

extension Vocabulary {
  /// Reads what a person does to a container and needs a figure or a name for: `tab 1`,
  /// `long press back 0`, `drag divider 400`; nil for another action.
  ///
  /// Words joined with dashes are read too: `tab-1`.
  static func touch(_ text: String) throws(CommandError) -> ContainerTouch? {
    let spaced = text.contains(" ") ? text : String(text.map { $0 == "-" ? " " : $0 })
    if let tab = rest(of: spaced, after: "tab ") {
      if let place = Int(tab), (0...ScenarioLimits.controllers).contains(place) {
        return .tapTab(.place(place))
      }
      guard tab.contains(where: { !$0.isWhitespace && !$0.isNumber }) else {
        throw .input("no tab \(tab.quoted); write its place from 0, or its title")
      }
      return .tapTab(.titled(tab))
    }
    if let level = rest(of: spaced, after: "long press back ") {
      guard let level = Int(level), (0...ScenarioLimits.steps).contains(level) else {
        throw .input("no level \(level.quoted) of a stack; write a number from 0, the root")
      }
      return .longPressBack(level: level)
    }
    if let width = rest(of: spaced, after: "drag divider ") {
      let width = try figure(width, "points")
      guard width >= 0 else {
        throw .input("a column cannot be \(width.figure) points wide; write a number from 0")
      }
      return .dragDivider(.primary, to: width)
    }
    return nil
  }

  private static func rest(of text: String, after words: String) -> String? {
    text.hasPrefix(words) ? String(text.dropFirst(words.count)) : nil
  }
}
