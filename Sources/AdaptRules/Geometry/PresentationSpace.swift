public import AdaptCore
public import Foundation

/// The room a presentation has, as its geometry needs to know it.
public struct PresentationSpace: Hashable, Sendable {
  /// The container's size in points.
  public var size: CGSize
  /// The container's safe area insets in points.
  public var safeArea: UIEdgeInsets
  /// The window's traits.
  public var traits: UITraitCollection
  public var system: SystemVersion
  /// The SDK the app was built with, which decides whether it has the design of 26.
  public var sdk: SystemVersion

  /// - Parameter sdk: The linked SDK; the version of the system unless given.
  public init(
    size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection, system: SystemVersion,
    sdk: SystemVersion? = nil
  ) {
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
    self.system = system
    self.sdk = sdk ?? system
  }

  /// The container's bounds in its own space.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

extension PresentationSpace {
  /// The system whose look the app has.
  var design: SystemVersion { Platform(system: system, sdk: sdk).design }

  var isCompactWidth: Bool { traits.horizontalSizeClass == .compact }
  var isCompactHeight: Bool { traits.verticalSizeClass == .compact }

  /// The height in points kept free for the status bar, also where it is hidden: every measured
  /// card and popover up to 13 leaves 20 points, in landscape too.
  var statusBarHeight: CGFloat { max(20, safeArea.top) }

  /// A rectangle of that size, cut to the container, in its middle.
  func centred(_ size: CGSize) -> CGRect {
    let width = min(size.width, self.size.width)
    let height = min(size.height, self.size.height)
    return CGRect(
      x: (self.size.width - width) / 2, y: (self.size.height - height) / 2, width: width,
      height: height)
  }

  /// The card of systems up to 12: as wide as the container's shorter side, as high as the
  /// container without the status bar, at the bottom.
  var classicCard: CGRect {
    let width = min(size.width, size.height)
    let top = statusBarHeight
    return CGRect(
      x: (size.width - width) / 2, y: top, width: width, height: max(0, size.height - top))
  }

  /// The card from 13 on: between the side insets, a gap below the safe area, down to the bottom.
  var card: CGRect {
    let top = safeArea.top + cardGap
    return CGRect(
      x: safeArea.left, y: top, width: max(0, size.width - safeArea.left - safeArea.right),
      height: max(0, size.height - top))
  }

  /// The gap in points between the safe area and the card.
  private var cardGap: CGFloat {
    let hasNoHomeButton = traits.userInterfaceIdiom == .phone && safeArea.bottom > 0
    guard hasNoHomeButton else { return 20 }
    return design < 26 ? 10 : 0
  }
}
