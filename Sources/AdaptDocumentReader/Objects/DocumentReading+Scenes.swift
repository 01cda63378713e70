import AdaptDocuments
import Foundation

extension DocumentReading {
  func scene(_ element: InterfaceElement) -> InterfaceScene {
    var reader = ElementReader(element, log)
    var scene = InterfaceScene(id: reader.string("sceneID") ?? "", position: reader.position)
    for child in reader.takeChildren() {
      switch child.name {
      case "objects":
        var objects = ElementReader(child, log)
        for child in objects.takeChildren() { add(child, to: &scene) }
        reader.keep(restOf: objects)
      case "point" where child["key"] == "canvasLocation" && scene.canvasLocation == nil:
        var point = ElementReader(child, log)
        _ = point.string("key")
        scene.canvasLocation = point.point()
        reader.keep(restOf: point)
      default: reader.keep(child)
      }
    }
    if scene.controller == nil {
      reader.note("the scene has no controller; nothing can lead to it")
    }
    scene.rest = reader.rest()
    return scene
  }

  private func add(_ element: InterfaceElement, to scene: inout InterfaceScene) {
    guard Self.isController(element) else {
      scene.objects.append(object(element))
      return
    }
    guard scene.controller == nil else {
      log.note("the scene has a second controller, which nothing leads to", at: element.position)
      scene.objects.append(object(element))
      return
    }
    scene.controller = controller(element)
  }
}
