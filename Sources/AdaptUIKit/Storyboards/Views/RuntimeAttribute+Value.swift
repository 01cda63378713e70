import AdaptCore
import AdaptDocuments
import Foundation

extension RuntimeAttribute {
  /// The value as Swift has it: `Bool`, `Double`, `String`, `CGPoint`, `CGSize`, `CGRect` or
  /// `NSRange`; nil for nothing, for a number that is none, and for colours and images.
  var decodedValue: Any? {
    switch type {
    case "boolean": return value.map { $0 == "YES" }
    case "number": return number(value ?? element?["value"])
    case "string", "localizedString": return value ?? element?.text ?? ""
    case "point": return (element?.pair("x", "y")).map { CGPoint(x: $0, y: $1) }
    case "size": return (element?.pair("width", "height")).map { CGSize(width: $0, height: $1) }
    case "rect":
      guard let origin = element?.pair("x", "y"), let size = element?.pair("width", "height") else {
        return nil
      }
      return CGRect(x: origin.0, y: origin.1, width: size.0, height: size.1)
    case "range":
      guard let pair = element?.pair("location", "length"), let location = Int(exactly: pair.0),
        let length = Int(exactly: pair.1)
      else { return nil }
      return NSRange(location: location, length: length)
    default: return nil
    }
  }

  private func number(_ text: String?) -> Double? {
    text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension InterfaceElement {
  /// Two attributes that are numbers; nil unless both are.
  fileprivate func pair(_ first: String, _ second: String) -> (Double, Double)? {
    guard let a = self[first].flatMap(Double.init), let b = self[second].flatMap(Double.init),
      a.isFinite, b.isFinite
    else { return nil }
    return (a, b)
  }
}
