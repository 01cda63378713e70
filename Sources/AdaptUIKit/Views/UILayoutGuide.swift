import AdaptCore
public import Foundation

/// A part of a view that content keeps to. UIKit: `UILayoutGuide`.
///
/// It tells where that part lies; constraints come with Auto Layout.
public final class UILayoutGuide {
  public private(set) weak var owningView: UIView?
  private let insets: (UIView) -> UIEdgeInsets

  fileprivate init(of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }

  /// The rectangle in the owning view's space, in points; zero when the view is gone.
  public var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return view.bounds.inset(by: insets(view))
  }
}

extension UIView {
  /// The part of the view that bars and the edges of the device leave free (11+).
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(of: self, insets: \.safeAreaInsets)
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self, insets: \.layoutMargins) }

  /// Returns a view that looks as this one does, for an animation: a plain one of the same frame.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
}
