public import Foundation

extension DeviceProfile {
  /// The size of the screen held upright, in points.
  public var size: CGSize { screen.value }

  /// Returns the size of the screen, in points, as an interface of that orientation sees it.
  public func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? size.transposed : size
  }

  /// Returns the size classes of a window that fills the screen.
  public func sizeClasses(in orientation: UIInterfaceOrientation) -> SizeClasses {
    sizeClasses.value[orientation]
  }

  /// Returns the insets, in points, that a window which fills the screen keeps free.
  ///
  /// Before 11 there are no safe areas; what content then has to leave free is the status bar.
  ///
  /// - Returns: The figure for the system, marked as extended if none covers it; nil when no
  ///   source states one.
  ///
  /// UIKit: `UIWindow.safeAreaInsets`.
  public func safeAreaInsets(
    in orientation: UIInterfaceOrientation, system: SystemVersion
  ) -> Sourced<UIEdgeInsets>? {
    guard system >= SystemVersion(11) else {
      return statusBarHeight(in: orientation, system: system)?.map { UIEdgeInsets(top: $0) }
    }
    return safeAreas[orientation].figure(for: system)
  }

  /// Returns the height of the status bar, in points; phones hide it in landscape.
  ///
  /// UIKit: `UIStatusBarManager.statusBarFrame`.
  public func statusBarHeight(
    in orientation: UIInterfaceOrientation, system: SystemVersion
  ) -> Sourced<CGFloat>? {
    statusBars[orientation].figure(for: system)
  }

  /// Returns the left and right margins of a root view that fills the screen, in points.
  public func rootViewMargins(in orientation: UIInterfaceOrientation) -> Sourced<RootViewMargins>? {
    margins?.map { $0[orientation] }
  }

  /// Returns the window that a share of the screen gives.
  ///
  /// - Returns: Nil for a slot whose size no source states, and for a free size: a profile does
  ///   not know its size classes.
  public func window(
    _ share: WindowShare, in orientation: UIInterfaceOrientation, system: SystemVersion
  ) -> Sourced<DeviceWindow>? {
    switch share {
    case .full:
      screen.map { _ in
        DeviceWindow(size: size(in: orientation), sizeClasses: sizeClasses(in: orientation))
      }
    case .slot(let slot): windows[orientation][slot]?.figure(for: system)
    case .free: nil
    }
  }

  /// The profile under its own id: it runs what any of its models runs, the newest by default.
  public var ownName: DeviceName {
    var systems = names.first?.systems
    for name in names.dropFirst() {
      systems = systems?.map { $0.union(name.systems.value) }
    }
    let any = Sourced(SystemRange(from: .oldestModelled), source: screen.source, confidence: .fair)
    return DeviceName(id, kind: .screenClass, systems: systems ?? any)
  }
}
