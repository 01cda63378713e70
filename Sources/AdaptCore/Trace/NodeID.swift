/// What kind of object a node of a run is.
public enum NodeKind: UInt8, Hashable, Sendable, CaseIterable {
  case run
  case window
  case view
  case viewController
  case presentationController
  case coordinator
  case animator
  case segue

  /// The short word that a node's description starts with.
  public var abbreviation: String {
    switch self {
    case .run: "run"
    case .window: "window"
    case .view: "view"
    case .viewController: "vc"
    case .presentationController: "pc"
    case .coordinator: "transition"
    case .animator: "animator"
    case .segue: "segue"
    }
  }
}

/// The name of an object in a run: its kind, and the order in which it joined among its kind.
///
/// `vc#3` is the third view controller that joined the run. Never an address, a hash or chance.
public struct NodeID: Hashable, Sendable {
  /// The kind in the highest four bits, the ordinal in the other twenty-eight.
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// - Parameter ordinal: At least 1 and below 2^28.
  public init(_ kind: NodeKind, _ ordinal: Int) {
    precondition((1..<1 << 28).contains(ordinal), "ordinal \(ordinal) of a \(kind)")
    rawValue = UInt32(kind.rawValue) << 28 | UInt32(ordinal)
  }

  /// The run itself, which has no object of its own.
  public static let run = NodeID(.run, 1)

  public var kind: NodeKind { NodeKind(rawValue: UInt8(rawValue >> 28)) ?? .run }
  public var ordinal: Int { Int(rawValue & 0x0FFF_FFFF) }
}

extension NodeID: CustomStringConvertible {
  public var description: String { self == .run ? "run" : "\(kind.abbreviation)#\(ordinal)" }
}

/// What a report calls a node.
public struct NodeDescription: Hashable, Sendable {
  public let id: NodeID
  /// The name of the object's class.
  public let type: String
  /// The name that the script or the app gave it; nil where it has none.
  public var name: String?
  /// Where a document says of it, as path and line: `Main.storyboard:12`; nil where none does.
  public var place: String?

  public init(id: NodeID, type: String, name: String? = nil, place: String? = nil) {
    self.id = id
    self.type = type
    self.name = name
    self.place = place
  }
}
