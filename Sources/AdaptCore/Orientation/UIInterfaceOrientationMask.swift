/// A set of interface orientations. UIKit: `UIInterfaceOrientationMask`, with its raw values.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The set that holds just one orientation.
  public init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

  public static let portrait = UIInterfaceOrientationMask(.portrait)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  public func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    contains(UIInterfaceOrientationMask(orientation))
  }
}

extension UIInterfaceOrientationMask: CustomStringConvertible {
  /// The members by name, in UIKit's order of raw values.
  public var description: String {
    switch self {
    case .all: "all"
    case .allButUpsideDown: "allButUpsideDown"
    case .landscape: "landscape"
    default:
      UIInterfaceOrientation.allCases.filter { contains($0) }.map { "\($0)" }.joined(separator: "+")
    }
  }
}
