public import AdaptCore

/// What happened, in the second word of a line: a callback by its name, or a fact.
public enum EventWord: Hashable, Sendable {
  case call(Callback)
  case fact(EventFact)

  /// Every word that a line can have, callbacks first.
  static let all: [(name: String, word: EventWord)] =
    Callback.allCases.map { ($0.name, .call($0)) }
    + EventFact.allCases.map { ($0.rawValue, .fact($0)) }

  var name: String {
    switch self {
    case .call(let callback): callback.name
    case .fact(let fact): fact.rawValue
    }
  }
}
