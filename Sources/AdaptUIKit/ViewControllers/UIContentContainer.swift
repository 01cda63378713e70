public import AdaptCore
public import Foundation

/// Something that holds content and is told of sizes to come. UIKit: `UIContentContainer`.
public protocol UIContentContainer: AnyObject {
  /// The size in points that the content would like to have; zero in a direction without a wish.
  var preferredContentSize: CGSize { get }

  /// A child's wish changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// A child's size by Auto Layout changed. There is none, so that nothing calls this.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// Returns the size that a child gets when the container gets a size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The size is about to change, in points. An override that does not call super cuts off what
  /// is below it.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// The traits are about to change. An override that does not call super cuts off what is below.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
