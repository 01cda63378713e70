import AdaptCore
import AdaptScenario
import AdaptUIKit
import Foundation

/// The words that options take, and what they stand for.
enum Vocabulary {
  static let styles = UIModalPresentationStyle.allCases.map { ("\($0)", $0) }
  static let orientations = UIInterfaceOrientation.allCases.map { ("\($0)", $0) }
  static let appearances = ScenarioVocabulary.appearances.map { ($0.name, $0.value) }
  static let textSizes = ScenarioVocabulary.textSizes.map { ($0.name, $0.value) }
  static let layoutDirections = ScenarioVocabulary.layoutDirections.map { ($0.name, $0.value) }
  static let exceptionPolicies = ExceptionPolicy.allCases.map { ($0.rawValue, $0) }
  /// The actions without a figure.
  static let userActions: [(String, ScenarioUserAction)] = [
    ("swipe down", .swipeDown(.finish)), ("swipe down cancel", .swipeDown(.cancel)),
    ("tap outside", .tapOutside), ("tap grabber", .tapGrabber(on: nil)),
    ("back", .touch(.back)), ("edge swipe", .touch(.edgeSwipe(.finish))),
    ("edge swipe cancel", .touch(.edgeSwipe(.cancel))),
    ("swipe page", .touch(.swipePage(.forward, .finish))),
    ("swipe page cancel", .touch(.swipePage(.forward, .cancel))),
    ("swipe page reverse", .touch(.swipePage(.reverse, .finish))),
    ("swipe page reverse cancel", .touch(.swipePage(.reverse, .cancel))),
    ("show primary", .touch(.swipeToShowPrimary(.finish))),
    ("show primary cancel", .touch(.swipeToShowPrimary(.cancel))),
    ("hide primary", .touch(.swipeToHidePrimary(.finish))),
    ("hide primary cancel", .touch(.swipeToHidePrimary(.cancel))),
    ("tap display mode", .touch(.tapDisplayModeButton)), ("tap beside", .touch(.tapBeside)),
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
    if let touch = try touch(text) { return .touch(touch) }
    if let drag = try drag(text) { return drag }
    let spaced = String(text.map { $0 == "-" ? " " : $0 })
    guard let match = userActions.first(where: { $0.0 == spaced }) else {
      if let named = namedAction(text) { return named }
      throw .input("no action \(text.quoted); \(hint(forAction: text))")
    }
    return match.1
  }

  static let sizeClasses: [(String, UIUserInterfaceSizeClass?)] =
    ScenarioVocabulary.sizeClasses.map { ($0.name, $0.value) } + [("any", nil)]

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

  /// Reads `drag 300`, `drag -120 at 800 cancel` or `drag to medium`; nil for another action.
  private static func drag(_ text: String) throws(CommandError) -> ScenarioUserAction? {
    var words = text.split(separator: " ").map(String.init)
    // Joined with dashes, `drag-300` goes down and `drag--300` up.
    if words.count == 1, text.hasPrefix("drag-") {
      words =
        text.dropFirst(5).hasPrefix("to-")
        ? ["drag", "to", String(text.dropFirst(8))] : ["drag", String(text.dropFirst(5))]
    }
    guard words.first == "drag" else { return nil }
    if words.count == 3, words[1] == "to" { return .drag(.to(words[2])) }
    var end = GestureEnd.finish
    if words.count > 2, words.last == "cancel" {
      end = .cancel
      words.removeLast()
    }
    guard words.count == 2 || words.count == 4 && words[2] == "at" else {
      throw .input(
        "no drag \(text.quoted); write 'drag 300', 'drag 64 at 1000' or 'drag to medium'")
    }
    let way = try figure(words[1], "points")
    let speed = words.count == 4 ? try figure(words[3], "points a second") : 0
    return .drag(.by(SheetGesture(translation: way, velocity: speed, end: end)))
  }

  static func figure(_ text: String, _ unit: String) throws(CommandError) -> CGFloat {
    let limit = ScenarioLimits.dragLength
    guard let number = Double(text), number.magnitude <= limit else {
      throw .input(
        "no number \(text.quoted) of \(unit); write one from -\(Int(limit)) to \(Int(limit))")
    }
    return CGFloat(number)
  }

  /// Reads `medium,large,200`: a number is a custom detent of that many points.
  static func detents(_ text: String) throws(CommandError) -> [SheetScript.Detent] {
    var detents: [SheetScript.Detent] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      let detent: SheetScript.Detent
      switch word {
      case "medium": detent = .medium
      case "large": detent = .large
      default:
        guard let value = Double(word), (0...Double(WindowShare.longestSide)).contains(value) else {
          throw .input(
            "no detent \(word.quoted); write medium, large, or points such as medium,200")
        }
        detent = .custom(CGFloat(value), id: word)
      }
      guard !detents.contains(where: { $0.name == detent.name }) else {
        throw .input("the detent \(word.quoted) is given twice; write it once")
      }
      detents.append(detent)
    }
    return detents
  }

  static func share(_ text: String) throws(CommandError) -> WindowShare {
    do { return try WindowShare(text) } catch { throw .input("\(error)") }
  }

  static func system(_ text: String, _ option: CommandOption) throws(CommandError) -> SystemVersion
  {
    guard let version = SystemVersion(text) else {
      if option.repeats, text.contains(",") {
        throw .input(
          "no version \(text.quoted) for '\(option.written)'; write the option once for each")
      }
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
