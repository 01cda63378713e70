public import AdaptCore
public import Foundation

/// What a split view has to arrange itself in.
public struct SplitSpace: Hashable, Sendable {
  public var style: SplitStyle
  /// The size of its view in points.
  public var size: CGSize
  public var system: SystemVersion
  /// In pixels a point.
  public var scale: CGFloat
  /// The least widths that the app states, in points; nil where the system chooses.
  public var minimumPrimary: CGFloat?
  public var minimumSupplementary: CGFloat?
  public var minimumSecondary: CGFloat?

  public init(style: SplitStyle, size: CGSize, system: SystemVersion, scale: CGFloat = 2) {
    self.style = style
    self.size = size
    self.system = system
    self.scale = scale
  }
}

extension SplitSpace {
  /// Whether the arrangement is that of 26, where the primary column floats.
  var isFloating: Bool { system >= 26 }
  var isWide: Bool { size.width > size.height }
  /// How many columns there can be besides the secondary one.
  var sidebars: Int { style.columns.count - 1 }

  /// The least width of the secondary column under 26, in points.
  var leastSecondary: CGFloat { minimumSecondary ?? 464 }
  /// The room around the floating primary column, in points.
  static let inset: CGFloat = 10
  /// The line between two columns under 26, in points.
  var line: CGFloat { 1 / max(scale, 1) }

  /// Whether a column fits beside the secondary one.
  ///
  /// Up to 25 it is the shape that counts: a half of a large pad acts like an upright one.
  var fitsTwo: Bool { isFloating ? size.width >= leastSecondary : isWide }

  /// Whether three columns fit side by side.
  ///
  /// Under 26 they need their least widths, the room before the first and a line, to the nearest
  /// pixel. Before, 1366 points are assumed.
  var fitsThree: Bool {
    guard isFloating else { return isWide && size.width >= 1_366 }
    let needed =
      (minimumPrimary ?? 240) + (minimumSupplementary ?? 240) + Self.inset + line + leastSecondary
    return (size.width * scale).rounded() / scale >= needed
  }
}

extension SplitBehavior {
  /// The mode in which so many columns are shown besides the secondary one.
  ///
  /// - Parameter sidebars: 0 to 2.
  func mode(sidebars: Int) -> SplitDisplayMode {
    switch (self, sidebars) {
    case (_, ...0): .secondaryOnly
    case (.overlay, 1): .oneOverSecondary
    case (.overlay, _): .twoOverSecondary
    case (.displace, 2...): .twoDisplaceSecondary
    case (.tile, 2...), (.automatic, 2...): .twoBesideSecondary
    case (.tile, _), (.displace, _), (.automatic, _): .oneBesideSecondary
    }
  }
}
