import Foundation

/// Rows under headings: as aligned columns for a person, as CSV for a program.
struct Table {
  let title: String
  let headings: [String]
  private(set) var rows: [[String]] = []

  init(_ title: String, _ headings: [String]) {
    self.title = title
    self.headings = headings
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// Aligned columns: words to the left, figures to the right.
  var text: String {
    let lines = [headings] + rows
    let widths = headings.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let body = lines.map { line in
      line.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - line[column].count)
        return column == 0 ? line[column] + padding : padding + line[column]
      }.joined(separator: "  ")
    }
    return ([title, ""] + body).joined(separator: "\n") + "\n"
  }

  /// Comma-separated rows, the headings first; no cell holds a comma.
  var csv: String {
    ([headings] + rows).map { $0.joined(separator: ",") }.joined(separator: "\n") + "\n"
  }
}

extension Double {
  /// The number with some decimals, with a point in every language.
  func figure(_ decimals: Int = 1) -> String { String(format: "%.\(decimals)f", self) }
}
