import AdaptJSON

/// The errors of a document, gathered while the reading goes on, so that a person sees several at
/// once; after many it looks for no more.
final class ReadingProblems {
  private var errors: [JSONError] = []

  /// Returns what `read` returns; nil, with the error kept, where that throws, and nil where there
  /// are as many errors as are looked for.
  func collect<Value>(_ read: () throws(JSONError) -> Value) -> Value? {
    guard errors.count < ScenarioLimits.errors else { return nil }
    do throws(JSONError) { return try read() } catch {
      errors.append(error)
      return nil
    }
  }

  var isEmpty: Bool { errors.isEmpty }

  /// The errors in the order of their places, each once.
  var inOrder: [JSONError] {
    var seen = Set<JSONError>()
    return errors.filter { seen.insert($0).inserted }.sorted { a, b in
      (a.position.line, a.position.column) < (b.position.line, b.position.column)
    }
  }
}

/// Why a document is no scenario: its errors in the order of their places, at least one.
struct DocumentErrors: Error {
  let errors: [JSONError]
}
