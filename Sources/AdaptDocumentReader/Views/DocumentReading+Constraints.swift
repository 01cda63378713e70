import AdaptCore
import AdaptDocuments
import Foundation

extension DocumentReading {
  func constraints(
    _ element: InterfaceElement, _ owner: inout ElementReader
  ) -> [InterfaceConstraint] {
    list(of: "constraint", in: element, &owner, constraint)
  }

  private func constraint(_ element: InterfaceElement) -> InterfaceConstraint {
    var reader = ElementReader(element, log)
    let first = InterfaceConstraint.Anchor(
      reader.filledString("firstItem"), attribute("firstAttribute", of: &reader) ?? "")
    if first.attribute.isEmpty { reader.note("<constraint> has no first attribute") }
    var constraint = InterfaceConstraint(first, id: reader.id(), position: reader.position)
    let item = reader.filledString("secondItem")
    let attribute = attribute("secondAttribute", of: &reader)
    if item != nil || attribute != nil {
      constraint.second = InterfaceConstraint.Anchor(item, attribute ?? "")
      if attribute == nil { reader.note("<constraint> has a second item and no attribute of it") }
    }
    let relations: [String: InterfaceConstraint.Relation] = [
      "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
      "lessThanOrEqual": .lessThanOrEqual,
    ]
    constraint.relation = reader.choice("relation", of: relations) ?? .equal
    constraint.constant = reader.length("constant") ?? 0
    constraint.multiplier = CGFloat(reader.ratio("multiplier") ?? 1)
    constraint.priority = reader.priority("priority") ?? 1000
    constraint.isSymbolic = reader.flag("symbolic", default: false)
    constraint.symbolType = reader.filledString("symbolType")
    constraint.isPlaceholder = reader.flag("placeholder", default: false)
    constraint.identifier = reader.filledString("identifier")
    constraint.userLabel = reader.filledString("userLabel")
    constraint.customClass = reader.customClass()
    for child in reader.takeChildren() {
      if child.name == "variation" {
        constraint.variations.append(variation(child))
      } else {
        reader.keep(child)
      }
    }
    constraint.rest = reader.rest()
    return constraint
  }

  /// Takes the name of an edge, and tells of one that is not known.
  private func attribute(_ name: String, of reader: inout ElementReader) -> String? {
    guard let attribute = reader.filledString(name) else { return nil }
    switch attribute {
    case "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
      "centerY", "baseline", "lastBaseline", "firstBaseline", "leadingMargin", "trailingMargin",
      "leftMargin", "rightMargin", "topMargin", "bottomMargin", "centerXWithinMargins",
      "centerYWithinMargins":
      break
    default: reader.note("<constraint> \(name) \(attribute.quoted) is not known")
    }
    return attribute
  }
}
