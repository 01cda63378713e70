public import AdaptCore
public import AdaptRules
public import Foundation

/// A view whose content may be larger than itself. UIKit: `UIScrollView`.
///
/// Nothing scrolls: it is here for the insets that bars and safe areas give it.
open class UIScrollView: UIView {
  public typealias ContentInsetAdjustmentBehavior = ScrollInsets.Behavior

  open var contentSize = CGSize.zero
  /// What the app keeps the content from the edges, in points.
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  /// Whether a person can scroll.
  open var isScrollEnabled = true

  override var isPlain: Bool { type(of: self) == UIScrollView.self }

  /// What the content is kept from the edges in all, in points (rule `layout.scroll-insets`).
  ///
  /// UIKit adds what bars need to `contentInset` itself up to 10.
  open var adjustedContentInset: UIEdgeInsets {
    let system = run?.system ?? .newestModelled
    var facts = ScrollInsets.Facts()
    facts.behavior = contentInsetAdjustmentBehavior
    facts.safeArea = safeAreaInsets
    facts.scrollsAcross = alwaysBounceHorizontal || contentSize.width > bounds.width
    facts.scrollsDown = alwaysBounceVertical || contentSize.height > bounds.height
    if let owner = ownerThatAdjusts {
      facts.isAdjustedContent = true
      facts.guides = owner.guideLengths
    }
    return contentInset + ScrollInsets.decide(facts, on: system).value
  }

  /// The controller whose content this is, in a container with bars, if it adjusts scroll views.
  private var ownerThatAdjusts: UIViewController? {
    guard let owner = owningController, owner.automaticallyAdjustsScrollViewInsets,
      owner.parent?.constrainsLayoutGuides == true,
      owner.viewIfLoaded === self || owner.viewIfLoaded?.subviews.first === self
    else { return nil }
    return owner
  }
}
