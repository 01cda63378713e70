import AdaptCore
public import AdaptJSON

/// Why a scenario cannot be read: where, what, and what next.
public enum ScenarioError: Error, Hashable, Sendable {
  /// The file cannot be read at all.
  case unreadable(path: String, why: String)
  /// The document says what cannot be: its errors in the order of their places, at least one.
  case invalid(path: String, [JSONError])
}

extension ScenarioError: CustomStringConvertible {
  /// How many errors of one document are told of.
  private static let shownErrors = 20

  /// `rotate.json5:12:5: no device profile 'ipad-por'; did you mean 'ipad-pro-11-1'?`, a line for
  /// each error.
  public var description: String {
    switch self {
    case .unreadable(let path, let why): return "\(path.isEmpty ? "''" : path.printable): \(why)"
    case .invalid(let path, let errors):
      let path = path.printable
      var lines = errors.prefix(Self.shownErrors).map { $0.describe(in: path) }
      if errors.count > lines.count {
        let rest =
          errors.count < ScenarioLimits.errors ? "\(errors.count - lines.count)" : "many"
        lines.append("\(path): and \(rest) more like these")
      }
      return lines.joined(separator: "\n")
    }
  }
}
