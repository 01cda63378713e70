/// The values of one figure under successive systems, such as a safe area before and from 26.
public struct SystemTable<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The figures, each with its systems, from the oldest to the newest, no two of the same system.
  public let rows: [Sourced<Value>]

  package init(_ rows: [Sourced<Value>]) { self.rows = rows }

  /// Returns the figure for a system.
  ///
  /// A system that no row covers gets the last row that began before it, else the first row,
  /// marked as extended. The result is nil only when there are no rows.
  ///
  /// - Complexity: O(n) in the number of rows, which is one or two.
  public func figure(for system: SystemVersion) -> Sourced<Value>? {
    let begun = rows.last { row in row.systems.map { $0.first <= system } ?? true }
    guard let row = begun ?? rows.first else { return nil }
    let covers = row.systems.map { $0.contains(system) } ?? true
    return Sourced(
      row.value, source: row.source, confidence: row.confidence, systems: row.systems,
      isExtended: !covers)
  }
}
