public import Foundation

/// A fact of a run, made of values: it holds no objects and outlives the run.
public struct Event: Hashable, Sendable {
  /// The place in the trace, from 0.
  public let sequence: Int
  /// The event that led to this one; nil for a step, and for a cause more than sixteen million
  /// events back.
  public let cause: Int?
  public let instant: SimulatedInstant
  /// The object it happened to.
  public let subject: NodeID
  public let kind: Kind

  public init(
    sequence: Int, cause: Int?, instant: SimulatedInstant, subject: NodeID, kind: Kind
  ) {
    self.sequence = sequence
    self.cause = cause
    self.instant = instant
    self.subject = subject
    self.kind = kind
  }
}

extension Event {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The window is shown for the first time, with this size in points and these traits.
    case launched(size: CGSize, traits: UITraitCollection, orientation: UIInterfaceOrientation)
    /// A step of the script, a person's action or a block of the app begins.
    case step(String)
    case rotated(
      from: UIInterfaceOrientation, to: UIInterfaceOrientation, because: ReasonList)
    /// The window's size changed, in points.
    case resized(from: CGSize, to: CGSize, because: ReasonList)
    /// The traits of the window, or of a controller that has its own, changed.
    case traitsChanged(from: UITraitCollection, to: UITraitCollection)
    /// UIKit calls the subject.
    case called(Callback, EventValue)
    /// UIKit asks the subject's delegate; the answer may be `.notImplemented`.
    case asked(Callback, EventValue, answer: EventValue)
    /// The subject will present a controller with a style, asked for by a source.
    case presenting(NodeID, style: UIModalPresentationStyle, source: NodeID, because: ReasonList)
    /// The subject will dismiss a controller and everything above it.
    case dismissing(NodeID, because: ReasonList)
    /// A request on the subject waits for the end of the transition that runs.
    case queued(because: ReasonList)
    /// The presentation of the subject enters a phase.
    case phase(PresentationPhase)
    /// The style of the subject's presentation is decided; both are the same when nothing adapts.
    case styleDecided(
      from: UIModalPresentationStyle, to: UIModalPresentationStyle, because: ReasonList)
    /// The delegate put another controller in the subject's place.
    case substituted(by: NodeID)
    /// The subject's original controller is back in its place.
    case restored(from: NodeID)
    case appearance(from: AppearanceState, to: AppearanceState)
    /// The subject's frame changed, in points, in the window's space; from zero when it is placed
    /// for the first time. A frame that a presentation decides has that decision's reasons.
    case frameChanged(from: CGRect, to: CGRect, because: ReasonList = ReasonList())
    /// The subject's stack changed: its controllers, at most the upper 64; the last is on top.
    case stackChanged([NodeID])
    /// The subject shows other children: the selected tab, or the pages in their order.
    case selectionChanged([NodeID])
    /// The subject brings a controller on screen that `show` or `showDetailViewController` was
    /// asked for.
    case showing(NodeID, ShowOutcome, because: ReasonList)
    /// The subject, a split view, shows other columns, or shows them otherwise.
    case arranged(SplitArrangement, because: ReasonList)
    /// UIKit asks the subject for controllers: the answer, at most the first 64.
    case listed(Callback, [NodeID])
    /// An unwind of the subject enters a stage, which says what the node and the text are.
    case unwinding(UnwindStage, NodeID?, String, because: ReasonList)
    /// A transition begins; a duration of zero means it is not animated.
    case transitionBegan(duration: SimulatedDuration)
    case transitionEnded(completed: Bool)
    /// The last reference to the subject is gone.
    case released
    case finding(Finding)
  }
}
