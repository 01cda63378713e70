import AdaptCore
import AdaptDocuments
import Foundation

extension SceneObjects {
  /// The gesture recognizer with an id, made when it is first asked for; nil where the scene has
  /// none.
  func recognizer(_ id: String) -> UIGestureRecognizer? {
    if let made = self[id] as? UIGestureRecognizer { return made }
    guard let object = scene.objects.first(where: { $0.id == id }),
      case .gestureRecognizer(let element) = object.kind
    else { return nil }
    let recognizer = make(element, object)
    recognizer.document = DocumentObject(
      id: id, userLabel: object.userLabel, at: object.position, in: self)
    recognizer.isEnabled = object.rest["enabled"] != "NO"
    recognizer.reactions = object.connections.compactMap { Reaction($0, in: self) }
    put(
      recognizer, id: id, attributes: object.runtimeAttributes, connections: object.connections,
      keeping: true)
    return recognizer
  }

  private func make(_ element: String, _ object: InterfaceObject) -> UIGestureRecognizer {
    func count(_ name: String, _ standard: Int) -> Int {
      object.rest[name].flatMap { Int($0) } ?? standard
    }
    switch element {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = count("numberOfTapsRequired", 1)
      tap.numberOfTouchesRequired = count("numberOfTouchesRequired", 1)
      return tap
    // The misspelt name is the one that Interface Builder writes.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = count("numberOfTapsRequired", 0)
      return press
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      swipe.direction =
        switch object.rest["direction"] {
        case "left": .left
        case "up": .up
        case "down": .down
        default: .right
        }
      return swipe
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "screenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizer()
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    default: return UIGestureRecognizer()
    }
  }
}

extension UnmodelledContent {
  /// An attribute that the values have no place for.
  fileprivate subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
