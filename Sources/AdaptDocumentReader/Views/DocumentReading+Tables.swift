import AdaptDocuments
import Foundation

extension DocumentReading {
  func table(_ reader: inout ElementReader) -> InterfaceTable {
    var table = InterfaceTable()
    table.isStatic = reader.choice("dataMode", of: ["static": true, "prototypes": false]) ?? false
    table.style = reader.filledString("style")
    table.rowHeight = reader.length("rowHeight")
    return table
  }

  func takeTable(
    _ child: InterfaceElement, into table: inout InterfaceTable, _ reader: inout ElementReader
  ) -> Bool {
    switch child.name {
    case "prototypes": table.prototypes += views(child, &reader)
    case "sections":
      table.sections += list(of: "tableViewSection", in: child, &reader, section)
    default: return false
    }
    return true
  }

  private func section(_ element: InterfaceElement) -> InterfaceTable.Section {
    var reader = ElementReader(element, log)
    var section = InterfaceTable.Section(id: reader.id(), position: reader.position)
    section.userLabel = reader.filledString("userLabel")
    section.header = reader.text("headerTitle")
    section.footer = reader.text("footerTitle")
    for child in reader.takeChildren() {
      switch child.name {
      case "cells": section.cells += views(child, &reader)
      default: reader.keep(child)
      }
    }
    section.rest = reader.rest()
    return section
  }

  func cell(_ reader: inout ElementReader) -> InterfaceCell {
    var cell = InterfaceCell()
    cell.reuseIdentifier = reader.filledString("reuseIdentifier")
    cell.style = reader.filledString("style")
    cell.accessoryType = reader.filledString("accessoryType")
    cell.selectionStyle = reader.filledString("selectionStyle")
    cell.rowHeight = reader.length("rowHeight")
    cell.textLabel = reader.filledString("textLabel")
    cell.detailTextLabel = reader.filledString("detailTextLabel")
    cell.imageView = reader.filledString("imageView")
    return cell
  }

  func takeCollection(
    _ child: InterfaceElement, into collection: inout InterfaceCollection,
    _ reader: inout ElementReader
  ) -> Bool {
    switch (child.name, child["key"]) {
    case ("cells", _): collection.cells += views(child, &reader)
    case ("collectionReusableView", _): collection.supplementaryViews.append(view(child))
    case ("collectionViewFlowLayout", "collectionViewLayout"):
      var layout = ElementReader(child, log)
      let directions = ["horizontal": true, "vertical": false]
      collection.isHorizontal = layout.choice("scrollDirection", of: directions) ?? false
      for child in layout.takeChildren() {
        var size = ElementReader(child, log)
        if child.name == "size", child["key"] == "itemSize", collection.itemSize == nil {
          _ = size.string("key")
          collection.itemSize = size.size()
          layout.keep(restOf: size)
        } else {
          layout.keep(child)
        }
      }
      reader.keep(restOf: layout)
    default: return false
    }
    return true
  }
}
