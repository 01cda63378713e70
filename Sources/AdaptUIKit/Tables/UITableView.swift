public import Foundation

/// A column of rows. UIKit: `UITableView`.
///
/// The rows of a static table come from its document. A table of prototypes has the rows that its
/// app makes of them with `dequeueReusableCell(withIdentifier:)`: there is no data source.
open class UITableView: UIScrollView {
  /// UIKit: `UITableView.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case plain = 0
    case grouped
    case insetGrouped
  }

  /// A section of a static table.
  public struct Section {
    public let header: String?
    public let footer: String?
    public let cells: [UITableViewCell]
  }

  /// UIKit: `UITableView.automaticDimension`.
  public static let automaticDimension: CGFloat = -1

  public internal(set) var style = Style.plain
  /// In points.
  open var rowHeight = UITableView.automaticDimension
  open var allowsSelection = true
  /// The sections of a static table, in their order.
  public internal(set) var sections: [Section] = []
  /// What the rows of a table with a data source are made of.
  var prototypes: [CellPrototype] = []

  fileprivate var header: UIView?
  fileprivate var footer: UIView?

  override var isPlain: Bool { type(of: self) == UITableView.self }

  /// - Parameter frame: In the space of the superview to come, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var tableHeaderView: UIView? {
    get { header }
    set { takeHeader(newValue) }
  }

  open var tableFooterView: UIView? {
    get { footer }
    set { takeFooter(newValue) }
  }

  /// Makes a row of a prototype, out of the table until the app puts it there; nil where the table
  /// has none of that name.
  ///
  /// UIKit hands out a row that has left the screen again; here each is a new one.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    prototypes.first { $0.identifier == identifier }?.make()
  }

  open func selectRow(at indexPath: IndexPath?, animated: Bool) {
    for cell in selectedCells { cell.setSelected(false, animated: animated) }
    indexPath.flatMap(cellForRow)?.setSelected(true, animated: animated)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// The row at a place of a static table.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
      sections[indexPath[0]].cells.indices.contains(indexPath[1])
    else { return nil }
    return sections[indexPath[0]].cells[indexPath[1]]
  }
}

extension UITableView {
  public var numberOfSections: Int { sections.count }

  /// The rows of a section of a static table; 0 for a place that is none.
  public func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].cells.count : 0
  }

  /// Where a row of a static table is.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.cells.firstIndex(where: { $0 === cell }) { return [section, row] }
    }
    return nil
  }

  public var indexPathForSelectedRow: IndexPath? { selectedCells.first.flatMap(indexPath) }

  private var selectedCells: [UITableViewCell] {
    sections.flatMap(\.cells).filter(\.isSelected)
  }

  /// The base of setting the header and the footer.
  func takeHeader(_ view: UIView?) { header = exchange(header, for: view) }
  func takeFooter(_ view: UIView?) { footer = exchange(footer, for: view) }

  private func exchange(_ old: UIView?, for new: UIView?) -> UIView? {
    guard old !== new else { return old }
    if let old, old.superview === self { old.takeOut() }
    if let new { insert(new, at: .top) }
    return new
  }
}
