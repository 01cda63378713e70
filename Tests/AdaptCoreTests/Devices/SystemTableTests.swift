import Testing

@testable import AdaptCore

@Suite("Tables by system")
struct SystemTableTests {
  /// The landscape bottom inset of a 390 × 844 phone: 21 through 18, 20 on 26.
  private static let table = SystemTable([
    Sourced(
      21, source: "DIM, SST", confidence: .high,
      systems: SystemRange(from: SystemVersion(14), throughMajor: 18)),
    Sourced(20, source: "FDP", confidence: .good, systems: SystemRange(from: SystemVersion(26))),
  ])

  @Test(
    "A system gets its row, and one that no row covers the nearest, marked as extended",
    arguments: [
      (system: "14", value: 21, isExtended: false),
      (system: "18.6", value: 21, isExtended: false),
      (system: "12.4", value: 21, isExtended: true),
      (system: "19", value: 21, isExtended: true),
      (system: "26", value: 20, isExtended: false),
      (system: "30.1", value: 20, isExtended: false),
    ])
  func lookup(system: String, value: Int, isExtended: Bool) throws {
    let version = try #require(SystemVersion(system))
    let figure = try #require(Self.table.figure(for: version))
    #expect(figure.value == value)
    #expect(figure.isExtended == isExtended)
  }

  @Test("An empty table has no figure")
  func empty() {
    #expect(SystemTable<Int>([]).figure(for: SystemVersion(12)) == nil)
  }

  @Test("A figure tells its systems, sources and confidence")
  func provenance() {
    #expect(Self.table.rows.map(\.provenance) == ["14.0–18.x; DIM, SST; A", "26.0–now; FDP; B"])
    #expect(
      Self.table.figure(for: SystemVersion(12, 4))?.provenance
        == "14.0–18.x; DIM, SST; A; extended")
  }

  @Test("A union reaches from the earlier beginning to the later end")
  func union() {
    let older = SystemRange(from: SystemVersion(8), throughMajor: 12)
    let newer = SystemRange(from: SystemVersion(10), throughMajor: 15)
    #expect("\(older.union(newer))" == "8.0–15.x")
    #expect("\(older.union(SystemRange(from: SystemVersion(26))))" == "8.0–now")
  }
}
