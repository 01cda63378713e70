public import AdaptCore

/// Whether a swipe from the edge of the screen goes back in a stack.
///
/// Rule `stack.edge-swipe`. UIKit: `interactivePopGestureRecognizer`.
public enum EdgeSwipe {
  public static let rule = Rule(
    "stack.edge-swipe", number: Why.rule,
    summary: "A swipe from the edge goes back where the bar shows a button back; it is off on the "
      + "first controller, with the bar or the button hidden or replaced, while the stack moves, "
      + "and where the app switches the gesture off or its delegate says no. An app's delegate in "
      + "place of the stack's own is asked alone, and none at all lets the swipe begin. The bar asks "
      + "the stack as for a tap on the button.",
    versions: "8+; that from 26 a swipe may begin anywhere is left out",
    grade: .reported,
    source: "O072; AHKNavigationController, FDFullscreenPopGesture and many others exist to switch "
      + "it on again with a hidden bar or a button of their own, by another gesture delegate",
    reasons: Why.allWords)

  /// Who decides whether the gesture begins.
  public enum Decider: Hashable, Sendable {
    /// The stack itself.
    case stack
    /// No delegate.
    case nobody
    /// The app's delegate, and what it answers.
    case app(Bool)
  }

  public struct Facts: Hashable, Sendable {
    public var isEnabled = true
    public var decider = Decider.stack
    public var hasItemBelow = true
    public var isMoving = false
    public var isBarHidden = false
    public var showsBack = true
    /// Whether the stack's delegate gives an animator of its own for the pop.
    public var hasAnimator = false

    public init() {}
  }

  public static func decide(_ facts: Facts) -> Decision<Bool> {
    guard facts.isEnabled else { return Decision(false, because: Why.disabled) }
    guard facts.hasItemBelow else { return Decision(false, because: Why.root) }
    guard !facts.isMoving else { return Decision(false, because: Why.moving) }
    switch facts.decider {
    case .nobody: return Decision(true, because: Why.noDelegate)
    case .app(let answer): return Decision(answer, because: answer ? Why.allowed : .refused)
    case .stack: break
    }
    guard !facts.isBarHidden else { return Decision(false, because: Why.barHidden) }
    guard facts.showsBack else { return Decision(false, because: Why.noButton) }
    guard !facts.hasAnimator else { return Decision(false, because: Why.animator) }
    return Decision(true, because: Why.button)
  }
}

extension EdgeSwipe {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 38 }
    case disabled, root, moving, noDelegate, allowed, refused, barHidden, noButton, animator, button

    var words: String {
      switch self {
      case .disabled: "the gesture is switched off"
      case .root: "the first controller of a stack has nowhere to go back to"
      case .moving: "the stack is in a transition"
      case .noDelegate: "no delegate keeps the gesture from beginning"
      case .allowed: "the app's gesture delegate lets it begin"
      case .refused: "the app's gesture delegate keeps it from beginning"
      case .barHidden: "the navigation bar is hidden"
      case .noButton: "the bar shows no button back"
      case .animator: "the stack's delegate animates the pop itself"
      case .button: "the bar shows a button back"
      }
    }
  }
}
