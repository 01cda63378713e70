import AdaptCore

/// The controllers of a split view by column.
struct SplitSlots {
  /// What a column was given, and what the split view shows for it.
  struct Slot {
    let given: UIViewController
    /// The given controller, or a navigation controller around it.
    let container: UIViewController
  }

  private var slots = [Slot?](repeating: nil, count: SplitColumn.allCases.count)

  subscript(column: SplitColumn) -> Slot? {
    get { slots[column.rawValue] }
    set { slots[column.rawValue] = newValue }
  }

  /// The columns that have a controller.
  var filled: Set<SplitColumn> { Set(SplitColumn.allCases.filter { self[$0] != nil }) }

  /// The column whose container a controller is, or lies in.
  func column(of controller: UIViewController) -> SplitColumn? {
    SplitColumn.allCases.first { column in
      self[column].map { controller.isDescendant(of: $0.container) } ?? false
    }
  }
}
