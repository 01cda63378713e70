import AdaptCore
import AdaptRules

/// One unwind, from the search for its destination to the way back.
final class Unwinding {
  let run: Run
  let request: UnwindRequest
  let source: UIViewController
  let sender: Any?
  /// What the hooks of 9 and later are handed.
  let segueSource: UIStoryboardUnwindSegueSource
  let form: Decision<UnwindSearch.Form>
  /// The controller whose override of the search of before 9 is being looked for.
  var probed: UIViewController?
  /// The controller that is being asked for the destination.
  var named: UIViewController?
  /// Whether something is dismissed above what containers do on the way.
  var dismisses = false
  /// Everybody that was asked, in order of asking. Kept, so that nobody new gets the identity of
  /// one that was searched.
  var asked: [UIViewController] = []
  /// Who is not searched again.
  var searched: Set<ObjectIdentifier> = []

  init(_ request: UnwindRequest, from source: UIViewController, sender: Any?, in run: Run) {
    self.run = run
    self.request = request
    self.source = source
    self.sender = sender
    segueSource = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: request.action, sender: sender)
    form = UnwindSearch.decide(on: run.system, choices: run.choices)
  }

  /// A controller that takes the unwind, and how it was found.
  struct Found {
    let destination: UIViewController
    let finding: UnwindPerformer.Finding
    /// The container that named the destination, up to 8.
    var container: UIViewController?
  }

  func start() {
    let event = run.recorder.record(
      .unwinding(
        .searches, request.template, request.action.rawValue, because: form.reasons),
      on: source.id)
    run.recorder.because(of: event) {
      let exceptions = run.exceptionCount
      let found = current { form.value.asksForDestination ? askAround() : searchAround() }
      guard goesOn(since: exceptions) else { return }
      guard let found else { return miss() }
      // The segue can outlive the unwind, and holds it.
      asked = []
      goBack(to: found)
    }
  }

  /// Whether nothing of the app's has ended the unwind since so many exceptions.
  func goesOn(since exceptions: Int) -> Bool {
    run.goesOn && run.exceptionCount == exceptions
  }

  /// Runs a part of the unwind with this one as what the hooks' defaults belong to.
  func current<Result>(_ body: () -> Result) -> Result {
    let outer = run.unwinding
    run.unwinding = self
    defer { run.unwinding = outer }
    return body()
  }

  /// Nobody takes the unwind: UIKit does nothing.
  func miss() {
    let nearest = nearestAction()
    run.recorder.record(
      .unwinding(.misses, nearest?.holder.id, nearest?.name ?? "", because: ReasonList()),
      on: source.id)
    run.find(
      .noUnwindDestination, on: source.id, object: nearest?.holder.id,
      text: request.action.rawValue)
  }

  /// The method of a name like the one that is looked for, and who has it.
  func nearestAction() -> (name: String, holder: UIViewController)? {
    var holders: [String: UIViewController] = [:]
    for controller in asked {
      for name in controller.unwindActionNames where holders[name] == nil {
        holders[name] = controller
      }
    }
    let names = holders.keys.sorted().filter { $0 != request.action.rawValue }
    guard let name = nearestName(to: request.action.rawValue, among: names) else { return nil }
    return holders[name].map { (name, $0) }
  }
}
