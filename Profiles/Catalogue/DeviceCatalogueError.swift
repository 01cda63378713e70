internal import AdaptCore

/// Why there is no profile.
public enum DeviceCatalogueError: Error, Hashable, Sendable {
  case unknownName(String, nearest: String?)
  /// The message of the file's first error, its place before it.
  case badFile(String)
}

extension DeviceCatalogueError: CustomStringConvertible {
  /// `no device profile 'ipad-por-11'; did you mean 'ipad-pro-11-1'?`, or
  /// `mine.json:3:11: what is wrong; what to do`.
  public var description: String {
    switch self {
    case .unknownName(let name, let nearest?):
      "no device profile \(name.quoted); did you mean \(nearest.quoted)?"
    case .unknownName(let name, nil):
      "no device profile \(name.quoted); 'adaptsim devices' lists them"
    case .badFile(let message): message
    }
  }
}
