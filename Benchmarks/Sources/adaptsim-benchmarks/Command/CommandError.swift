/// What is wrong with the arguments, or why a measurement failed.
enum CommandError: Error, CustomStringConvertible {
  case unknownOption(String)
  case missingValue(String)
  case notACount(option: String, value: String)
  case unknownName(String, suggestion: String, of: String)
  case unexpected(String)
  case cannotWrite(String)
  case noDocuments(String)
  case childFailed(Int32)

  /// What went wrong and what to do next.
  var description: String {
    switch self {
    case .unknownOption(let option): "no option \(option.quoted); see --help"
    case .missingValue(let option): "\(option) needs a value; see --help"
    case .notACount(let option, let value):
      "\(option) needs a whole number from 1 to 1000000000, not \(value.quoted)"
    case .unknownName(let name, let suggestion, let kind):
      "no \(kind) \(name.quoted); \(suggestion)"
    case .unexpected(let argument): "unexpected argument \(argument.quoted); see --help"
    case .cannotWrite(let path): "cannot write \(path.quoted)"
    case .noDocuments(let path): "\(path.quoted) is no folder with storyboards or xibs"
    case .childFailed(let status): "a second process ended with \(status) and without a result"
    }
  }

  var exitCode: Int32 {
    switch self {
    case .unknownOption, .missingValue, .unexpected: 64
    case .notACount, .unknownName, .cannotWrite, .noDocuments: 2
    case .childFailed: 70
    }
  }
}
