public import AdaptCore

/// In which order a transition tells those who take part.
///
/// A run plays `begin` when the transition begins, up to the layout that follows
/// `viewIsAppearing`, and then `complete` or `cancel` when the animation has ended.
public struct TransitionOrder: Hashable, Sendable {
  /// Who takes part in a transition.
  public enum Participant: Hashable, Sendable {
    /// The controller that comes into view.
    case arriving
    /// The controller that goes out of view.
    case leaving
    /// The presentation controller.
    case presentation
  }

  /// One call to one participant.
  public struct Step: Hashable, Sendable {
    public let participant: Participant
    public let callback: Callback

    public init(_ participant: Participant, _ callback: Callback) {
      self.participant = participant
      self.callback = callback
    }
  }

  /// What is told up to the animation.
  public let begin: [Step]
  /// What is told when the transition has completed.
  public let complete: [Step]
  /// For a transition that went back.
  public let cancel: [Step]

  /// The same order without `viewIsAppearing`.
  var withoutIsAppearing: TransitionOrder {
    func rest(_ steps: [Step]) -> [Step] { steps.filter { $0.callback != .viewIsAppearing } }
    return TransitionOrder(begin: rest(begin), complete: rest(complete), cancel: rest(cancel))
  }
}

extension TransitionOrder {
  /// An order as it is on systems with and without `viewIsAppearing`.
  struct Versions: Sendable {
    private let new: TransitionOrder
    private let old: TransitionOrder

    init(begin: [Step], complete: [Step], cancel: [Step]) {
      new = TransitionOrder(begin: begin, complete: complete, cancel: cancel)
      old = new.withoutIsAppearing
    }

    func order(on system: SystemVersion) -> TransitionOrder {
      IsAppearing.decide(on: system).value ? new : old
    }
  }
}
