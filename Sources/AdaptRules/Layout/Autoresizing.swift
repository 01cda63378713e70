public import AdaptCore
public import Foundation

/// What becomes of a view's frame when its superview is resized: springs and struts.
///
/// Rule `layout.autoresizing`. UIKit: `UIView.autoresizingMask`.
public enum Autoresizing {
  public static let rule = Rule(
    "layout.autoresizing", number: Why.rule,
    summary: "On each axis the flexible ones of near margin, length and far margin share the "
      + "superview's change of size in proportion to what they were; where they were nothing, in "
      + "equal parts. A view never gets a negative size.",
    versions: "8+", grade: .documented,
    source: "documentation of autoresizingMask; a published example whose margins of 20 and 30 "
      + "grow to 68 and 102; two reimplementations share in proportion, one shares equally where "
      + "the parts are nothing, one clamps negative sizes to zero",
    reasons: Why.allWords)

  /// Returns the view's new frame in its superview's space, in points.
  ///
  /// - Parameters:
  ///   - frame: The view's frame before.
  ///   - mask: The parts that give way.
  ///   - old: The superview's size before.
  ///   - new: The superview's size now.
  public static func decide(
    frame: CGRect, mask: AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> Decision<CGRect> {
    let across = Axis(
      origin: frame.minX, length: frame.width, container: old.width,
      near: mask.contains(.flexibleLeftMargin), middle: mask.contains(.flexibleWidth),
      far: mask.contains(.flexibleRightMargin)
    ).resized(by: new.width - old.width)
    let down = Axis(
      origin: frame.minY, length: frame.height, container: old.height,
      near: mask.contains(.flexibleTopMargin), middle: mask.contains(.flexibleHeight),
      far: mask.contains(.flexibleBottomMargin)
    ).resized(by: new.height - old.height)
    let resized = CGRect(
      x: across.origin, y: down.origin, width: max(0, across.length), height: max(0, down.length))
    if across.length < 0 || down.length < 0 { return Decision(resized, because: Why.clamped) }
    let isShared = across.sharers > 1 || down.sharers > 1
    if isShared { return Decision(resized, because: Why.shared) }
    return Decision(resized, because: across.sharers + down.sharers > 0 ? Why.stretched : .rigid)
  }

  /// One axis of a frame, and which of its parts are flexible.
  private struct Axis {
    var origin: CGFloat
    var length: CGFloat
    let container: CGFloat
    let near: Bool
    let middle: Bool
    let far: Bool

    /// How many parts give way.
    var sharers: Int { (near ? 1 : 0) + (middle ? 1 : 0) + (far ? 1 : 0) }

    func resized(by change: CGFloat) -> Axis {
      guard sharers > 0, change != 0 else { return self }
      let rest = container - origin - length
      let total = (near ? origin : 0) + (middle ? length : 0) + (far ? rest : 0)
      func share(_ part: CGFloat) -> CGFloat {
        total > 0 ? change * (part / total) : change / CGFloat(sharers)
      }
      var axis = self
      if near { axis.origin += share(origin) }
      if middle { axis.length += share(length) }
      return axis
    }
  }
}

extension Autoresizing {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 24 }
    case stretched, clamped, shared, rigid

    var words: String {
      switch self {
      case .stretched: "the one flexible part of an axis takes the whole change of size"
      case .clamped: "the superview is smaller than the view's margins"
      case .shared: "the flexible parts share the change in proportion"
      case .rigid: "no part is flexible: origin and size stay"
      }
    }
  }
}
