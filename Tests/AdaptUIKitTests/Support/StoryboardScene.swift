import AdaptCore
import AdaptDocuments
import AdaptProfiles
import AdaptRules
import AdaptUIKit
import Foundation

/// A run that opens a storyboard, and the controllers that were made so far by their ids.
final class StoryboardScene {
  let simulation: Simulation
  let bundle: InterfaceBundle
  private(set) var window: UIWindow?
  /// The controllers in the order of making.
  private(set) var made: [UIViewController] = []

  /// - Parameter script: Called with every controller of a class that is not registered, when it is
  ///   made.
  init(
    _ documents: [InterfaceDocument], _ device: String = "phone", ios: SystemVersion = 12.4,
    classes: ClassRegistry? = nil, choices: RuleChoices = RuleChoices(),
    onException: ExceptionPolicy = .record, opens: Bool = true,
    script: @escaping (SegueController) -> Void = { _ in }
  ) throws {
    simulation = Simulation(
      device: try DeviceCatalogue.device(named: device), ios: ios, choices: choices,
      onException: onException)
    bundle = InterfaceBundle(InterfaceProject(documents), classes: classes ?? ClassRegistry())
    if classes == nil {
      bundle.classes.standIn = { [weak self] coder in
        guard coder.controller?.content == .plain else { return nil }
        let made = SegueController(coder: coder)
        if let made {
          self?.made.append(made)
          script(made)
        }
        return made
      }
    }
    simulation.interfaces = bundle
    if opens { window = simulation.launch(storyboard: documents[0].name) }
  }

  var root: UIViewController? { window?.rootViewController }

  /// The last controller that was made from the scene of that title.
  func last(_ title: String) -> SegueController? {
    made.last { $0.title == title } as? SegueController
  }

  /// Performs a segue by code, as a step of that name.
  func perform(_ identifier: String, on title: String = "a") {
    simulation.step(identifier) { [self] in
      last(title)?.performSegue(withIdentifier: identifier, sender: "code")
    }
  }

  var findings: [Finding.Kind] {
    simulation.trace.compactMap { event in
      if case .finding(let finding) = event.kind { finding.kind } else { nil }
    }
  }

  /// What has no part in storyboards.
  var ownFindings: [Finding.Kind] { findings.filter { $0.severity != .note } }
}

/// A controller whose hooks of segues do what a test gives for them.
final class SegueController: UIViewController {
  var allows: (String) -> Bool = { _ in true }
  var prepares: (SegueController, UIStoryboardSegue) -> Void = { _, _ in }
  var loads: (SegueController) -> Void = { _ in }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    allows(identifier)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepares(self, segue) }

  override func viewDidLoad() {
    super.viewDidLoad()
    loads(self)
  }
}

/// The callbacks of making and of segues, with those of appearance.
let segueStory: Set<Callback> = [
  .awakeFromNib, .shouldPerformSegue, .prepareForSegue, .segueAction, .performSegue, .loadView,
  .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  .willMoveToParent, .didMoveToParent,
]
