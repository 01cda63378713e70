public import AdaptCore

/// What stands at the left of a navigation bar.
///
/// Rule `bars.items`. UIKit: `UINavigationItem`.
public enum BarItems {
  public static let rule = Rule(
    "bars.items", number: Why.rule,
    summary: "An item above another one shows the button back to it unless it hides that button or "
      + "has items of its own on the left that do not supplement it; the button has the words of "
      + "the item below: its own button's, its back title, its title, else Back.",
    versions: "8+; 11+: the item's own back title; 14+: its display mode",
    grade: .documented,
    source: "documentation of hidesBackButton, leftItemsSupplementBackButton, backBarButtonItem, "
      + "backButtonTitle and backButtonDisplayMode",
    reasons: Why.allWords)

  /// The item that a bar shows, as far as its left side goes.
  public struct Facts: Hashable, Sendable {
    public var hasItemBelow: Bool
    public var hidesBackButton = false
    public var hasLeftItems = false
    public var supplementsBackButton = false

    public init(hasItemBelow: Bool) { self.hasItemBelow = hasItemBelow }
  }

  /// The words that an item gives to the button back to it.
  public struct BackWords: Hashable, Sendable {
    /// The title of the item's own back button; nil where it has no button of its own.
    public var ownButton: String?
    public var backTitle: String?
    public var title: String?
    public var mode: BackButtonDisplayMode

    public init(
      ownButton: String? = nil, backTitle: String? = nil, title: String? = nil,
      mode: BackButtonDisplayMode = .default
    ) {
      self.ownButton = ownButton
      self.backTitle = backTitle
      self.title = title
      self.mode = mode
    }
  }

  /// Returns whether the button back is shown.
  public static func showsBack(_ facts: Facts) -> Decision<Bool> {
    guard facts.hasItemBelow else { return Decision(false, because: Why.first) }
    guard !facts.hidesBackButton else { return Decision(false, because: Why.hidden) }
    if facts.hasLeftItems, !facts.supplementsBackButton {
      return Decision(false, because: Why.replaced)
    }
    return Decision(true, because: Why.shown)
  }

  /// Returns the words of the button back to an item; nil for an arrow without words.
  public static func backTitle(of words: BackWords, on system: SystemVersion) -> Decision<String?> {
    if let own = words.ownButton { return Decision(own, because: Why.ownButton) }
    let mode = system >= 14 ? words.mode : .default
    switch mode {
    case .minimal: return Decision(nil, because: Why.minimal)
    case .generic: return Decision("Back", because: Why.generic)
    case .default: break
    }
    if system >= 11, let title = words.backTitle { return Decision(title, because: Why.backTitle) }
    if let title = words.title, !title.isEmpty { return Decision(title, because: Why.title) }
    return Decision("Back", because: Why.generic)
  }
}

extension BarItems {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 33 }
    case first, hidden, replaced, shown, ownButton, minimal, generic, backTitle, title

    var words: String {
      switch self {
      case .first: "no item lies below"
      case .hidden: "the item hides the back button"
      case .replaced: "items on the left take the back button's place"
      case .shown: "the item leads back to the one below it"
      case .ownButton: "the item below has a back button of its own"
      case .minimal: "the item below wants an arrow without words"
      case .generic: "the button says Back"
      case .backTitle: "the item below has a title for the way back"
      case .title: "the button has the title of the item below"
      }
    }
  }
}
