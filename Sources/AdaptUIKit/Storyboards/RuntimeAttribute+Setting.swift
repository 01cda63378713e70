import AdaptCore
import AdaptDocuments
import Foundation

extension RuntimeAttribute {
  /// The value in each type that a property may have, the likeliest first; one nil for `nil`.
  var values: [Any?] {
    switch type {
    case "boolean":
      let flag = value.map { $0 == "YES" || $0 == "true" || $0 == "1" } ?? false
      return [flag]
    case "number":
      guard let number = number.flatMap(Double.init) else { return [] }
      var values: [Any?] = [number, CGFloat(number), Float(number)]
      if let whole = Int(exactly: number) { values.append(whole) }
      return values
    case "string": return [text ?? ""]
    case "point": return pair.map { [CGPoint(x: $0.0, y: $0.1)] } ?? []
    case "size": return pair.map { [CGSize(width: $0.0, height: $0.1)] } ?? []
    case "rect":
      guard let element, let x = number("x"), let y = number("y"), let width = number("width"),
        let height = number("height"), element.name == "rect"
      else { return [] }
      return [CGRect(x: x, y: y, width: width, height: height)]
    case "nil": return [nil]
    default: return text.map { [$0] } ?? []
    }
  }

  private var text: String? { value ?? element?.text ?? element?["value"] }
  /// A number is an element that says what kind of number it is.
  private var number: String? { value ?? element?["value"] ?? element?.text }

  private var pair: (CGFloat, CGFloat)? {
    let names = type == "point" ? ("x", "y") : ("width", "height")
    guard let first = number(names.0), let second = number(names.1) else { return nil }
    return (first, second)
  }

  private func number(_ attribute: String) -> CGFloat? {
    element?[attribute].flatMap(Double.init).map { CGFloat($0) }
  }

  /// Sets a property of UIKit's own by its key path.
  ///
  /// - Returns: Whether it is one that is modelled, or of a layer, which takes part in nothing.
  func set(on object: AnyObject) -> Bool {
    if keyPath.hasPrefix("layer.") { return true }
    let flag = values.first as? Bool
    switch (object, keyPath) {
    case (let view as UIView, "hidden"): flag.map { view.isHidden = $0 }
    case (let view as UIView, "userInteractionEnabled"):
      flag.map { view.isUserInteractionEnabled = $0 }
    case (let view as UIView, "clipsToBounds"):
      flag.map { view.clipsToBounds = $0 }
    case (let view as UIView, "tag"):
      values.lazy.compactMap { $0 as? Int }.first.map { view.tag = $0 }
    case (let view as UIView, "alpha"):
      values.lazy.compactMap { $0 as? CGFloat }.first.map { view.alpha = $0 }
    case (let view as UIView, "accessibilityIdentifier"):
      view.accessibilityIdentifier = values.first as? String
    case (let controller as UIViewController, "title"):
      controller.title = values.first as? String
    case (let controller as UIViewController, "restorationIdentifier"):
      controller.restorationIdentifier = values.first as? String
    case (let controller as UIViewController, "modalInPresentation"):
      flag.map { controller.isModalInPresentation = $0 }
    case (let controller as UIViewController, "hidesBottomBarWhenPushed"):
      flag.map { controller.hidesBottomBarWhenPushed = $0 }
    case (let controller as UIViewController, "preferredContentSize"):
      (values.first as? CGSize).map { controller.preferredContentSize = $0 }
    case (let item as UIBarButtonItem, "accessibilityIdentifier"):
      item.accessibilityIdentifier = values.first as? String
    default: return false
    }
    return true
  }
}
