/// The name of a method that controllers up the hierarchy are looked through for.
///
/// It stands in for the Objective-C runtime's selector, which exists on Apple's systems only: the
/// language has no `#selector` here. Write a method of the app's own by its name.
public struct Selector: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ name: String) { self.init(rawValue: name) }

  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// `UIViewController.show(_:sender:)`.
  public static let show = Selector("showViewController:sender:")
  /// `UIViewController.showDetailViewController(_:sender:)`.
  public static let showDetail = Selector("showDetailViewController:sender:")
  /// `UIViewController.allowedChildrenForUnwinding(from:)`.
  public static let allowedChildrenForUnwinding = Selector(
    "allowedChildViewControllersForUnwindingFromSource:")
  /// `UIViewController.forUnwindSegueAction(_:from:withSender:)`.
  public static let forUnwindSegueAction = Selector(
    "viewControllerForUnwindSegueAction:fromViewController:withSender:")
  /// `UIViewController.segueForUnwinding(to:from:identifier:)`.
  public static let segueForUnwinding = Selector(
    "segueForUnwindingToViewController:fromViewController:identifier:")
}
