import AdaptCore
import AdaptDocuments
import Foundation

/// An object that is made and whose attributes and outlets are not set yet.
struct PendingObject {
  let object: AnyObject
  let connections: [InterfaceConnection]
  let attributes: [RuntimeAttribute]
}

extension SceneObjects {
  /// Sets the attributes and outlets of the views that were made, and tells them.
  ///
  /// First every attribute, then every outlet, then every `awakeFromNib`, each in the order of
  /// making (O091).
  func connectViews() {
    let objects = pending
    pending = []
    for object in objects {
      for attribute in object.attributes { set(attribute, on: object.object) }
    }
    for object in objects { connectOutlets(of: object) }
    for object in objects {
      guard let view = object.object as? UIView, !view.isPlain else { continue }
      view.wake(in: self)
    }
  }

  private func connectOutlets(of object: PendingObject) {
    for outlet in object.connections.lazy.compactMap(\.outlet) {
      if outlet.property == "gestureRecognizers", let view = object.object as? UIView {
        if let recognizer = recognizer(outlet.destination) { view.add(recognizer) }
      } else {
        set(outlet.property, to: self[outlet.destination], on: object.object)
      }
    }
  }

  /// Sets a property that the object's class is registered with.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  private func set(_ property: String, to value: Any?, on object: AnyObject) -> Bool {
    guard let classes = bundle?.classes,
      let setter = classes.members(of: object).lazy.compactMap({ $0.setters[property] }).first
    else { return false }
    setter(object, value)
    return true
  }

  private func set(_ attribute: RuntimeAttribute, on object: AnyObject) {
    let value = attribute.decodedValue
    if set(attribute.keyPath, to: value, on: object) { return }
    (object as? UIView)?.set(value, forKnownKey: attribute.keyPath)
  }
}

extension UIView {
  fileprivate func wake(in scene: SceneObjects) {
    // A view gets its name in a window: until then its controller stands for it.
    guard let run = scene.run, let owner = scene.controller else {
      return callUnrecorded { awakeFromNib() }
    }
    run.callUnrecorded(on: owner.id) { awakeFromNib() }
  }

  /// Sets one of UIKit's own properties by its key; others, as of layers, have no place here.
  fileprivate func set(_ value: Any?, forKnownKey key: String) {
    switch key {
    case "hidden", "isHidden": if let flag = value as? Bool { isHidden = flag }
    case "userInteractionEnabled", "isUserInteractionEnabled":
      if let flag = value as? Bool { isUserInteractionEnabled = flag }
    case "clipsToBounds": if let flag = value as? Bool { clipsToBounds = flag }
    case "alpha": if let number = value as? Double, number.isFinite { alpha = CGFloat(number) }
    case "tag": if let number = value as? Double { tag = Int(exactly: number.rounded()) ?? tag }
    case "accessibilityIdentifier": accessibilityIdentifier = value as? String
    case "accessibilityLabel": accessibilityLabel = value as? String
    case "restorationIdentifier": restorationIdentifier = value as? String
    case "text":
      (self as? UILabel)?.text = value as? String
      (self as? UITextField)?.text = value as? String
    case "enabled", "isEnabled":
      if let flag = value as? Bool { (self as? UIControl)?.isEnabled = flag }
    case "selected", "isSelected":
      if let flag = value as? Bool { (self as? UIControl)?.isSelected = flag }
    default: break
    }
  }
}
