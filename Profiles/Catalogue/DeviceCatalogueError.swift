internal import AdaptCore

/// Why there is no profile.
public enum DeviceCatalogueError: Error, Hashable, Sendable {
  /// - Parameter nearest: The names that begin as it does, else the one it resembles most.
  case unknownName(String, nearest: [String])
  /// The message of the file's first error, its place before it.
  case badFile(String)
}

extension DeviceCatalogueError: CustomStringConvertible {
  /// `no device profile 'iphone-se'; did you mean 'iphone-se-1', 'iphone-se-2' or 'iphone-se-3'?`,
  /// or `mine.json:3:11: what is wrong; what to do`.
  public var description: String {
    switch self {
    case .unknownName(let name, let nearest):
      "no device profile \(name.quoted); \(Self.suggestion(nearest))"
    case .badFile(let message): message
    }
  }

  private static let shownNames = 8

  private static func suggestion(_ names: [String]) -> String {
    guard let last = names.last else { return "'adaptsim devices' lists them" }
    guard names.count > 1 else { return "did you mean \(last.quoted)?" }
    guard names.count <= shownNames else {
      let shown = names.prefix(shownNames).map(\.quoted).joined(separator: ", ")
      return "did you mean \(shown) or one of \(names.count - shownNames) more?"
    }
    let others = names.dropLast().map(\.quoted).joined(separator: ", ")
    return "did you mean \(others) or \(last.quoted)?"
  }
}
