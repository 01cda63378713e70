public import Foundation

/// A row or column of views. UIKit: `UIStackView`.
///
/// It keeps which views are arranged. They have the frames that code or the document gives them:
/// arranging them is the work of constraints, which are not solved.
open class UIStackView: UIView {
  /// UIKit: `NSLayoutConstraint.Axis`.
  public enum Axis: Int, Hashable, Sendable, CaseIterable {
    case horizontal = 0
    case vertical
  }

  /// UIKit: `UIStackView.Distribution`.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    case fill = 0
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// UIKit: `UIStackView.Alignment`.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    case fill = 0
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  open var axis = Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  /// Between two arranged views, in points.
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false

  private var arranged: [UIView] = []

  override var isPlain: Bool { type(of: self) == UIStackView.self }

  /// The arranged views in their order; those that have left the stack view are none of them.
  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Arranges a view after the others, and makes it a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// A place outside of the arranged views is moved to the nearest end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Arranges a view no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }

  /// Arranges a view no more that has left.
  func forget(_ view: UIView) { arranged.removeAll { $0 === view } }

  /// Arranges some subviews in place of those that are arranged, but for what code has added.
  func arrange(_ views: [UIView]) {
    let own = Set(views)
    arranged = views + arrangedSubviews.filter { !own.contains($0) }
  }

  /// Arranges a view that is a subview, or becomes one on top.
  private func arrange(_ view: UIView, at place: Int) {
    arranged = arrangedSubviews.filter { $0 !== view }
    arranged.insert(view, at: min(max(place, 0), arranged.count))
    if view.superview !== self { insert(view, at: .top) }
  }
}
