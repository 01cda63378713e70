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
  private let scripts: [String: ControllerScript]
  private let names: ScenarioNames
  /// The controllers that named views belong to.
  private let owners: [String: String]
  private unowned let simulation: Simulation
  private var living: [String: Living] = [:]
  /// The controllers that were not handed to UIKit yet.
  private var held: [String: UIViewController] = [:]
  private weak var window: UIWindow?
  /// What could not be done since it was last asked for, in the order of trying.
  private var problems: [String] = []

  /// A controller that others keep alive.
  private struct Living {
    weak var controller: UIViewController?
  }

  init(_ scenario: Scenario, in simulation: Simulation) {
    self.simulation = simulation
    var names = ScenarioNames()
    var scripts: [String: ControllerScript] = [:]
    var owners: [String: String] = [:]
    for script in scenario.controllers where scripts[script.name] == nil {
      scripts[script.name] = script
      names.controllers.append(script.name)
      for view in script.views { owners[view.name] = script.name }
    }
    (self.names, self.scripts, self.owners) = (names, scripts, owners)
  }

  func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  func launch(_ root: ControllerReference) { window = simulation.launch(hand(root)) }
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
    let script = script(reference)
    let controller = make(script)
    living[name] = Living(controller: controller)
    held[name] = controller
    // It joins the run before anything happens to it, so that all of that is in the trace.
    simulation.name(controller, name)
    (controller as? any Scripted)?.role.dress(controller)
    if case .navigation(let stack) = script.content {
      (controller as? UINavigationController)?.setViewControllers(
        stack.map { hand($0) }, animated: false)
    }
    return controller
  }

  func name(_ controller: UIPresentationController, _ name: String) {
    simulation.name(controller, name)
  }

  /// The controller of that name that lives; nil when there is none.
  func livingController(_ name: String) -> UIViewController? { living[name]?.controller }

  private func controller(named name: String) -> UIViewController {
    livingController(name) ?? controller(names.reference(name) ?? .named(name))
  }

  private func script(_ reference: ControllerReference) -> ControllerScript {
    switch reference {
    case .named(let name): return scripts[name] ?? ControllerScript(name)
    case .navigation(let stack):
      var script = ControllerScript(reference.name)
      script.content = .navigation(stack)
      return script
    }
  }

  private func make(_ script: ControllerScript) -> UIViewController {
    switch script.content {
    case .plain, .container: ScriptedViewController(ControllerRole(script, in: self))
    case .navigation: ScriptedNavigationController(ControllerRole(script, in: self))
    case .alert(let actions): makeAlert(actions, script)
    }
  }

  private func makeAlert(_ actions: [String], _ script: ControllerScript) -> UIViewController {
    let controller = UIAlertController(title: script.title, message: nil)
    for title in actions {
      controller.addAction(
        UIAlertAction(title: title, style: .default) { [self] _ in
          triggers.act(in: .alertActionHandler, of: script.name) { perform($0, by: nil) }
        })
    }
    return controller
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

  /// The window the run was launched with; nil before.
  var shownWindow: UIWindow? { window }

  /// The controllers presented over the root, the first presented first.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = root?.presentedViewController
    while let controller = next, !chain.contains(where: { $0 === controller }) {
      chain.append(controller)
      next = controller.presentedViewController
    }
    return chain
  }

  private func receiver(_ name: String?, _ actor: UIViewController?) -> UIViewController? {
    if let name { return controller(named: name) }
    return actor ?? presentedChain.last ?? root
  }

  private func navigation(_ name: String?, _ actor: UIViewController?) -> UINavigationController? {
    let receiver = receiver(name, actor)
    if let navigation = receiver?.nearestNavigationController {
      return navigation
    }
    problems.append(
      "\(name.map(\.quoted) ?? "the topmost controller") is in no navigation controller; "
        + "name one that is under 'on'")
    return nil
  }
}

// MARK: - What code does

extension ScenarioCast {
  /// Moves the transition that a controller's interaction controller drives.
  func interact(_ interaction: ScenarioInteraction, on name: String) {
    guard let driver = (livingController(name) as? any Scripted)?.role.interaction else {
      problems.append(
        "no transition of \(name.quoted) waits for a finger; "
          + "list it under 'interactive' of its animator")
      return
    }
    switch interaction {
    case .update(let progress): driver.update(progress)
    case .finish: driver.finish()
    case .cancel: driver.cancel()
    }
  }

  /// Runs actions in one block.
  ///
  /// - Parameter actor: The controller whose callback runs; nil in a step.
  func perform(_ actions: [ScenarioAction], by actor: UIViewController?) {
    for action in actions { perform(action, by: actor) }
  }

  private func perform(_ action: ScenarioAction, by actor: UIViewController?) {
    switch action {
    case .present(let action): present(action, by: actor)
    case .dismiss(let name, let animated, let completion):
      receiver(name, actor)?.dismiss(
        animated: animated, completion: block(completion, by: actor))
    case .push(let reference, let name, let animated, let isFresh):
      navigation(name, actor)?.pushViewController(
        hand(reference, isFresh: isFresh), animated: animated)
    case .pop(let name, let animated):
      navigation(name, actor)?.popViewController(animated: animated)
    case .popTo(let target, let name, let animated):
      navigation(name, actor)?.popToViewController(controller(named: target), animated: animated)
    case .popToRoot(let name, let animated):
      navigation(name, actor)?.popToRootViewController(animated: animated)
    case .setStack(let stack, let name, let animated):
      navigation(name, actor)?.setViewControllers(
        stack.map { hand($0) }, animated: animated)
    case .replaceRoot(let reference): window?.rootViewController = hand(reference)
    case .addChild(let reference, let name, let frame):
      guard let parent = receiver(name, actor) else { return }
      parent.embed(hand(reference), frame: frame)
    case .removeChild(let name):
      let child = controller(named: name)
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    case .set(let changes, let name): receiver(name, actor)?.take(changes)
    case .overrideTraits(let traits, let name, let child):
      override(traits, on: receiver(name, actor), child: child.map { controller(named: $0) })
    case .call(let call, let name): receiver(name, actor)?.take(call)
    case .requestOrientation(let mask):
      simulation.windowScene.requestGeometryUpdate(interfaceOrientations: mask)
    }
  }

  private func present(_ action: PresentAction, by actor: UIViewController?) {
    guard let source = receiver(action.source, actor) else { return }
    let presented = hand(action.controller, isFresh: action.isFresh)
    if let style = action.style { presented.modalPresentationStyle = style }
    if let transition = action.transition { presented.modalTransitionStyle = transition }
    let role = (presented as? any Scripted)?.role
    role?.prepareToPresent(presented)
    source.present(
      presented, animated: action.animated, completion: block(action.completion, by: actor))
    role?.haveAskedToPresent(presented)
  }

  private func block(
    _ actions: [ScenarioAction], by actor: UIViewController?
  ) -> (() -> Void)? {
    guard !actions.isEmpty else { return {} }
    return { [self, weak actor] in perform(actions, by: actor) }
  }

  private func override(
    _ traits: UITraitCollection, on controller: UIViewController?, child: UIViewController?
  ) {
    if let child {
      controller?.setOverrideTraitCollection(traits, forChild: child)
    } else {
      controller?.state(traits)
    }
  }
}
