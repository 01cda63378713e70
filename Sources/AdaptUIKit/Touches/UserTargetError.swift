import AdaptCore

/// Why a name leads to nothing on screen, or to more than one thing.
public enum UserTargetError: Error, Hashable, Sendable {
  /// Several things have the name.
  case ambiguous(name: String, candidates: [Candidate])
  /// Nothing has the name.
  ///
  /// - Parameter known: The names that there are.
  case unknown(name: String, known: [String])

  /// A thing that a name may mean.
  public struct Candidate: Hashable, Sendable {
    public let kind: UserTarget.Kind
    public let name: String
    /// The controller whose screen it is part of.
    public let place: String?
    /// Its id in the document, which is a name of its own.
    public let id: String?
    /// Which one of its kind it is on screen, another name of its own: `button 2`.
    public let word: String
  }
}

extension UserTargetError: CustomStringConvertible {
  /// What is wrong and what to write instead, without a full stop.
  public var description: String {
    switch self {
    case .ambiguous(let name, let candidates):
      let list = candidates.prefix(8).map(\.description).joined(separator: ", ")
      let more = candidates.count > 8 ? " and \(candidates.count - 8) more" : ""
      let hint = candidates.contains { $0.id == nil } ? "what stands in brackets" : "an id"
      return
        "\(name.quoted) names \(candidates.count) things on screen: \(list)\(more); "
        + "write \(hint)"
    case .unknown(let name, let known):
      return
        "nothing on screen is called \(name.quoted); \(nameSuggestion(for: name, among: known))"
    }
  }
}

extension UserTargetError.Candidate: CustomStringConvertible {
  public var description: String {
    let shown = place.map { " of \($0)" } ?? ""
    return "the \(kind.rawValue) \(name.quoted)\(shown) (\(id ?? word))"
  }
}

extension UserTargetError.Candidate {
  init(_ target: UserTarget) {
    kind = target.kind
    name = target.names.best ?? target.kind.rawValue
    place = target.place
    id = target.names.ids.first
    word = target.names.words.last ?? target.kind.rawValue
  }
}
