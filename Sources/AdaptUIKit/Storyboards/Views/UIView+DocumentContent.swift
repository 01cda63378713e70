import AdaptCore
import AdaptDocuments
import Foundation

extension UIView {
  /// Takes over what only views of the document's kind have. One of another kind, as of a class of
  /// the app's that does not fit the element, takes what it has a place for.
  func decode(_ view: InterfaceView, in scene: SceneObjects) {
    if let control = self as? UIControl { control.decodeControl(view) }
    decodeValue(view)
    switch view.content {
    case .plain, .container, .control: break
    case .text(let text): decode(text, view)
    case .button(let button): (self as? UIButton)?.decode(button)
    case .image(let name): (self as? UIImageView)?.imageName = name
    case .textField(let text, let placeholder): decode(text, placeholder, view)
    // What a stack view has varies with size classes: it is applied with the variations.
    case .stack: break
    case .scroll: (self as? UIScrollView)?.decodeScrolling(view)
    case .table(let table): (self as? UITableView)?.decode(table, view, in: scene)
    case .collection(let collection):
      (self as? UICollectionView)?.decode(collection, view, in: scene)
    case .tableCell(let cell): (self as? UITableViewCell)?.decode(cell)
    case .collectionCell(let cell):
      (self as? UICollectionReusableView)?.reuseIdentifier = cell.reuseIdentifier
    case .segmented(let titles): (self as? UISegmentedControl)?.decode(titles, view)
    case .navigationBar(let items):
      (self as? UINavigationBar)?.items = items.map { scene.makeNavigationItem($0) }
    case .toolbar(let items): (self as? UIToolbar)?.items = items.map { scene.makeItem($0) }
    case .tabBar(let items):
      (self as? UITabBar)?.items = items.map { scene.makeItem($0) }
    }
  }

  private func decode(_ text: InterfaceText, _ placeholder: String?, _ view: InterfaceView) {
    if let field = self as? UITextField {
      field.text = text.text
      field.placeholder = placeholder
      field.isSecureTextEntry = view.rest.elements.contains { $0["secureTextEntry"] == "YES" }
    } else if let bar = self as? UISearchBar {
      bar.text = text.text
      bar.placeholder = placeholder
    }
  }

  private func decode(_ text: InterfaceText, _ view: InterfaceView) {
    if let area = self as? UITextView {
      area.text = text.text
      area.isEditable = view.flag("editable") ?? true
      return
    }
    guard let label = self as? UILabel else { return }
    label.text = text.text
    label.numberOfLines = text.lines
    label.adjustsFontSizeToFitWidth = text.adjustsFontSize
    label.minimumScaleFactor = CGFloat(text.minimumScale ?? 0)
    label.preferredMaxLayoutWidth = text.preferredMaximumWidth ?? 0
  }

  /// The value of a control, or of a view that is like one.
  private func decodeValue(_ view: InterfaceView) {
    if let control = self as? UISwitch {
      control.isOn = view.flag("on") ?? false
    } else if let slider = self as? UISlider {
      slider.minimumValue = Float(view.number("minValue") ?? 0)
      slider.maximumValue = Float(view.number("maxValue") ?? 1)
      slider.value = Float(view.number("value") ?? 0)
    } else if let stepper = self as? UIStepper {
      stepper.minimumValue = view.number("minimumValue") ?? 0
      stepper.maximumValue = view.number("maximumValue") ?? 100
      stepper.stepValue = view.number("stepValue") ?? 1
      stepper.wraps = view.flag("wraps") ?? false
      stepper.value = view.number("value") ?? 0
    } else if let pages = self as? UIPageControl {
      pages.numberOfPages = view.count("numberOfPages")
      pages.currentPage = view.count("currentPage")
      pages.hidesForSinglePage = view.flag("hidesForSinglePage") ?? false
    } else if let progress = self as? UIProgressView {
      progress.progress = Float(view.number("progress") ?? 0)
    } else if let wheel = self as? UIActivityIndicatorView {
      wheel.hidesWhenStopped = view.flag("hidesWhenStopped") ?? false
      if view.flag("animating") == true { wheel.startAnimating() }
    } else if let bar = self as? UISearchBar {
      bar.prompt = view.attribute("prompt")
      bar.showsCancelButton = view.flag("showsCancelButton") ?? false
    } else if let picker = self as? UIDatePicker {
      picker.datePickerMode = UIDatePicker.Mode(documentName: view.attribute("datePickerMode"))
    }
  }
}

