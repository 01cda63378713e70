import AdaptCore
import AdaptRules
import Foundation

/// A device and a system, from which the environment of a window follows.
///
/// One run holds it; it is an object so that asking it does not copy the profile.
final class DeviceModel {
  let profile: DeviceProfile
  let platform: Platform
  /// Traits that a person or the system sets apart from size: appearance, text size, direction.
  var stated: UITraitCollection
  /// Whether the app wants no status bar.
  var hidesStatusBar = false

  init(profile: DeviceProfile, platform: Platform, stated: UITraitCollection) {
    self.profile = profile
    self.platform = platform
    self.stated = stated
  }

  /// The environment in an orientation, for a window's share of the screen; nil where no source
  /// states the size of that share (R148).
  func environment(_ orientation: UIInterfaceOrientation, _ share: WindowShare) -> Environment? {
    let screen = profile.size(in: orientation)
    guard let window = size(of: share, in: orientation) else { return nil }
    let stated = profile.safeAreaInsets(in: orientation, system: platform.system)?.value ?? .zero
    let insets = StatusBarInset.decide(
      device: stated, isHidden: hidesStatusBar, hasHomeIndicator: profile.hasHomeIndicator
    ).value
    let safeArea = WindowSafeArea.decide(
      device: insets, window: CGRect(origin: .zero, size: window), screen: screen
    ).value
    return Environment(
      screenSize: screen, windowSize: window, safeArea: safeArea, orientation: orientation,
      traits: traits(orientation, window: window, screen: screen), sharesScreen: window != screen)
  }

  /// The environment of a window that has the whole screen.
  func fullScreen(_ orientation: UIInterfaceOrientation) -> Environment {
    guard let environment = environment(orientation, .full) else {
      preconditionFailure("\(profile.id) states no size of its screen")
    }
    return environment
  }

  /// Whether a figure in use was not stated for the system but for another.
  func isExtended(
    _ figure: DeviceFigures.Figure, in orientation: UIInterfaceOrientation, _ share: WindowShare
  ) -> Bool {
    let system = platform.system
    switch figure {
    case .safeArea:
      return profile.safeAreaInsets(in: orientation, system: system)?.isExtended ?? false
    case .window: return profile.window(share, in: orientation, system: system)?.isExtended ?? false
    }
  }

  private func size(of share: WindowShare, in orientation: UIInterfaceOrientation) -> CGSize? {
    let screen = profile.size(in: orientation)
    switch share {
    case .full: return screen
    case .slot: return profile.window(share, in: orientation, system: platform.system)?.value.size
    case .free(let size):
      return CGSize(width: min(size.width, screen.width), height: min(size.height, screen.height))
    }
  }

  private func traits(
    _ orientation: UIInterfaceOrientation, window: CGSize, screen: CGSize
  ) -> UITraitCollection {
    let classes =
      window.width == screen.width || profile.idiom == .phone
      ? FullScreenSizeClasses.decide(device: profile.sizeClasses(in: orientation)).value
      : WindowSizeClasses.decide(width: window.width).value
    return UITraitCollection(
      userInterfaceIdiom: profile.idiom, userInterfaceStyle: .light, userInterfaceLevel: .base,
      layoutDirection: .leftToRight, horizontalSizeClass: classes.horizontal,
      verticalSizeClass: classes.vertical, preferredContentSizeCategory: .large,
      displayScale: profile.scale?.value ?? 0
    ).overridden(by: stated)
  }
}

extension DeviceChoice {
  /// What a person calls the device: the model asked for, or the first two of its screen class that
  /// ran the system; empty when none did.
  func title(on system: SystemVersion) -> String {
    func model(_ name: DeviceName) -> String? {
      if case .model(let title) = name.kind { title } else { nil }
    }
    if let asked = model(name) { return asked }
    let ran = profile.names.filter { $0.systems.value.contains(system) }
    return ran.compactMap(model).prefix(2).joined(separator: ", ")
  }
}
