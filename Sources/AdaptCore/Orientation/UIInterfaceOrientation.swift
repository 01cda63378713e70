/// Which way up an interface is. UIKit: `UIInterfaceOrientation`, with its raw values.
public enum UIInterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { !isLandscape }
}
