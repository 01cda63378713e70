import AdaptDocuments

/// What a reading notes beside the values: what is odd, and how many attributes it has taken.
final class ReadingLog {
  private(set) var problems: [InterfaceProblem] = []
  private var untold = 0
  /// The attributes that have become values.
  private(set) var takenAttributes = 0
  /// Where each id was seen first.
  private var ids: [String: SourcePosition] = [:]

  func note(_ message: String, at position: SourcePosition) {
    if problems.count < ReaderLimits.problems {
      problems.append(InterfaceProblem(at: position, message))
    } else {
      untold += 1
    }
  }

  func take(_ count: Int = 1) { takenAttributes += count }

  /// Counts an element that is a value as it stands.
  func take(all element: InterfaceElement) {
    takenAttributes += element.attributes.count
    element.children.forEach(take(all:))
  }

  /// Notes an id that an object has, and whether another one has it already.
  func meet(id: String, of name: String, at position: SourcePosition) {
    if let first = ids.updateValue(position, forKey: id) {
      ids[id] = first
      note(
        "<\(name)> has the id '\(id)', as the object of \(first) has; what leads to it leads to"
          + " the first", at: position)
    }
  }

  /// The problems in the order of the file, and how many more there are.
  var report: [InterfaceProblem] {
    var report = problems.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
    if untold > 0, let last = report.last {
      report.append(InterfaceProblem(at: last.position, "and \(untold) more problems"))
    }
    return report
  }
}
