import AdaptCore
import AdaptRules

/// A way from one controller to another that is about to be taken. UIKit: `UIStoryboardSegue`.
///
/// The controllers are there when a segue is made, and the destination's view is not loaded. A
/// subclass that overrides `perform` decides how it is shown; `super` shows it as the document
/// says.
open class UIStoryboardSegue: Hashable {
  /// Nil where the document gives none.
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  var run: Run?
  /// The name in the run; that of the run itself until the segue joins it.
  var id = NodeID.run
  /// What performing does unless a subclass overrides it.
  var performHandler: (() -> Void)?
  /// Whether what the segue presents keeps it (rule `segue.lifetime`).
  var isKept = false
  /// Whether it presents its destination by what the document says.
  package internal(set) var presents = false
  /// Where the document says of the segue, for reports.
  var place: String?
  /// What reports call a segue without an identifier; nil for the name of its class.
  var standardName: String?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// - Parameter performHandler: Shows the destination.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  deinit { if id != .run { run?.noteRelease(id) } }

  /// Shows the destination.
  ///
  /// A segue that has neither a handler nor an override is an exception (R129).
  open func perform() {
    if let performHandler { return performHandler() }
    join(source.run ?? Run.current)
    let why = SegueEffect.decide(
      .custom, .init(hasStack: false, hasSplitView: false, idiom: .unspecified))
    run?.find(
      .segueDoesNothing, on: source.id, object: destination.id, text: identifier ?? "",
      because: why.reasons)
  }

  public static func == (a: UIStoryboardSegue, b: UIStoryboardSegue) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIStoryboardSegue {
  /// Performs the segue, as an event that names whom it leads to.
  func performRecorded() {
    guard let run else { return perform() }
    run.call(.performSegue, .node(destination.id), on: id) { perform() }
  }

  /// Takes the segue into a run, where it gets its name.
  func join(_ run: Run?) {
    guard let run, self.run == nil else { return }
    self.run = run
    id = run.nextID(.segue)
    run.recorder.describe(
      NodeDescription(
        id: id, type: "\(type(of: self))", name: identifier ?? standardName, place: place))
  }
}
