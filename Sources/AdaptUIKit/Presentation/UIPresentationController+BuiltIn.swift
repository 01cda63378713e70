import AdaptCore
import AdaptRules
import Foundation

/// What UIKit's own presentations have in common: rules say what the style in effect means.
extension UIPresentationController {
  /// Whether the style takes the presenter's view out of the hierarchy.
  var styleRemovesPresenter: Bool {
    guard let run else { return false }
    return PresenterCoverage.decide(style: style, traits: traitCollection, on: run.system).value
  }

  /// The frame that the style gives in a container of a size, in points.
  func builtInFrame(in size: CGSize) -> Decision<CGRect> {
    guard let run else { return Decision(CGRect(origin: .zero, size: size), because: ReasonList()) }
    return PresentedGeometry.decide(
      style: style, in: run.space(of: size),
      preferred: presentedViewController.preferredContentSize)
  }
}
