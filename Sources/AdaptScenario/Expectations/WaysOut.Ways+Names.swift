public import AdaptRules

extension WaysOut.Ways {
  /// What scenarios call the ways, in the order in which they list them.
  static let named: [(name: String, way: WaysOut.Ways)] = [
    ("swipe", .swipe), ("tapOutside", .tapOutside), ("control", .control),
  ]

  /// What scenarios call the ways that a person has.
  public var names: [String] { Self.named.filter { contains($0.way) }.map(\.name) }
}
