public import AdaptCore

/// What an unwind begins with. UIKit: `UIStoryboardUnwindSegueSource` (9+).
public final class UIStoryboardUnwindSegueSource {
  public let source: UIViewController
  /// The method that the destination has.
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
