public import AdaptJSON

/// Why a scenario cannot be read: where, what, and what next.
public enum ScenarioError: Error, Hashable, Sendable {
  /// The file cannot be read at all.
  case unreadable(path: String, why: String)
  /// The document says something that cannot be.
  case invalid(path: String, JSONError)
}

extension ScenarioError: CustomStringConvertible {
  /// `rotate.json5:12:5: no device profile 'ipad-pro-12'; did you mean 'ipad-pro-11'?`
  public var description: String {
    switch self {
    case .unreadable(let path, let why): "\(path): \(why)"
    case .invalid(let path, let error): error.describe(in: path)
    }
  }
}
