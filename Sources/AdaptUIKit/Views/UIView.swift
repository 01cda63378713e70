public import AdaptCore
public import Foundation

/// A rectangle that holds others. UIKit: `UIView`.
///
/// Lengths are in points. The frame is the bounds' size at an origin in the superview's space,
/// moved, scaled and turned by the transform, if there is one.
open class UIView: UIResponder, UITraitEnvironment {
  public var tag = 0
  public var accessibilityIdentifier: String?
  /// What assistive technology reads out; a person can name the view by it.
  public var accessibilityLabel: String?
  public var restorationIdentifier: String?
  /// Opacity from 0 to 1; it takes part in no decision.
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var isUserInteractionEnabled = true
  /// Whether what lies outside the bounds is not drawn; it takes part in no decision.
  public var clipsToBounds = false
  /// How the view follows its superview's size. UIKit's default is none of it; the view of a
  /// controller follows both width and height.
  @exclusivity(unchecked) public var autoresizingMask: AutoresizingMask = []
  @exclusivity(unchecked) public var autoresizesSubviews = true
  /// Whether the mask takes part in layout by constraints. Nobody solves those: where this is false
  /// a mask that stands for the document's constraints counts (rule
  /// `documents.constraint-stand-in`).
  public var translatesAutoresizingMaskIntoConstraints = true
  @exclusivity(unchecked) public var insetsLayoutMarginsFromSafeArea = true {
    didSet { markMargins() }
  }
  @exclusivity(unchecked) public var preservesSuperviewLayoutMargins = false {
    didSet { markMargins() }
  }

  @exclusivity(unchecked) public internal(set) var subviews: [UIView] = []
  @exclusivity(unchecked) public internal(set) var traitCollection = UITraitCollection()
  @exclusivity(unchecked) public internal(set) var safeAreaInsets = UIEdgeInsets.zero
  /// Traits that the view states for itself and what is below it (17+).
  @exclusivity(unchecked) public var traitOverrides = UITraitOverrides() {
    didSet { traitOverridesDidChange() }
  }

  // Up-links are cleared by the object they lead to, so they never dangle.
  unowned(unsafe) var superviewLink: UIView?
  unowned(unsafe) var windowLink: UIWindow?
  unowned(unsafe) var controller: UIViewController?

  var origin: CGPoint
  var boundsRect: CGRect
  var statedMargins: UIEdgeInsets?
  var lastMargins = UIEdgeInsets.zero
  /// The view's unsafe edges in points, on every system; `safeAreaInsets` shows them from 11.
  var unsafeInsets = UIEdgeInsets.zero
  var needsLayout = true
  /// Whether this view or one below it has work for the next layout pass.
  var needsVisit = true
  var needsSafeArea = true
  /// Whether the view was found to be wider than the window.
  var isTooWide = false
  /// What `transform` is, where it is not the identity.
  var statedTransform: CGAffineTransform?
  /// The appearance that the view states for itself and what is below it (13+).
  var statedInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Levels below this view, never fewer than there are.
  var levelsBelow = 0
  /// Where the view was found among its siblings; it may have moved on since.
  var lastPlace = 0
  /// Counts the moves from one superview to another, so that one can tell that it was overtaken.
  var moveCount: UInt32 = 0
  var traitRegistrations: [TraitRegistration] = []
  /// The gestures on the view; nil for none.
  var recognizers: [UIGestureRecognizer]?
  /// What the view keeps of the document that it was made from; nil for one that code made.
  @exclusivity(unchecked) var document: DocumentView?

  /// Makes a view of no size by way of `init(frame:)`, as UIKit does.
  public convenience override init() { self.init(frame: .zero) }

  /// - Parameter frame: In the space of the superview to come, in points.
  public init(frame: CGRect) {
    origin = frame.origin
    boundsRect = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Makes a view with what the document says of it. One that gets any other coder has no size.
  public required init?(coder: NSCoder) {
    let coder = coder as? InterfaceCoder
    let frame = coder?.view?.usableFrame ?? .zero
    origin = frame.origin
    boundsRect = CGRect(origin: .zero, size: frame.size)
    super.init()
    coder?.decode(self)
  }

  deinit {
    for view in subviews { view.superviewLink = nil }
  }

  /// The rectangle in the superview's space.
  open var frame: CGRect {
    get { shownFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own space.
  open var bounds: CGRect {
    get { boundsRect }
    set { setBounds(newValue) }
  }

  /// The middle of the frame, in the superview's space.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + boundsRect.width / 2, y: origin.y + boundsRect.height / 2) }
    set {
      let size = boundsRect.size
      place(
        origin: CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2), size: size
      )
    }
  }

  /// How the view is moved, scaled and turned about its centre. UIKit: `transform`.
  ///
  /// Bounds and centre stay, and the frame is the rectangle around the result. UIKit does not say
  /// what setting the frame does then; here the rectangle around the view becomes that frame.
  open var transform: CGAffineTransform {
    get { statedTransform ?? .identity }
    set { setTransform(newValue) }
  }

  /// The space that content keeps from the view's edges. UIKit: `layoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set {
      statedMargins = newValue
      markMargins()
    }
  }

  open override var next: UIResponder? { controller ?? superview }

  /// Whether calls to the view's hooks are not worth recording: a plain view has none to watch.
  var isPlain: Bool { type(of: self) == UIView.self }

  // MARK: Hierarchy

  /// Puts a view on top of the other subviews, out of the superview it had.
  open func addSubview(_ view: UIView) { insert(view, at: .top) }

  /// Puts a view at a place among the subviews; a place outside them is moved to the nearest end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Puts a view right below another subview, or on top where that is none.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Puts a view right above another subview, or on top where that is none.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, isFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, isFront: false) }
  open func removeFromSuperview() { takeOut() }

  // MARK: Layout

  /// Asks for a layout of the view in the next commit.
  open func setNeedsLayout() { markLayout() }

  /// Lays out the view and what is below it, as far as it is asked for.
  open func layoutIfNeeded() { layOut() }

  open func layoutSubviews() {}

  /// The size in points that suits the view; by default the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  // MARK: Touches

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Returns the topmost view at a point that takes touches, this one or one below it.
  ///
  /// A view takes none while it is hidden, clear or without interaction, and then none below it
  /// does. Taps of a person are led by this method, so an override can let them through.
  ///
  /// - Parameter point: In this view's own space, in points.
  /// - Returns: Nil where nothing here takes the touch.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    topmostView(at: point, event)
  }

  /// Returns whether a point lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Hooks

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIView {
  public typealias AutoresizingMask = AdaptCore.AutoresizingMask

  public var superview: UIView? { superviewLink }
  public var window: UIWindow? { windowLink }
}
