import AdaptCore
import AdaptDocuments
import AdaptRules
import Foundation

extension TargetWalk {
  mutating func add(_ cell: UITableViewCell, _ around: Surroundings) {
    var parts = Parts(names: .init(of: cell, titles: cell.textsShown))
    if let reuse = cell.reuseIdentifier { parts.names.identifiers.append(reuse) }
    parts.isEnabled = cell.mayBeSelected
    parts.leads = cell.reactions.map { UserTarget.Lead($0) }
    add(.row, on: cell, parts, around) { _ in cell.select() }
    guard !cell.accessoryReactions.isEmpty || cell.hasAccessoryButton else { return }
    parts.leads = cell.accessoryReactions.map { UserTarget.Lead($0) }
    parts.isEnabled = true
    // The row has these names: the button has them after its own word.
    parts.names.prefix(with: "accessory of ")
    parts.rect = CGRect(
      x: cell.bounds.maxX - 44, y: cell.bounds.minY, width: 44, height: cell.bounds.height)
    add(.accessory, on: cell, parts, around) { _ in cell.tapAccessory() }
  }

  mutating func add(_ cell: UICollectionViewCell, _ around: Surroundings) {
    var parts = Parts(names: .init(of: cell, titles: cell.textsShown))
    if let reuse = cell.reuseIdentifier { parts.names.identifiers.append(reuse) }
    parts.isEnabled = cell.mayBeSelected
    parts.leads = cell.reactions.map { UserTarget.Lead($0) }
    add(.row, on: cell, parts, around) { _ in cell.select() }
  }

  /// A row of each prototype that the app has made none of.
  mutating func addSamples(of table: UITableView, _ around: Surroundings) {
    for prototype in table.prototypes where !table.hasCell(prototype.identifier) {
      var parts = Parts(names: .init(of: prototype.view, reuse: prototype.identifier))
      parts.leads = prototype.view.segues.map { .segue($0) }
      parts.isEnabled = table.allowsSelection
      parts.rect = prototype.view.usableFrame
      add(.sampleRow, on: table, parts, around) { _ in
        table.addSample(of: prototype)?.select()
      }
    }
  }

  mutating func addSamples(of grid: UICollectionView, _ around: Surroundings) {
    for prototype in grid.prototypes where !grid.hasCell(prototype.identifier) {
      var parts = Parts(names: .init(of: prototype.view, reuse: prototype.identifier))
      parts.leads = prototype.view.segues.map { .segue($0) }
      parts.isEnabled = grid.allowsSelection
      parts.rect = prototype.view.usableFrame
      add(.sampleRow, on: grid, parts, around) { _ in
        guard let cell: UICollectionViewCell = prototype.make() else { return }
        grid.insert(cell, at: .top)
        cell.select()
      }
    }
  }
}

extension UITableViewCell {
  fileprivate var hasAccessoryButton: Bool {
    switch accessoryType {
    case .detailDisclosureButton, .detailButton: true
    case .none, .disclosureIndicator, .checkmark: false
    }
  }

  /// Whether the table around lets a person select rows.
  var mayBeSelected: Bool { around(UITableView.self)?.allowsSelection ?? true }

  /// Selects the row: a row of the same table that was selected is so no more.
  func select() {
    if let table = around(UITableView.self) {
      for row in table.subviews.lazy.compactMap({ $0 as? UITableViewCell })
      where row !== self && row.isSelected {
        row.setSelected(false, animated: true)
      }
    }
    setSelected(true, animated: true)
    for reaction in reactions { reaction.perform(sender: self, from: self) }
  }

  fileprivate func tapAccessory() {
    for reaction in accessoryReactions { reaction.perform(sender: self, from: self) }
  }
}

extension UICollectionViewCell {
  /// Whether the grid around lets a person select items.
  var mayBeSelected: Bool { around(UICollectionView.self)?.allowsSelection ?? true }

  /// Selects the item: one of the same grid that was selected is so no more.
  func select() {
    if let grid = around(UICollectionView.self) {
      for item in grid.subviews.lazy.compactMap({ $0 as? UICollectionViewCell })
      where item !== self && item.isSelected {
        item.isSelected = false
      }
    }
    isSelected = true
    for reaction in reactions { reaction.perform(sender: self, from: self) }
  }
}

extension UITableView {
  fileprivate func hasCell(_ identifier: String?) -> Bool {
    subviews.contains {
      ($0 as? UITableViewCell)?.reuseIdentifier == identifier && $0 is UITableViewCell
    }
  }

  /// Puts a row of a prototype where the document shows it.
  fileprivate func addSample(of prototype: CellPrototype) -> UITableViewCell? {
    guard let cell: UITableViewCell = prototype.make() else { return nil }
    cell.autoresizingMask = .flexibleWidth
    cell.frame.size.width = bounds.width
    insert(cell, at: .top)
    return cell
  }
}

extension UICollectionView {
  fileprivate func hasCell(_ identifier: String?) -> Bool {
    subviews.contains {
      ($0 as? UICollectionViewCell)?.reuseIdentifier == identifier && $0 is UICollectionViewCell
    }
  }
}

extension UIView {
  /// The nearest view of a kind that this one lies in.
  fileprivate func around<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    var view = superview
    while let current = view {
      if let found = current as? Kind { return found }
      view = current.superview
    }
    return nil
  }

  /// The texts of the labels in a row, in their order.
  fileprivate var textsShown: [String] {
    var texts: [String] = []
    var way = [self]
    while let view = way.popLast() {
      if let label = view as? UILabel, let text = label.text, !text.isEmpty { texts.append(text) }
      for subview in view.subviews.reversed() where !(subview is UIControl) { way.append(subview) }
    }
    return texts
  }
}

extension UserTarget.Names {
  /// The names of a row that is not made yet.
  fileprivate init(of view: InterfaceView, reuse: String?) {
    self.init()
    titles = [reuse].compactMap(\.self)
    identifiers = [view.accessibility?.identifier].compactMap(\.self)
    labels = [view.accessibility?.label].compactMap(\.self)
    // What is written on it is the prototype's, and the app's rows say something else.
    userLabels = [view.userLabel, view.label].compactMap(\.self)
    ids = [view.id]
  }

  fileprivate mutating func prefix(with word: String) {
    titles = titles.map { word + $0 }
    identifiers = identifiers.map { word + $0 }
    labels = labels.map { word + $0 }
    userLabels = userLabels.map { word + $0 }
    ids = ids.map { word + $0 }
  }
}
