public import AdaptCore
public import Foundation

/// Where the columns of an expanded split view lie.
///
/// Rule `split.layout`. UIKit: `UISplitViewController.DisplayMode`.
public enum SplitLayout {
  public static let rule = Rule(
    "split.layout", number: Why.rule,
    summary: "Columns beside the secondary one take their width from it; columns over it leave it "
      + "the whole view; a column that displaces it moves it as far as it is wide. The primary "
      + "column is outermost, at the primary edge. Under 26 it floats 10 points from the edge over "
      + "its neighbour, which goes on below it with a larger safe area; a supplementary column "
      + "ends in a line one pixel wide.",
    versions: "8–25; 26; 14+ for three columns", grade: .measured,
    source:
      "26: Vercantez/openuikit, splitframesprobe (measured on 26.1), and how three columns shrink "
      + "between their least and their standard widths is assumed; 8–25: documentation of "
      + "UISplitViewController.DisplayMode, no line between columns is counted (assumed)",
    reasons: Why.allWords)

  /// Where the visible columns lie, in points, in the split view's space; nil for the others.
  public struct Columns: Hashable, Sendable {
    public var primary: CGRect?
    public var supplementary: CGRect?
    public var secondary: CGRect?
    /// How far the floating primary column reaches over the one next to it, from the primary edge.
    public var cover: CGFloat = 0

    /// The frame of a column; the compact one has none while the split view is expanded.
    public subscript(column: SplitColumn) -> CGRect? {
      switch column {
      case .primary: primary
      case .supplementary: supplementary
      case .secondary: secondary
      case .compact: nil
      }
    }
  }

  /// The figures that the layout is made of.
  public struct Figures: Hashable, Sendable {
    /// The widths of the columns in points.
    public var primary: CGFloat
    public var supplementary: CGFloat
    /// The unsafe edges of the split view in points.
    public var unsafe = UIEdgeInsets.zero
    /// Whether the primary column has the background of a sidebar, and so floats from 26 on.
    public var isSidebar = true
    /// Whether the app asked for two columns over the secondary one by that name.
    public var isOverByName = false
    /// Whether the primary edge is the right one.
    public var isPrimaryRight = false

    public init(primary: CGFloat, supplementary: CGFloat) {
      self.primary = primary
      self.supplementary = supplementary
    }
  }

  public static func decide(
    _ mode: SplitDisplayMode, in space: SplitSpace, _ figures: Figures
  ) -> Decision<Columns> {
    let columns =
      space.isFloating && figures.isSidebar
      ? floating(mode, in: space, figures) : flat(mode, in: space, figures)
    switch mode {
    case .automatic, .secondaryOnly: return Decision(columns, because: Why.alone)
    case .oneOverSecondary, .twoOverSecondary: return Decision(columns, because: Why.over)
    case .oneBesideSecondary, .twoBesideSecondary:
      return Decision(columns, because: columns.cover > 0 ? Why.floats : .beside)
    case .twoDisplaceSecondary: return Decision(columns, because: Why.displaced)
    }
  }

  /// Columns without a sidebar's background, from the primary edge on.
  private static func flat(
    _ mode: SplitDisplayMode, in space: SplitSpace, _ figures: Figures
  ) -> Columns {
    let width = space.size.width
    let line = space.isFloating ? space.line : 0
    var columns = Columns()
    var edge: CGFloat = 0
    if shows(.primary, mode, space) {
      columns.primary = column(from: 0, figures.primary, space, figures)
      edge = figures.primary + line
    }
    let moved = mode == .twoDisplaceSecondary ? edge : 0
    if shows(.supplementary, mode, space) {
      columns.supplementary = column(from: edge, figures.supplementary, space, figures)
      edge += figures.supplementary + line
    }
    let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
    columns.secondary =
      isOver
      ? column(from: 0, width, space, figures)
      // A displaced column is as wide as beside one other.
      : column(from: edge, width - edge + moved, space, figures)
    return columns
  }

  /// The primary column floats; its neighbour reaches below it to the primary edge.
  private static func floating(
    _ mode: SplitDisplayMode, in space: SplitSpace, _ figures: Figures
  ) -> Columns {
    var columns = Columns()
    let width = space.size.width
    let (unsafe, inset) = (figures.unsafe, SplitSpace.inset)
    let showsPrimary = shows(.primary, mode, space)
    if showsPrimary {
      var frame = column(from: inset, figures.primary, space, figures)
      frame.origin.y = unsafe.top
      frame.size.height = max(
        space.size.height - unsafe.top - max(inset, unsafe.bottom - inset), 0)
      columns.primary = frame
    }
    columns.secondary = column(from: 0, width, space, figures)
    guard space.style == .tripleColumn else {
      if showsPrimary, mode == .oneBesideSecondary { columns.cover = figures.primary + inset }
      return columns
    }
    guard shows(.supplementary, mode, space) else { return columns }
    let isBeside =
      showsPrimary && (mode == .twoBesideSecondary || mode == .twoDisplaceSecondary)
      || showsPrimary && mode == .twoOverSecondary && figures.isOverByName
    let shrunk = mode == .twoBesideSecondary ? shrunk(figures, in: space) : figures
    if isBeside { columns.cover = shrunk.primary + inset }
    if isBeside { columns.primary?.size.width = shrunk.primary }
    let reach = shrunk.supplementary + columns.cover
    columns.supplementary = column(from: 0, reach, space, figures)
    let coversSecondary =
      mode == .oneOverSecondary || mode == .twoOverSecondary && figures.isOverByName
    if !coversSecondary {
      columns.secondary = column(
        from: reach + space.line, width - reach - space.line, space, figures)
    }
    return columns
  }

  /// The widths of two columns that leave the secondary one its least width: both give way in
  /// proportion to what they can.
  private static func shrunk(_ figures: Figures, in space: SplitSpace) -> Figures {
    let needed =
      figures.primary + figures.supplementary + SplitSpace.inset + space.line
      + space.leastSecondary
    let slackOfPrimary = max(figures.primary - (space.minimumPrimary ?? 240), 0)
    let slackOfSecond = max(figures.supplementary - (space.minimumSupplementary ?? 240), 0)
    let slack = slackOfPrimary + slackOfSecond
    let missing = min(max(needed - space.size.width, 0), slack)
    guard missing > 0 else { return figures }
    var shrunk = figures
    shrunk.primary -= missing * slackOfPrimary / slack
    shrunk.supplementary -= missing * slackOfSecond / slack
    return shrunk
  }

  /// Whether a mode shows a column besides the secondary one.
  public static func shows(
    _ column: SplitColumn, _ mode: SplitDisplayMode, _ space: SplitSpace
  ) -> Bool {
    switch column {
    case .secondary: true
    case .compact: false
    case .primary: mode.sidebars >= (space.style == .tripleColumn ? 2 : 1)
    case .supplementary: space.style == .tripleColumn && mode.sidebars >= 1
    }
  }

  private static func column(
    from x: CGFloat, _ width: CGFloat, _ space: SplitSpace, _ figures: Figures
  ) -> CGRect {
    let width = max(width, 0)
    let origin = figures.isPrimaryRight ? space.size.width - x - width : x
    return CGRect(x: origin, y: 0, width: width, height: space.size.height)
  }
}

extension SplitLayout {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 217 }
    case alone, over, beside, floats, displaced

    var words: String {
      switch self {
      case .alone: "the secondary column has the whole split view"
      case .over: "the other columns lie over the secondary one"
      case .beside: "the columns lie side by side"
      case .floats: "the primary column floats over its neighbour"
      case .displaced: "the primary column moves the others aside"
      }
    }
  }
}
