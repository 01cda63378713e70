import AdaptCore
import AdaptDocuments
import Foundation

extension DocumentReading {
  /// Takes a child of a view.
  func take(
    _ child: InterfaceElement, into view: inout InterfaceView, _ reader: inout ElementReader
  ) {
    switch child.name {
    case "rect" where child["key"] == "frame" && view.frame == nil:
      var frame = ElementReader(child, log)
      _ = frame.string("key")
      view.frame = frame.rectangle()
      reader.keep(restOf: frame)
    case "autoresizingMask" where child["key"] == "autoresizingMask":
      var mask = ElementReader(child, log)
      _ = mask.string("key")
      view.autoresizing = mask.autoresizingMask()
      reader.keep(restOf: mask)
    case "subviews": view.subviews += views(child, &reader)
    case "constraints": view.constraints += constraints(child, &reader)
    case "variation": view.variations.append(variation(child))
    case "connections": view.connections += connections(child, &reader)
    case "userDefinedRuntimeAttributes":
      view.runtimeAttributes += runtimeAttributes(child, &reader)
    case "accessibility" where view.accessibility == nil:
      view.accessibility = accessibility(child, &reader)
    case "viewLayoutGuide", "keyboardLayoutGuide":
      var guide = ElementReader(child, log)
      let kind = guide.string("key") ?? ""
      view.guides.append(
        InterfaceController.LayoutGuide(kind, id: guide.id(), position: child.position))
      reader.keep(restOf: guide)
    case "edgeInsets" where child["key"] == "layoutMargins":
      var insets = ElementReader(child, log)
      _ = insets.string("key")
      view.layout.margins = insets.insets(left: "left", right: "right")
      reader.keep(restOf: insets)
    case "directionalEdgeInsets" where child["key"] == "directionalLayoutMargins":
      var insets = ElementReader(child, log)
      _ = insets.string("key")
      view.layout.directionalMargins = insets.insets(left: "leading", right: "trailing")
      reader.keep(restOf: insets)
    default:
      if takeContent(child, into: &view.content, &reader) { return }
      if child["key"] != nil, Self.isView(child) {
        view.subviews.append(self.view(child))
      } else {
        reader.keep(child)
      }
    }
  }

  /// The views of a list, where every element is one.
  func views(_ element: InterfaceElement, _ owner: inout ElementReader) -> [InterfaceView] {
    var list = ElementReader(element, log)
    let views = list.takeChildren().map(view)
    owner.keep(restOf: list)
    return views
  }
}
