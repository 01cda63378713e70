public import AdaptCore

/// How a view that constraints place follows its superview, as long as they are not solved.
///
/// Rule `documents.constraint-stand-in`.
public enum ConstraintStandIn {
  public static let rule = Rule(
    "documents.constraint-stand-in", number: Why.rule,
    summary: "On each axis a view keeps the distance from the edges of its superview that its "
      + "constraints tie it to: to both it gives way itself, to the far one alone its near margin "
      + "does, to the middle both margins do. One that is tied to no edge keeps its place from the "
      + "near edge.",
    versions: "8+", grade: .assumed,
    source: "chosen: it agrees with the constraints where they are plain distances",
    reasons: Why.allWords)

  /// What constraints tie a view to on one axis of its superview.
  public struct Ties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let near = Ties(rawValue: 1)
    public static let far = Ties(rawValue: 2)
    public static let middle = Ties(rawValue: 4)
    /// A length of its own, which an edge on each side cannot change.
    public static let length = Ties(rawValue: 8)
  }

  /// Returns the mask that stands for the constraints.
  ///
  /// - Parameters:
  ///   - across: The ties to the left, the right and the middle of the superview.
  ///   - down: Those to its top, bottom and middle.
  public static func decide(across: Ties, down: Ties) -> Decision<AutoresizingMask> {
    var mask = AutoresizingMask()
    if across.givesWay { mask.insert(.flexibleWidth) }
    if across.leavesNear { mask.insert(.flexibleLeftMargin) }
    if across.leavesFar { mask.insert(.flexibleRightMargin) }
    if down.givesWay { mask.insert(.flexibleHeight) }
    if down.leavesNear { mask.insert(.flexibleTopMargin) }
    if down.leavesFar { mask.insert(.flexibleBottomMargin) }
    return Decision(mask, because: across.union(down).isSubset(of: .length) ? Why.loose : .tied)
  }
}

extension ConstraintStandIn.Ties {
  fileprivate var givesWay: Bool { isSuperset(of: [.near, .far]) && !contains(.length) }
  fileprivate var isCentred: Bool {
    contains(.middle) && isDisjoint(with: [.near, .far])
  }
  fileprivate var leavesNear: Bool { isCentred || (contains(.far) && !contains(.near)) }
  fileprivate var leavesFar: Bool { isCentred }
}

extension ConstraintStandIn {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 202 }
    case loose, tied

    var words: String {
      switch self {
      case .loose: "no constraint ties the view to an edge of its superview"
      case .tied: "constraints tie the view to edges of its superview"
      }
    }
  }
}
