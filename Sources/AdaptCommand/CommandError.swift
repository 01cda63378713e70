import AdaptCore

/// Why the command cannot do what it was asked for: what is wrong, and what next.
enum CommandError: Error, Hashable {
  /// The command line is wrong.
  case usage(String)
  /// A value is wrong, or a file cannot be used.
  case input(String)
  /// A document is wrong; the message begins with its place, `path:line:column`.
  case document(String)
  /// Several things are wrong, all of one kind; at least one.
  indirect case several([CommandError])
}

extension CommandError {
  var exitCode: ExitCode {
    switch self {
    case .usage: .wrongUsage
    case .input, .document: .badInput
    case .several(let errors): errors.first?.exitCode ?? .badInput
    }
  }

  /// The line for standard error. What begins with a place stays as it is, so that editors find
  /// the place.
  var line: String {
    switch self {
    case .usage(let message), .input(let message): "adaptsim: \(message.printableLines)\n"
    case .document(let message): "\(message.printableLines)\n"
    case .several(let errors): errors.map(\.line).joined()
    }
  }
}
