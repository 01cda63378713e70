import AdaptDocuments
import Foundation

extension DocumentReading {
  /// Takes images and the names of colours; what a colour looks like is kept as it is.
  func resources(_ reader: inout ElementReader) -> DocumentResources {
    var resources = DocumentResources()
    for child in reader.takeChildren() {
      switch child.name {
      case "image":
        var image = ElementReader(child, log)
        guard let name = image.string("name") else {
          reader.keep(child)
          continue
        }
        var size: CGSize?
        if image.peek("width") != nil || image.peek("height") != nil { size = image.size() }
        var value = DocumentResources.Image(name, size: size)
        value.catalog = image.filledString("catalog")
        resources.images.append(value)
        reader.keep(restOf: image)
      case "namedColor":
        if let name = child["name"] { resources.colors.append(name) }
        reader.keep(child)
      default: reader.keep(child)
      }
    }
    resources.rest = reader.rest()
    reader = ElementReader(InterfaceElement("resources", position: reader.position), log)
    return resources
  }
}
