public import AdaptCore

/// Whether a person can touch something that is on screen.
///
/// Rule `touches.reach`. UIKit: `UIView.hitTest(_:with:)`.
public enum TouchReach {
  public static let rule = Rule(
    "touches.reach", number: Why.rule,
    summary: "A person touches the middle of a view. None in a view that is hidden, clear or "
      + "without interaction takes touches, nor one that is disabled, that lies in a column which a "
      + "split view does not show or under what is presented, or whose middle is off the screen; "
      + "what lies in a scroll view is scrolled to.",
    versions: "8+", grade: .documented,
    source: "documentation of hitTest(_:with:), isUserInteractionEnabled and isEnabled; that a "
      + "person scrolls to what a scroll view holds is chosen",
    reasons: Why.allWords)

  /// What stands in the way of a touch.
  public enum Obstacle: String, Hashable, Sendable, CaseIterable {
    case hidden
    case clear
    case noInteraction
    case disabled
    case offScreen
    case covered
    case hiddenColumn
  }

  /// What is known of a view and of all above it.
  public struct Facts: Hashable, Sendable {
    public var isHidden = false
    /// Whether the opacity is 0.01 or less.
    public var isClear = false
    public var takesTouches = true
    public var isEnabled = true
    /// Whether the middle lies in the window.
    public var isOnScreen = true
    /// Whether it lies in a scroll view that is on screen and scrolls.
    public var isScrolledTo = false
    public var isCovered = false
    /// Whether it lies in a column that an expanded split view does not show.
    public var isInHiddenColumn = false

    public init() {}
  }

  /// Returns what is in the way first; nil where nothing is.
  public static func decide(_ facts: Facts) -> Decision<Obstacle?> {
    if facts.isInHiddenColumn { return Decision(.hiddenColumn, because: Why.hiddenColumn) }
    if facts.isHidden { return Decision(.hidden, because: Why.hidden) }
    if facts.isClear { return Decision(.clear, because: Why.clear) }
    if !facts.takesTouches { return Decision(.noInteraction, because: Why.noInteraction) }
    if facts.isCovered { return Decision(.covered, because: Why.covered) }
    if !facts.isOnScreen, !facts.isScrolledTo {
      return Decision(.offScreen, because: Why.offScreen)
    }
    if !facts.isEnabled { return Decision(.disabled, because: Why.disabled) }
    return Decision(nil, because: facts.isOnScreen ? Why.free : .scrolled)
  }
}

extension TouchReach {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 203 }
    case hidden, clear, noInteraction, disabled, offScreen, covered, free, scrolled, hiddenColumn

    var words: String {
      switch self {
      case .hidden: "it, or a view that it lies in, is hidden"
      case .clear: "it, or a view that it lies in, is clear"
      case .noInteraction: "it, or a view that it lies in, takes no touches"
      case .disabled: "it is disabled"
      case .offScreen: "its middle is off the screen"
      case .covered: "what is presented lies over it"
      case .free: "nothing is in the way"
      case .scrolled: "a scroll view can bring it on the screen"
      case .hiddenColumn: "it lies in a column that the split view does not show"
      }
    }
  }
}
