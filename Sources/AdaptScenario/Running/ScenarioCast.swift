import AdaptCore
import AdaptUIKit
import Foundation

/// The controllers of a run by name: made when they are first needed, the same as long as they
/// live.
///
/// The cast holds a new controller, as an app's variable would, until code hands it to UIKit. Who
/// holds it from then on is what the run is about.
final class ScenarioCast {
  let triggers = ScenarioTriggers()
  /// Gets each controller and its name when it is made.
  var made: (UIViewController, String) -> Void = { _, _ in }
  let scripts: [String: ControllerScript]
  /// The storyboards and what is made of them; nil where there are none.
  let scenes: SceneCast?
  private let names: ScenarioNames
  /// The controllers that named views belong to.
  private let owners: [String: String]
  unowned let simulation: Simulation
  private(set) var living: [String: Living] = [:]
  /// What the scripts say of alerts, which are UIKit's own and play no role themselves.
  private var alerts: [String: ControllerRole] = [:]
  /// The names of controllers of scenes that are being made.
  var reserved: Set<String> = []
  /// The controllers that were not handed to UIKit yet.
  private var held: [String: UIViewController] = [:]
  /// The window the run was launched with; nil before.
  private(set) weak var window: UIWindow?
  /// What could not be done since it was last asked for, in the order of trying.
  private var problems: [String] = []

  /// A controller that others keep alive.
  struct Living {
    weak var controller: UIViewController?
  }

  /// - Parameter sceneNames: What the controllers of scenes are called, where that is known
  ///   already.
  init(_ scenario: Scenario, in simulation: Simulation, sceneNames: SceneNames? = nil) {
    self.simulation = simulation
    var names = ScenarioNames()
    var scripts: [String: ControllerScript] = [:]
    var owners: [String: String] = [:]
    for script in scenario.controllers where scripts[script.name] == nil {
      scripts[script.name] = script
      names.addController(script.name)
      for view in script.views { owners[view.name] = script.name }
    }
    scenes = SceneCast(scenario, names: sceneNames)
    names.scenes = scenes?.names
    (self.names, self.scripts, self.owners) = (names, scripts, owners)
  }

  func note(_ problem: String) { problems.append(problem) }

  func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  /// Lets go of the controllers that no code handed to UIKit; each holds the cast.
  func letGo() { held = [:] }

  /// - Parameter entry: The scene that the root is the controller of; nil where code makes it.
  func launch(_ root: ControllerReference, from entry: SceneReference?) {
    guard let entry else {
      window = simulation.launch(hand(root))
      return
    }
    window = simulation.launch { [self] in open(entry) }
  }
}

// MARK: - Finding and making

extension ScenarioCast {
  /// Returns the controller that a reference means, for giving it to UIKit.
  func hand(_ reference: ControllerReference, isFresh: Bool = false) -> UIViewController {
    let controller = controller(reference, isFresh: isFresh)
    held[reference.name] = nil
    return controller
  }

  /// Returns the controller that a reference means, and makes it unless one lives.
  private func controller(
    _ reference: ControllerReference, isFresh: Bool = false
  ) -> UIViewController {
    let name = reference.name
    if !isFresh, let controller = living[name]?.controller { return controller }
    if let made = makeScene(name) {
      held[name] = made
      return made
    }
    let controller = make(script(reference))
    held[name] = controller
    introduce(controller, as: name)
    if let controller = controller as? any Scripted {
      controller.role.dress(controller)
      controller.fill()
    }
    return controller
  }

  func name(_ controller: UIPresentationController, _ name: String) {
    simulation.name(controller, name)
  }

  /// Takes note of a controller that was made.
  ///
  /// It joins the run before anything happens to it, so that all of that is in the trace.
  func introduce(_ controller: UIViewController, as name: String) {
    living[name] = Living(controller: controller)
    made(controller, name)
    simulation.name(controller, name)
  }

  /// The controller of that name that lives; nil when there is none.
  func livingController(_ name: String) -> UIViewController? { living[name]?.controller }

  /// Whether a controller of that name lives, or has.
  func hasLived(_ name: String) -> Bool { living[name] != nil }

