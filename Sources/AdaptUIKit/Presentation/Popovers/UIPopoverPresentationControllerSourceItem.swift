public import Foundation

/// Something that a popover can point at (16+). UIKit: `UIPopoverPresentationControllerSourceItem`.
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Returns where the item lies now (17+).
  ///
  /// - Returns: The frame in the space of `referenceView`, in points; nil where the item is not in
  ///   the same window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window = referenceView.window else { return nil }
    if standInFrame == nil, let (bar, frame) = placeInBar, bar.window === window {
      return bar.convert(frame, to: referenceView)
    }
    let topEdge = CGRect(
      x: window.bounds.midX, y: 0, width: 0, height: window.run?.environment.safeArea.top ?? 0)
    return window.convert(standInFrame ?? topEdge, to: referenceView)
  }
}
