public import AdaptCore
public import Foundation

/// How wide a column beside or over the secondary one is.
///
/// Rule `split.column-width`. UIKit: `primaryColumnWidth`, `supplementaryColumnWidth`.
public enum SplitColumnWidth {
  public static let rule = Rule(
    "split.column-width", number: Why.rule,
    summary: "A preferred width, else a preferred fraction of the split view, else the standard "
      + "one; then not less than the minimum and not more than the maximum. Up to 25 the standard "
      + "is two fifths of the split view and the maximum 320 points unless set. Under 26 it is 320 "
      + "points, 280 for the first of three, there is no maximum unless set, and the column leaves "
      + "the secondary one its least width.",
    versions: "8–25; 26; a preferred width in points and supplementary columns: 14+",
    grade: .measured,
    source: "26: Vercantez/openuikit, splitviewprobe and splitframesprobe (measured on 26.1); "
      + "8–25: documentation of preferredPrimaryColumnWidth and its relatives, useyourloaf.com, "
      + "Change the width of the master view; the two fifths are assumed",
    reasons: Why.allWords)

  /// What the app asks for; a figure that is nil is the system's to choose.
  public struct Wish: Hashable, Sendable {
    /// In points.
    public var width: CGFloat?
    /// Of the split view's width, 0 to 1.
    public var fraction: CGFloat?
    /// In points.
    public var minimum: CGFloat?
    /// In points.
    public var maximum: CGFloat?

    public init() {}
  }

  /// Returns the width in points, between 0 and the split view's.
  ///
  /// - Parameter column: The primary or the supplementary one.
  public static func decide(
    _ column: SplitColumn, _ wish: Wish, in space: SplitSpace
  ) -> Decision<CGFloat> {
    let available = space.size.width
    var decision: Decision<CGFloat>
    if let width = wish.width {
      decision = Decision(width, because: Why.width)
    } else if let fraction = wish.fraction {
      decision = Decision(fraction * available, because: Why.fraction)
    } else if space.isFloating {
      let isFirstOfThree = column == .primary && space.style == .tripleColumn
      decision = Decision(isFirstOfThree ? 280 : 320, because: Why.standard)
    } else {
      decision = Decision((0.4 * available).rounded(), because: Why.fifths)
    }
    if space.isFloating, let room = room(for: column, in: space), decision.value > room {
      decision = decision.map { _ in room }.and(Why.leavesRoom)
    }
    let minimum = wish.minimum ?? 0
    if decision.value < minimum { decision = decision.map { _ in minimum }.and(Why.minimum) }
    let maximum = wish.maximum ?? (space.isFloating ? available : max(320, minimum))
    if decision.value > maximum { decision = decision.map { _ in maximum }.and(Why.maximum) }
    return decision.map { min(max($0, 0), max(available, 0)) }
  }

  /// The width that leaves the secondary column its least one; nil where nothing is left over, or
  /// for the first of three columns, which floats over the second.
  private static func room(for column: SplitColumn, in space: SplitSpace) -> CGFloat? {
    let isFirstOfThree = column == .primary && space.style == .tripleColumn
    guard !isFirstOfThree else { return nil }
    let gap = column == .primary ? SplitSpace.inset : space.line
    let room = space.size.width - gap - space.leastSecondary
    return room > 0 ? room : nil
  }
}

extension SplitColumnWidth {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 216 }
    case width, fraction, standard, fifths, leavesRoom, minimum, maximum

    var words: String {
      switch self {
      case .width: "the app prefers this width"
      case .fraction: "the app prefers this share of the split view's width"
      case .standard: "the column has its standard width"
      case .fifths: "a column has two fifths of the split view's width"
      case .leavesRoom: "the secondary column keeps its least width"
      case .minimum: "the column is at least as wide as its minimum"
      case .maximum: "the column is at most as wide as its maximum"
      }
    }
  }
}
