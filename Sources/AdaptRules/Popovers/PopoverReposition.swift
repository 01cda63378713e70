public import AdaptCore
public import Foundation

/// What a popover does about its anchor when the window changes.
///
/// Rule `popover.reposition`.
/// UIKit: `popoverPresentationController(_:willRepositionPopoverTo:in:)`.
public enum PopoverReposition {
  public static let rule = Rule(
    "popover.reposition", number: Why.rule,
    summary: "A popover follows a bar button item, and from 13.2 a whole view; for a rectangle it "
      + "asks its delegate, and without an answer points where it pointed, as it does when its "
      + "anchor has left the window.",
    versions: "8–13.1: only bar button items are followed; 13.2+: a null rectangle means the "
      + "view's frame, which is followed; 16+: source items",
    grade: .reported,
    source: "R019; documentation of sourceRect (13.2); that source items are followed and that a "
      + "followed anchor asks nobody, and what becomes of one that left the window, is assumed",
    reasons: Why.allWords)

  /// What a popover is anchored to.
  public enum Anchor: Hashable, Sendable, CaseIterable {
    case barButtonItem
    /// A source item, from 16 on.
    case sourceItem
    /// A view as a whole: its source rectangle is null, the default from 13.2 on.
    case view
    /// A rectangle in a view's space.
    case rectangle
  }

  /// What happens to the anchor.
  public enum Outcome: Hashable, Sendable {
    /// The popover points at the anchor's new place; nobody is asked.
    case follows
    /// The delegate is asked with the old rectangle.
    case asks
  }

  /// The rectangle a popover points at after the delegate was asked.
  public struct Answered: Hashable, Sendable {
    /// The rectangle in the source view's space, in points.
    public var rectangle: CGRect
    /// Whether it is the one from before the change, which may lie elsewhere now.
    public var isStale: Bool
  }

  /// Returns what happens to the anchor when the window's size changes.
  public static func decide(anchor: Anchor, on system: SystemVersion) -> Decision<Outcome> {
    switch anchor {
    case .barButtonItem: return Decision(.follows, because: Why.barButtonItem)
    case .sourceItem: return Decision(.follows, because: Why.sourceItem)
    case .view:
      return system >= SystemVersion(13, 2)
        ? Decision(.follows, because: Why.wholeView) : Decision(.asks, because: Why.oldView)
    case .rectangle: return Decision(.asks, because: Why.rectangle)
    }
  }

  /// Returns what a popover points at whose delegate was asked.
  ///
  /// - Parameters:
  ///   - old: The rectangle before the change.
  ///   - answer: What the delegate put in its place; nil when it is not implemented.
  ///   - isWholeView: Whether the old rectangle is all of its view as that is now, so that it lies
  ///     where the view lies.
  public static func answered(
    old: CGRect, answer: CGRect?, isWholeView: Bool = false
  ) -> Decision<Answered> {
    guard let answer, answer != old else {
      if isWholeView {
        return Decision(Answered(rectangle: old, isStale: false), because: Why.wholeRectangle)
      }
      return Decision(
        Answered(rectangle: old, isStale: true), because: answer == nil ? Why.noAnswer : .unchanged)
    }
    return Decision(Answered(rectangle: answer, isStale: false), because: Why.answered)
  }

  /// Returns what a popover points at whose anchor is in no view of its window, in the container's
  /// space, in points.
  ///
  /// - Parameters:
  ///   - last: Where the anchor was last; nil where that was never known.
  ///   - size: The container's size.
  public static func lost(last: CGRect?, in size: CGSize) -> Decision<CGRect> {
    if let last { return Decision(last, because: Why.gone) }
    let middle = CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
    return Decision(middle, because: Why.neverThere)
  }
}

extension PopoverReposition {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 51 }
    case barButtonItem, sourceItem, wholeView, oldView, rectangle, noAnswer, unchanged, answered
    case wholeRectangle, gone, neverThere

    var words: String {
      switch self {
      case .barButtonItem: "a popover follows its bar button item"
      case .sourceItem: "a popover follows its source item"
      case .wholeView: "from 13.2 a popover follows a view whose rectangle is not set"
      case .oldView: "before 13.2 a view is a rectangle, for which the delegate is asked"
      case .rectangle: "a rectangle does not move by itself, so the delegate is asked"
      case .noAnswer: "the delegate does not say where the rectangle is now"
      case .unchanged: "the delegate leaves the rectangle as it was"
      case .answered: "the delegate says where the rectangle is now"
      case .wholeRectangle: "the rectangle is all of its view, which knows where it lies"
      case .gone: "the anchor has left the window, so the popover points where the anchor was"
      case .neverThere: "the anchor is in no view of the window, so the middle stands for it"
      }
    }
  }
}
