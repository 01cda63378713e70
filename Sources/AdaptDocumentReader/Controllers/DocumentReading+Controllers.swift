import AdaptCore
import AdaptDocuments
import Foundation

extension DocumentReading {
  /// Whether an object at the top is a controller.
  static func isController(_ element: InterfaceElement) -> Bool {
    if element["sceneMemberID"] == "viewController" { return true }
    switch element.name {
    case "viewController", "tableViewController", "collectionViewController",
      "navigationController", "tabBarController", "splitViewController", "pageViewController",
      "hostingController", "avPlayerViewController", "glkViewController",
      "viewControllerPlaceholder":
      return true
    default: return false
    }
  }

  func controller(_ element: InterfaceElement) -> InterfaceController {
    var reader = ElementReader(element, log)
    let id = reader.id()
    if id.isEmpty { reader.note("<\(element.name)> has no id; nothing can lead to it") }
    let content = controllerContent(of: &reader)
    var controller = InterfaceController(content, id: id, position: reader.position)
    takeNames(&reader, into: &controller)
    takeBehavior(&reader, into: &controller)
    for child in reader.takeChildren() { take(child, into: &controller, &reader) }
    controller.rest = reader.rest()
    return controller
  }

  private func takeNames(
    _ reader: inout ElementReader, into controller: inout InterfaceController
  ) {
    _ = reader.sceneMember()
    controller.customClass = reader.customClass()
    controller.storyboardIdentifier = reader.filledString("storyboardIdentifier")
    controller.restorationIdentifier = reader.filledString("restorationIdentifier")
    controller.usesStoryboardIdentifierForRestoration =
      reader.flag("useStoryboardIdentifierAsRestorationIdentifier", default: false)
    controller.title = reader.text("title")
    controller.userLabel = reader.filledString("userLabel")
  }

  private func takeBehavior(
    _ reader: inout ElementReader, into controller: inout InterfaceController
  ) {
    controller.presentationStyle = reader.presentationStyle()
    controller.transitionStyle = reader.transitionStyle()
    controller.definesPresentationContext =
      reader.flag("definesPresentationContext", default: false)
    controller.providesPresentationContextTransitionStyle =
      reader.flag("providesPresentationContextTransitionStyle", default: false)
    controller.isModalInPresentation =
      reader.flag("modalInPresentation") ?? reader.flag("isModalInPresentation", default: false)
    controller.hidesBottomBarWhenPushed = reader.flag("hidesBottomBarWhenPushed", default: false)
    controller.adjustsScrollViewInsets =
      reader.flag("automaticallyAdjustsScrollViewInsets", default: true)
    controller.extendsUnderOpaqueBars =
      reader.flag("extendedLayoutIncludesOpaqueBars", default: false)
    controller.resizesViewToFullSize =
      reader.flag("autoresizesArchivedViewToFullSize", default: true)
  }
}
