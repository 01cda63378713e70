public import Foundation

/// What is known about a class of screens. All lengths are in points.
///
/// A profile is made by reading a profile file, which checks every figure: sizes are positive and
/// at most `WindowShare.longestSide`, safe areas and windows fit the screen, the rows of a table
/// do not overlap. A figure that no source states is absent, never invented.
public struct DeviceProfile: Hashable, Sendable {
  /// The name of the screen class, such as `iphone-414x896-max`.
  public let id: String
  /// The roles and models with this screen; a user's own profile may have none.
  public let names: [DeviceName]
  public let idiom: UIUserInterfaceIdiom
  /// Whether a home indicator takes the place of a home button.
  public let hasHomeIndicator: Bool
  /// The size of the screen held upright.
  public let screen: Sourced<CGSize>
  /// Pixels per point.
  public let scale: Sourced<CGFloat>?
  /// The radius of the display's corners.
  public let cornerRadius: Sourced<CGFloat>?
  /// The ways the device lets an interface turn, whatever an app supports.
  public let orientations: Sourced<UIInterfaceOrientationMask>
  public let sizeClasses: Sourced<PerOrientation<SizeClasses>>
  public let safeAreas: PerOrientation<SystemTable<UIEdgeInsets>>
  public let statusBars: PerOrientation<SystemTable<CGFloat>>
  public let margins: Sourced<PerOrientation<RootViewMargins>>?
  /// The windows that multitasking offers, by slot; slots without a known size are left out.
  public let windows: PerOrientation<[WindowSlot: SystemTable<DeviceWindow>]>
  /// What the codes in the figures' sources stand for, in the order of the file.
  public let sources: [SourceNote]

  package init(
    id: String, names: [DeviceName], idiom: UIUserInterfaceIdiom, hasHomeIndicator: Bool,
    screen: Sourced<CGSize>, scale: Sourced<CGFloat>?, cornerRadius: Sourced<CGFloat>?,
    orientations: Sourced<UIInterfaceOrientationMask>,
    sizeClasses: Sourced<PerOrientation<SizeClasses>>,
    safeAreas: PerOrientation<SystemTable<UIEdgeInsets>>,
    statusBars: PerOrientation<SystemTable<CGFloat>>,
    margins: Sourced<PerOrientation<RootViewMargins>>?,
    windows: PerOrientation<[WindowSlot: SystemTable<DeviceWindow>]>, sources: [SourceNote]
  ) {
    self.id = id
    self.names = names
    self.idiom = idiom
    self.hasHomeIndicator = hasHomeIndicator
    self.screen = screen
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.orientations = orientations
    self.sizeClasses = sizeClasses
    self.safeAreas = safeAreas
    self.statusBars = statusBars
    self.margins = margins
    self.windows = windows
    self.sources = sources
  }
}
