import AdaptCore

/// What became of one presentation.
struct PresentationOutcome {
  /// Something that happened to it while it was there.
  struct Change {
    enum Kind {
      case style(from: UIModalPresentationStyle, to: UIModalPresentationStyle)
      /// The environment changed and the style did not; whether the view newly covers the window
      /// or newly does not, nil when neither is new.
      case stays(UIModalPresentationStyle, covers: Bool?)
      /// It was on its way in and went back.
      case presentationInterrupted
      /// It was on its way out and came back.
      case dismissalInterrupted
    }

    let instant: SimulatedInstant
    /// The environment by then, where that is what changed: `landscapeRight`.
    let place: String?
    let kind: Kind
    let reasons: ReasonList
  }

  /// A time without the presenter's view, from the call that says it is gone to the one that says
  /// it is back; nil when it never is.
  struct Absence {
    let from: SimulatedInstant
    var to: SimulatedInstant?
  }

  /// The most that is kept of a list; the last always is.
  static let kept = 3

  let original: NodeID
  let presenter: NodeID?
  let asked: UIModalPresentationStyle?
  /// Why this style was asked for.
  let requestReasons: ReasonList
  /// The first style, and who was shown in it.
  var shown: UIModalPresentationStyle?
  var substitute: NodeID?
  var reasons = ReasonList()
  /// The segue that asked for it; nil where code did.
  var segue: NodeID?
  var hasBegun = false
  /// The number of the finding because of which it never began.
  var refusal: Int?
  private(set) var changes: [Change] = []
  private(set) var changeCount = 0
  private(set) var absences: [Absence] = []
  private(set) var absenceCount = 0

  var isPresenterAbsent: Bool { absences.last.map { $0.to == nil } ?? false }

  init(
    original: NodeID, presenter: NodeID?, asked: UIModalPresentationStyle?,
    requestReasons: ReasonList = ReasonList()
  ) {
    self.original = original
    self.presenter = presenter
    self.asked = asked
    self.requestReasons = requestReasons
  }

  mutating func add(_ change: Change) {
    changeCount += 1
    if changes.count == Self.kept { changes.removeLast() }
    changes.append(change)
  }

  mutating func presenterLeft(at instant: SimulatedInstant) {
    guard !isPresenterAbsent else { return }
    absenceCount += 1
    if absences.count == Self.kept { absences.removeLast() }
    absences.append(Absence(from: instant))
  }

  mutating func presenterCame(at instant: SimulatedInstant) {
    guard isPresenterAbsent else { return }
    absences[absences.count - 1].to = instant
  }
}
