import AdaptCore
import AdaptDocuments

extension DocumentReading {
  func variation(_ element: InterfaceElement) -> InterfaceVariation {
    var reader = ElementReader(element, log)
    let key = reader.string("key") ?? ""
    var variation = InterfaceVariation(condition(key), position: reader.position)
    if case .other = variation.condition {
      reader.note("variations for \(key.quoted) are not known; they never apply")
    }
    for child in reader.takeChildren() {
      if child.name == "mask", child["key"] == "constraints" || child["key"] == "subviews" {
        take(mask: child, into: &variation, &reader)
      } else {
        reader.keep(child)
      }
    }
    let rest = reader.rest()
    variation.attributes = rest.attributes
    variation.elements = rest.elements
    log.take(rest.attributes.count)
    rest.elements.forEach(log.take(all:))
    return variation
  }

  private func take(
    mask: InterfaceElement, into variation: inout InterfaceVariation, _ owner: inout ElementReader
  ) {
    var reader = ElementReader(mask, log)
    _ = reader.string("key")
    for child in reader.takeChildren() {
      var change = ElementReader(child, log)
      switch child.name {
      case "include":
        if let id = change.string("reference") { variation.included.append(id) }
      case "exclude":
        if let id = change.string("reference") { variation.excluded.append(id) }
      default: break
      }
      reader.keep(restOf: change)
    }
    owner.keep(restOf: reader)
  }

  /// Reads `default`, `heightClass=compact`, `widthClass=regular`, or both joined by `-`.
  private func condition(_ key: String) -> InterfaceVariation.Condition {
    if key == "default" { return .base }
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    for part in key.split(separator: "-", omittingEmptySubsequences: false) {
      switch part {
      case "widthClass=compact" where horizontal == nil: horizontal = .compact
      case "widthClass=regular" where horizontal == nil: horizontal = .regular
      case "heightClass=compact" where vertical == nil: vertical = .compact
      case "heightClass=regular" where vertical == nil: vertical = .regular
      default: return .other(key)
      }
    }
    return .sizeClasses(
      horizontal: horizontal ?? .unspecified, vertical: vertical ?? .unspecified)
  }
}
