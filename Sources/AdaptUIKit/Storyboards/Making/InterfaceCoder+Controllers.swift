import AdaptCore
import AdaptDocuments
import Foundation

extension InterfaceCoder {
  /// Gives a controller what the document says of it and of its bars.
  func decode(_ made: UIViewController) {
    guard let controller else { return }
    made.scene = scene
    scene.controller = made
    scene.put(
      made, id: controller.id, attributes: controller.runtimeAttributes,
      connections: controller.connections)
    made.join(Run.current)
    if let title = controller.title { made.title = title }
    made.restorationIdentifier =
      controller.usesStoryboardIdentifierForRestoration
      ? controller.storyboardIdentifier : controller.restorationIdentifier
    if let style = controller.presentationStyle { made.statedStyle = style }
    if let style = controller.transitionStyle { made.modalTransitionStyle = style }
    made.definesPresentationContext = controller.definesPresentationContext
    made.providesPresentationContextTransitionStyle =
      controller.providesPresentationContextTransitionStyle
    made.isModalInPresentation = controller.isModalInPresentation
    made.hidesBottomBarWhenPushed = controller.hidesBottomBarWhenPushed
    made.automaticallyAdjustsScrollViewInsets = controller.adjustsScrollViewInsets
    made.extendedLayoutIncludesOpaqueBars = controller.extendsUnderOpaqueBars
    made.edgesForExtendedLayout = controller.extendedEdges
    if let size = controller.preferredContentSize { made.preferredContentSize = size }
    decodeBars(of: made, controller)
  }
}

// MARK: - What a class is made with

extension InterfaceCoder {
  /// The style of a split view that has columns; nil for the classic one.
  var splitStyle: SplitStyle? {
    guard case .split(let columns) = controller?.content, columns.hasColumnStyle else {
      return nil
    }
    let hasThree = controller?.segues.contains { $0.kind == .relationship(.supplementary) }
    return hasThree == true ? .tripleColumn : .doubleColumn
  }

  /// What pages are made with.
  struct PageFacts {
    let style: PageTransitionStyle
    let orientation: PageNavigationOrientation
    let spine: PageSpineLocation
    let isTwoSided: Bool
  }

  /// What the document says of pages; nil for another controller.
  var pages: PageFacts? {
    guard case .pages(let pages) = controller?.content else { return nil }
    let spine: PageSpineLocation =
      switch pages.spineLocation {
      case _ where !pages.curls: .none
      case "mid": .mid
      case "max": .max
      default: .min
      }
    return PageFacts(
      style: pages.curls ? .pageCurl : .scroll,
      orientation: pages.isVertical ? .vertical : .horizontal, spine: spine,
      isTwoSided: pages.isDoubleSided || spine == .mid)
  }
}
