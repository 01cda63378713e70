import AdaptDocuments
import Foundation

extension DocumentReading {
  /// What only some kinds of views have, as far as the attributes say it; children follow.
  func viewContent(of reader: inout ElementReader) -> InterfaceView.Content {
    switch reader.name {
    case "label": .text(label(&reader))
    case "textView": .text(text(&reader))
    case "button": .button(button(&reader))
    case "imageView": .image(reader.filledString("image"))
    case "textField", "searchBar": textField(&reader)
    case "stackView": .stack(stack(&reader))
    case "scrollView": .scroll
    case "tableView": .table(table(&reader))
    case "collectionView": .collection(InterfaceCollection())
    case "tableViewCell": .tableCell(cell(&reader))
    case "collectionViewCell", "collectionReusableView": .collectionCell(cell(&reader))
    case "segmentedControl": .segmented([])
    case "navigationBar": .navigationBar([])
    case "toolbar": .toolbar([])
    case "tabBar": .tabBar([])
    case "containerView": .container
    case "slider", "switch", "stepper", "datePicker", "pageControl": .control
    default: .plain
    }
  }

  /// Takes a child that belongs to what only this kind of view has.
  ///
  /// - Returns: Whether it was one.
  func takeContent(
    _ child: InterfaceElement, into content: inout InterfaceView.Content,
    _ reader: inout ElementReader
  ) -> Bool {
    let taken: Bool
    // What is taken apart is not held meanwhile, so that lists grow in place.
    let before = content
    content = .plain
    switch consume before {
    case .text(var text):
      taken = takeText(child, into: &text, &reader)
      content = .text(text)
    case .textField(var text, let placeholder):
      taken = takeText(child, into: &text, &reader)
      content = .textField(text, placeholder: placeholder)
    case .button(var button):
      taken = takeButton(child, into: &button, &reader)
      content = .button(button)
    case .table(var table):
      taken = takeTable(child, into: &table, &reader)
      content = .table(table)
    case .collection(var collection):
      taken = takeCollection(child, into: &collection, &reader)
      content = .collection(collection)
    case .segmented(var titles):
      taken = child.name == "segments"
      if taken { titles += segments(child, &reader) }
      content = .segmented(titles)
    case .navigationBar(var items):
      taken = child.name == "items"
      if taken { items += list(of: "navigationItem", in: child, &reader, navigationItem) }
      content = .navigationBar(items)
    case .toolbar(var items):
      taken = child.name == "items"
      if taken { items += list(of: "barButtonItem", in: child, &reader, barItem) }
      content = .toolbar(items)
    case .tabBar(var items):
      taken = child.name == "items"
      if taken { items += list(of: "tabBarItem", in: child, &reader, tabBarItem) }
      content = .tabBar(items)
    case let other:
      // Nothing of theirs is a child.
      taken = false
      content = other
    }
    return taken
  }

  private func stack(_ reader: inout ElementReader) -> InterfaceStack {
    var stack = InterfaceStack()
    stack.isVertical = reader.choice("axis", of: ["vertical": true, "horizontal": false]) ?? false
    stack.alignment = reader.filledString("alignment")
    stack.distribution = reader.filledString("distribution")
    stack.spacing = reader.length("spacing") ?? 0
    stack.usesStandardSpacing =
      reader.choice("spacingType", of: ["standard": true, "custom": false]) ?? false
    stack.isBaselineRelative = reader.flag("baselineRelativeArrangement", default: false)
    return stack
  }

  /// The titles of segments; one that shows an image has none.
  private func segments(_ element: InterfaceElement, _ owner: inout ElementReader) -> [String] {
    var list = ElementReader(element, log)
    var titles: [String] = []
    for child in list.takeChildren() {
      guard child.name == "segment" else {
        list.keep(child)
        continue
      }
      var segment = ElementReader(child, log)
      titles.append(segment.text("title") ?? "")
      list.keep(restOf: segment)
    }
    owner.keep(restOf: list)
    return titles
  }
}
