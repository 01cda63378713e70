/// Something a person should know about a run: a request that was dropped, an exception UIKit
/// would raise, a warning, or a limit of ours that was reached.
public struct Finding: Hashable, Sendable {
  public let kind: Kind
  /// The object the finding is about; nil when that is the subject of the event alone.
  public let object: NodeID?
  /// A second object that the words name, such as the controller that is in the way.
  public let other: NodeID?
  /// A name that the words quote and that no object has: an identifier, a class, a selector.
  public let text: String?
  public let reasons: ReasonList

  public init(
    _ kind: Kind, object: NodeID? = nil, other: NodeID? = nil, text: String? = nil,
    because reasons: ReasonList
  ) {
    self.kind = kind
    self.object = object
    self.other = other
    self.text = text
    self.reasons = reasons
  }

  public var severity: Severity { kind.severity }
}

extension Finding {
  /// How much a finding matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Worth knowing; no fault.
    case note
    /// UIKit carries on, and the result is probably not what was meant.
    case warning
    /// UIKit drops the request.
    case ignored
    /// UIKit raises an exception.
    case exception
    /// The run stopped at a limit of this program.
    case limit
  }
}

extension Finding: CustomStringConvertible {
  /// The severity, the kind, and the ids and the name of what it concerns, for a test that fails:
  /// `ignored: alreadyPresenting, object vc#3, other vc#2`.
  public var description: String {
    let nodes = [
      object.map { "object \($0)" }, other.map { "other \($0)" }, text.map { "'\($0)'" },
    ]
    return (["\(severity): \(kind.name)"] + nodes.compactMap(\.self)).joined(separator: ", ")
  }
}