extension InterfaceView {
  /// A number of things: not negative, and no more than a screen could show.
  fileprivate func count(_ name: String) -> Int { Int(min(max(number(name) ?? 0, 0), 10_000)) }
}

extension UIControl {
  fileprivate func decodeControl(_ view: InterfaceView) {
    isEnabled = view.isEnabled
    if let selected = view.flag("selected") { isSelected = selected }
  }
}

extension UIButton {
  fileprivate func decode(_ button: InterfaceButton) {
    buttonType = ButtonType(documentName: button.type)
    setTitle(button.title, for: .normal)
    imageName = button.image
  }
}

extension UIScrollView {
  fileprivate func decodeScrolling(_ view: InterfaceView) {
    isScrollEnabled = view.flag("scrollEnabled") ?? true
    alwaysBounceVertical = view.flag("alwaysBounceVertical") ?? false
    alwaysBounceHorizontal = view.flag("alwaysBounceHorizontal") ?? false
  }
}

extension UITableView {
  fileprivate func decode(_ table: InterfaceTable, _ view: InterfaceView, in scene: SceneObjects) {
    decodeScrolling(view)
    style = Style(documentName: table.style)
    if let height = table.rowHeight { rowHeight = height }
    allowsSelection = table.allowsSelection
    prototypes = table.prototypes.map { prototype in
      CellPrototype(identifier: prototype.reuseIdentifier, view: prototype, scene: scene)
    }
    guard table.isStatic else { return }
    sections = table.sections.map { section in
      let cells = section.cells.compactMap { scene.makeView($0) as? UITableViewCell }
      return Section(header: section.header, footer: section.footer, cells: cells)
    }
    for cell in sections.flatMap(\.cells) {
      // Rows are as wide as their table.
      cell.autoresizingMask = .flexibleWidth
      insert(cell, at: .top)
    }
    contentSize = CGSize(
      width: bounds.width, height: sections.flatMap(\.cells).map(\.frame.maxY).max() ?? 0)
  }
}

extension UICollectionView {
  fileprivate func decode(
    _ collection: InterfaceCollection, _ view: InterfaceView, in scene: SceneObjects
  ) {
    decodeScrolling(view)
    itemSize = collection.itemSize
    allowsSelection = collection.allowsSelection
    prototypes = collection.cells.map { prototype in
      CellPrototype(identifier: prototype.reuseIdentifier, view: prototype, scene: scene)
    }
  }
}

extension UITableViewCell {
  fileprivate func decode(_ cell: InterfaceCell) {
    reuseIdentifier = cell.reuseIdentifier
    accessoryType = AccessoryType(documentName: cell.accessoryType)
    selectionStyle = SelectionStyle(documentName: cell.selectionStyle)
    labelIDs = (cell.textLabel, cell.detailTextLabel)
  }
}

extension UISegmentedControl {
  fileprivate func decode(_ titles: [String], _ view: InterfaceView) {
    removeAllSegments()
    for title in titles { insertSegment(withTitle: title, at: numberOfSegments, animated: false) }
    isMomentary = view.flag("momentary") ?? false
    selectedSegmentIndex = Int(min(max(view.number("selectedSegmentIndex") ?? -1, -1), 10_000))
  }
}

extension InterfaceView {
  fileprivate var reuseIdentifier: String? {
    switch content {
    case .tableCell(let cell), .collectionCell(let cell): cell.reuseIdentifier
    case .plain, .text, .button, .image, .textField, .stack, .scroll, .table, .collection,
      .segmented, .navigationBar, .toolbar, .tabBar, .container, .control:
      nil
    }
  }
}
