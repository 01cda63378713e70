import AdaptCore
import AdaptDocuments
import Foundation

extension DocumentReading {
  /// Takes a child of a controller.
  func take(
    _ child: InterfaceElement, into controller: inout InterfaceController,
    _ reader: inout ElementReader
  ) {
    switch child.name {
    case "connections": controller.connections += connections(child, &reader)
    case "userDefinedRuntimeAttributes":
      controller.runtimeAttributes += runtimeAttributes(child, &reader)
    case "layoutGuides": controller.layoutGuides += layoutGuides(child, &reader)
    case "navigationItem" where controller.navigationItem == nil:
      controller.navigationItem = navigationItem(child)
    case "tabBarItem" where controller.tabBarItem == nil:
      controller.tabBarItem = tabBarItem(child)
    case "toolbarItems": controller.toolbarItems += barItems(child, &reader)
    case "extendedEdge" where child["key"] == "edgesForExtendedLayout":
      var edges = ElementReader(child, log)
      _ = edges.string("key")
      controller.extendedEdges = edges.edges()
      reader.keep(restOf: edges)
    case "size", "value":
      takeSize(child, into: &controller, &reader)
    default:
      guard let key = child["key"], Self.isView(child) else {
        reader.keep(child)
        return
      }
      if key == "view", controller.view == nil {
        controller.view = view(child)
      } else {
        controller.otherViews.append(otherView(child, of: &controller))
      }
    }
  }

  private func takeSize(
    _ child: InterfaceElement, into controller: inout InterfaceController,
    _ reader: inout ElementReader
  ) {
    var size = ElementReader(child, log)
    switch child["key"] {
    case "freeformSize":
      _ = size.string("key")
      controller.canvasSize = size.size()
    case "contentSizeForViewInPopover", "preferredContentSize":
      _ = size.string("key")
      _ = size.choice("type", of: ["size": true])
      controller.preferredContentSize = size.size()
    default:
      reader.keep(child)
      return
    }
    reader.keep(restOf: size)
  }

  /// A bar of a container, which also says how the container behaves, or a refresh control.
  private func otherView(
    _ element: InterfaceElement, of controller: inout InterfaceController
  ) -> InterfaceView {
    guard case .navigation(var bars) = controller.content else { return view(element) }
    var reader = ElementReader(element, log)
    switch element["key"] {
    case "navigationBar":
      bars.prefersLargeTitles = reader.flag("largeTitles", default: false)
      bars.isNavigationBarTranslucent = reader.flag("translucent", default: true)
    case "toolbar": bars.isToolbarTranslucent = reader.flag("translucent", default: true)
    default: break
    }
    controller.content = .navigation(bars)
    return view(reader.element)
  }

  private func layoutGuides(
    _ element: InterfaceElement, _ owner: inout ElementReader
  ) -> [InterfaceController.LayoutGuide] {
    var list = ElementReader(element, log)
    var guides: [InterfaceController.LayoutGuide] = []
    for child in list.takeChildren() {
      var guide = ElementReader(child, log)
      let kind = guide.string("type") ?? ""
      guides.append(
        InterfaceController.LayoutGuide(kind, id: guide.id(), position: child.position))
      list.keep(restOf: guide)
    }
    owner.keep(restOf: list)
    return guides
  }
}
