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

  /// Reads what a person does with what is called so on screen: `tap Settings`, `select Cakes`,
  /// `type Cake into Name`; nil for another action.
  static func namedAction(_ text: String) -> ScenarioUserAction? {
    if let name = rest(of: text, after: "tap "), !name.isEmpty { return .tapNamed(name) }
    if let name = rest(of: text, after: "select "), !name.isEmpty { return .select(name) }
    guard let typed = rest(of: text, after: "type "),
      let into = typed.ranges(of: " into ").last, into.upperBound < typed.endIndex
    else { return nil }
    return .typeInto(
      String(typed[..<into.lowerBound]), named: String(typed[into.upperBound...]))
  }

  /// Reads `ListViewController=unwindToList:`.
  static func unwindAbility(_ text: String) throws(CommandError) -> UnwindAbility {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].hasSuffix(":"), parts[1].count > 1,
      !parts[1].contains(where: { $0.isWhitespace || $0 == "(" })
    else {
      throw .input(
        "no method \(text.quoted) for an unwind; write the class and the selector as the storyboard "
          + "does, such as \(CommandOption.unwindAction.example)")
    }
    return UnwindAbility(String(parts[0]), [String(parts[1])])
  }

  private static func rest(of text: String, after words: String) -> String? {
    text.hasPrefix(words) ? String(text.dropFirst(words.count)) : nil
  }
}