  /// Every controller that lives, by its name.
  var livingControllers: [UIViewController] {
    living.keys.sorted().compactMap { living[$0]?.controller }
  }

  /// The tab bar controller on top, if what is on top is one or shows one.
  var topmostTabs: UITabBarController? {
    (presentedChain.last ?? root)?.outermostShown(UITabBarController.self)
  }

  /// What a script says of a controller.
  func role(of controller: UIViewController, named name: String) -> ControllerRole? {
    (controller as? any Scripted)?.role ?? alerts[name]
  }

  func controller(named name: String) -> UIViewController {
    livingController(name) ?? controller(names.reference(name) ?? .named(name))
  }

  func script(_ reference: ControllerReference) -> ControllerScript {
    let name = reference.name
    if case .named = reference { return scripts[name] ?? ControllerScript(name) }
    var script = ControllerScript(name)
    script.content = reference.content
    return script
  }

  private func make(_ script: ControllerScript) -> UIViewController {
    var role: ControllerRole {
      ControllerRole(
        script, in: self,
        unwindActions: scenes?.unwindActions(of: nil, named: script.name) ?? [])
    }
    return switch script.content {
    case .plain, .container: ScriptedViewController(role)
    case .navigation: ScriptedNavigationController(role)
    case .tabs: ScriptedTabBarController(role)
    case .split(let split): ScriptedSplitViewController(role, split)
    case .pages(let pages): ScriptedPageViewController(role, pages)
    case .alert(let alert): makeAlert(alert, script)
    }
  }

  private func makeAlert(_ alert: AlertScript, _ script: ControllerScript) -> UIViewController {
    let controller = alert.make(title: script.title) { [self] in
      triggers.act(in: .alertActionHandler, of: [script.name]) { perform($0, by: nil) }
    }
    if script.presentation.anchor != nil { alerts[script.name] = ControllerRole(script, in: self) }
    return controller
  }

  /// The name of the living controller that has a view.
  func nameOfController(with view: UIView) -> String? {
    living.keys.sorted().first { living[$0]?.controller?.viewIfLoaded === view }
  }

  /// The view that a script names: one of its own names, or the view of a controller.
  func view(_ name: String) -> UIView? {
    guard let owner = owners[name] else { return livingController(name)?.view }
    return (livingController(owner) as? any Scripted)?.role.views[name]
  }
}

// MARK: - Whom code acts on

extension ScenarioCast {
  var root: UIViewController? { window?.rootViewController }

  /// The controllers presented over the root and what it contains, the lowest first.
  ///
  /// - Complexity: O(n) in the controllers on screen.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    if let root { collect(over: root, into: &chain) }
    return chain
  }

  /// What a part of a container presents lies below what the whole presents. The engine's limit on
  /// controllers inside and over each other bounds the recursion.
  private func collect(over controller: UIViewController, into chain: inout [UIViewController]) {
    for child in controller.children { collect(over: child, into: &chain) }
    // A controller in a container answers with what the container presents.
    guard let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    else { return }
    chain.append(presented)
    collect(over: presented, into: &chain)
  }

  func receiver(_ name: String?, _ actor: UIViewController?) -> UIViewController? {
    if let name { return controller(named: name) }
    return actor ?? presentedChain.last ?? root
  }

  func navigation(_ name: String?, _ actor: UIViewController?) -> UINavigationController? {
    container(UINavigationController.self, "navigation controller", name, actor)
  }

  /// The container of a class in which code acts: the receiver, the nearest around it, or where no
  /// receiver is named the outermost that is shown in it.
  func container<Container: UIViewController>(
    _ type: Container.Type, _ what: String, _ name: String?, _ actor: UIViewController?
  ) -> Container? {
    let receiver = receiver(name, actor)
    if let container = receiver?.nearest(type) { return container }
    if name == nil, let container = receiver?.outermostShown(type) { return container }
    note(
      "\(name.map(\.quoted) ?? "the topmost controller") is in no \(what); "
        + "name one that is under 'on'")
    return nil
  }
}
