import AdaptDocuments
import Foundation

extension Documents {
  /// A view of 100 × 40 points at 10, 20.
  static func leaf(_ id: String, _ element: String) -> InterfaceView {
    var view = InterfaceView(element, id: id, position: somewhere)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    return view
  }

  /// A section of a static table.
  static func section(_ id: String, _ cells: [InterfaceView]) -> InterfaceTable.Section {
    var section = InterfaceTable.Section(id: id, position: somewhere)
    section.cells = cells
    return section
  }
}
