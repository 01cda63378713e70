/// Which way up an interface is. UIKit: `UIInterfaceOrientation`, with its raw values.
public enum UIInterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { !isLandscape }
}

extension UIInterfaceOrientation: CustomStringConvertible {
  /// The case's name. Spelled out, since a name found by reflection costs thousands of
  /// instructions, and each rotation has one.
  public var description: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }
}
