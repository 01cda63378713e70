/// What a split view shows at a moment.
public struct SplitArrangement: Hashable, Sendable {
  /// Whether one controller stands for all.
  public var isCollapsed: Bool
  /// Meaningless while the split view is collapsed.
  public var displayMode: SplitDisplayMode
  /// The column whose controller is on top while the split view is collapsed; `primary` in the
  /// classic style.
  public var topColumn: SplitColumn

  public init(
    isCollapsed: Bool, displayMode: SplitDisplayMode, topColumn: SplitColumn = .primary
  ) {
    self.isCollapsed = isCollapsed
    self.displayMode = displayMode
    self.topColumn = topColumn
  }
}

extension SplitArrangement {
  /// The arrangement in one word.
  var packed: UInt64 {
    UInt64(isCollapsed ? 1 : 0) | UInt64(displayMode.rawValue) << 8
      | UInt64(topColumn.rawValue) << 16
  }

  init(packed word: UInt64) {
    self.init(
      isCollapsed: word & 1 == 1,
      displayMode: SplitDisplayMode(rawValue: Int(word >> 8 & 0xFF)) ?? .automatic,
      topColumn: SplitColumn(rawValue: Int(word >> 16 & 0xFF)) ?? .primary)
  }
}
