import AdaptCore
import AdaptScenario

extension ScenarioProblem {
  /// The problem as a line that can be printed as it is, with its place in a file before it.
  ///
  /// - Parameter path: The scenario's file; nil for the scene without one.
  func line(in path: String?) -> String {
    guard let path else { return message.printable }
    let place = position.map { "\(path):\($0)" } ?? path
    return "\(place): \(message)".printable
  }
}
