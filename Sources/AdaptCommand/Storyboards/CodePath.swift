import AdaptCore
import AdaptRules

/// A file or folder of source code that somebody named.
struct CodePath {
  let path: String
  /// Where it is written; nil for the call itself.
  var place: StoryboardFinding.Place?

  /// What is wrong with it, with the place where it is written.
  func error(_ message: String) -> CommandError {
    let name = path.isEmpty ? "''" : path.printable
    guard let place else { return .input("\(name): \(message)") }
    return .document("\(place.words): error: \(name): \(message)")
  }
}
