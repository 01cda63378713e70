public import AdaptCore

/// What a container passes on to its children, as a table of text.
///
/// ```text
/// What reaches the children of drawer
///
///            appearance  size  traits  orientation  safe area  unwind
///   child 1  yes         yes   yes     no           yes        yes
///   child 2  hidden      …
/// ```
public struct ConformanceReport {
  private let conformance: ContainerConformance

  public init(_ conformance: ContainerConformance) { self.conformance = conformance }

  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  public func write(to output: inout some TextOutputStream) {
    var lines = TextLines(width: .max, color: .none)
    lines.add("What reaches the children of \(conformance.container.printable)", .heading)
    lines.addBlank()
    if conformance.children.isEmpty { lines.add("  It has no children.", .plain) }
    for row in rows { lines.addUnbroken(row, .plain) }
    lines.write(to: &output)
  }

  private var rows: [String] {
    guard !conformance.children.isEmpty else { return [] }
    let matters = ContainerConformance.Matter.allCases
    let table =
      [[""] + matters.map(\.words)]
      + conformance.children.map { child in
        [child.name.printable] + matters.map { child[$0].words }
      }
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      "  "
        + zip(row, widths).map { cell, width in
          cell + String(repeating: " ", count: width - cell.count)
        }.joined(separator: "  ")
    }
  }
}

extension ContainerConformance.Matter {
  fileprivate var words: String {
    switch self {
    case .appearance: "appearance"
    case .size: "size"
    case .traits: "traits"
    case .orientation: "orientation"
    case .safeArea: "safe area"
    case .unwind: "unwind"
    }
  }
}

extension ContainerConformance.Reach {
  fileprivate var words: String {
    switch self {
    case .reached: "yes"
    case .missing: "no"
    case .incomplete: "in part"
    case .repeated: "repeated"
    case .notDue: "not due"
    case .hidden: "hidden"
    case .notExamined: "not examined"
    }
  }
}
