import AdaptCore
import AdaptScenario
import AdaptUIKit

/// The words that options take, and what they stand for.
enum Vocabulary {
  static let styles = UIModalPresentationStyle.allCases.map { ("\($0)", $0) }
  static let orientations = UIInterfaceOrientation.allCases.map { ("\($0)", $0) }
  static let appearances: [(String, UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]
  static let textSizes = UIContentSizeCategory.allCases.filter { $0 != .unspecified }
    .map { ("\($0)", $0) }
  static let layoutDirections: [(String, UITraitEnvironmentLayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ]
  static let exceptionPolicies = ExceptionPolicy.allCases.map { ($0.rawValue, $0) }
  static let userActions: [(String, ScenarioUserAction)] = [
    ("swipe down", .swipeDown(.finish)), ("swipe down cancel", .swipeDown(.cancel)),
    ("tap outside", .tapOutside),
  ]

  /// Returns what a word stands for.
  static func read<Value>(
    _ text: String, _ what: String, among words: [(String, Value)]
  ) throws(CommandError) -> Value {
    guard let match = words.first(where: { $0.0 == text }) else {
      throw .input("no \(what) \(text.quoted); \(nameSuggestion(for: text, among: words.map(\.0)))")
    }
    return match.1
  }

  static func read<Value>(
    _ text: String, _ what: String
  ) throws(CommandError) -> Value where Value: RawRepresentable<String> & CaseIterable {
    try read(text, what, among: Value.allCases.map { ($0.rawValue, $0) })
  }

  /// Words that a shell would want quoted may be joined with dashes: `swipe-down`.
  static func userAction(_ text: String) throws(CommandError) -> ScenarioUserAction {
    let spaced = String(text.map { $0 == "-" ? " " : $0 })
    guard let match = userActions.first(where: { $0.0 == spaced }) else {
      return try read(text, "action", among: userActions)
    }
    return match.1
  }

  static let sizeClasses: [(String, UIUserInterfaceSizeClass?)] = [
    ("compact", .compact), ("regular", .regular), ("any", nil),
  ]

  /// Reads `none`, `compact=none`, or `regular,compact=fullScreen`: width, then height.
  static func answer(_ text: String) throws(CommandError) -> AdaptivityScript.Answer {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let style = try read(String(parts.last ?? ""), "presentation style", among: styles)
    guard parts.count == 2 else { return AdaptivityScript.Answer(style: style) }
    let words = parts[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard words.count <= 2 else {
      throw .input(
        "no traits \(String(parts[0]).quoted); write a width, or a width and a height with a comma "
          + "between, such as compact,any")
    }
    var classes: [UIUserInterfaceSizeClass?] = []
    for word in words { classes.append(try read(word, "size class", among: sizeClasses)) }
    return AdaptivityScript.Answer(
      width: classes[0], height: classes.count > 1 ? classes[1] : nil, style: style)
  }

  static func share(_ text: String) throws(CommandError) -> WindowShare {
    do { return try WindowShare(text) } catch { throw .input("\(error)") }
  }

  static func system(_ text: String, _ option: CommandOption) throws(CommandError) -> SystemVersion
  {
    guard let version = SystemVersion(text) else {
      throw .input("no version \(text.quoted) for '\(option.written)'; write one such as 12.4")
    }
    guard version >= .oldestModelled else {
      throw .input(
        "system \(version) is not modelled; write \(SystemVersion.oldestModelled).0 or later")
    }
    return version
  }

  static func output(_ text: String) throws(CommandError) -> String {
    guard text != "-" else { throw .usage("'-' is no file; leave '--output' out to print") }
    return text
  }

  static func width(_ text: String) throws(CommandError) -> Int {
    let range = 40...1_000
    guard text.utf8.count <= 4, let width = Int(text), range.contains(width) else {
      throw .input(
        "no width \(text.quoted); write a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return width
  }
}
