public import AdaptCore

/// The device that the app runs on. UIKit: `UIDevice`.
public final class UIDevice {
  private let run: Run?

  private init(run: Run?) { self.run = run }

  /// The device of the run whose turn is executing; outside a run one that nothing is known of.
  public static var current: UIDevice { UIDevice(run: Run.current) }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    run?.environment.traits.userInterfaceIdiom ?? .unspecified
  }

  /// The system, as `17.0`; empty outside a run.
  public var systemVersion: String {
    guard let system = run?.system else { return "" }
    return "\(system.major).\(system.minor)"
  }

  /// How a person holds the device; the interface may be another way up.
  public var orientation: UIDeviceOrientation {
    switch run?.deviceOrientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // The two count from opposite sides: the device turns left, and the interface right.
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case nil: .unknown
    }
  }
}

/// How a device is held. UIKit: `UIDeviceOrientation`, with its raw values.
public enum UIDeviceOrientation: Int, Hashable, Sendable, CaseIterable {
  case unknown = 0
  case portrait
  case portraitUpsideDown
  /// The home button is on the right: the interface is in `landscapeRight`.
  case landscapeLeft
  /// The home button is on the left: the interface is in `landscapeLeft`.
  case landscapeRight
  case faceUp
  case faceDown
}

extension UIDeviceOrientation {
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
