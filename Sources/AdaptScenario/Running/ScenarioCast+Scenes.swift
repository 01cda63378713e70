import AdaptCore
import AdaptDocuments
import AdaptUIKit

/// The controllers of storyboards: each is a stand-in for the class that its scene names.
extension ScenarioCast {
  /// Gives the storyboards to the run, whose controllers the cast plays.
  func lendScenes() {
    guard let scenes else { return }
    scenes.bundle.classes.standIn = { [weak self] in self?.standIn($0) }
    simulation.interfaces = scenes.bundle
  }

  func open(_ entry: SceneReference) -> UIViewController {
    if let made = scenes?.make(entry) { return made }
    note("the storyboard \(entry.storyboard.quoted) opens no scene; name another 'root'")
    return UIViewController()
  }

  /// Makes the controller of the scene that a name stands for; nil for another name.
  func makeScene(_ name: String) -> UIViewController? {
    guard let scenes, scenes.names.isScene(name) else { return nil }
    let base = SceneNames.base(of: name)
    if base == name, let made = scenes.make(name) { return made }
    note(
      base == name
        ? "no \(name.quoted) lives, and code cannot make one: its scene has no identifier"
        : "no \(name.quoted) lives; \(base.quoted) is called so where one lives already")
    return nil
  }

  /// Makes what plays the controller of a scene.
  private func standIn(_ coder: InterfaceCoder) -> UIViewController? {
    guard let scenes, let controller = coder.controller else { return nil }
    let base = scenes.names[coder.scene.address]
    let name = freeName(base)
    defer { reserved.remove(name) }
    var script = scripts[name] ?? scripts[base] ?? ControllerScript(base)
    if script.name == base, name != base { script.name = base }
    let role = ControllerRole(
      script, in: self, name: name,
      unwindActions: scenes.unwindActions(of: controller, named: base, name))
    guard let made = standIn(role, coder, controller.content) else { return nil }
    introduce(made, as: name)
    role.dress(made)
    listen(role, to: made)
    return made
  }

  private func standIn(
    _ role: ControllerRole, _ coder: InterfaceCoder, _ content: InterfaceController.Content
  ) -> UIViewController? {
    switch content {
    case .plain, .table, .collection, .foreign, .reference:
      ScriptedViewController(role, coder: coder)
    case .navigation: ScriptedNavigationController(role, coder: coder)
    case .tabs: ScriptedTabBarController(role, coder: coder)
    case .split: ScriptedSplitViewController(role, coder: coder)
    case .pages: ScriptedPageViewController(role, coder: coder)
    }
  }

  /// Gives a container the delegate that its script says.
  private func listen(_ role: ControllerRole, to controller: UIViewController) {
    switch controller {
    case let stack as UINavigationController:
      role.listen(to: stack)
      role.setUpBars(of: stack)
    case let tabs as UITabBarController: role.listen(to: tabs)
    case let split as UISplitViewController: role.listen(to: split)
    case let pages as ScriptedPageViewController: pages.fill()
    default: break
    }
  }

  /// The name with the lowest number that no controller has; taken until the controller is made.
  private func freeName(_ base: String) -> String {
    var name = base
    var number = 1
    while reserved.contains(name) || livingController(name) != nil {
      number += 1
      name = "\(base)#\(number)"
    }
    reserved.insert(name)
    return name
  }

  /// The controller whose segue code performs: the one that is named or whose callback runs, else
  /// what a person sees.
  func segueSource(_ name: String?, _ actor: UIViewController?) -> UIViewController? {
    guard var source = receiver(name, actor), name == nil, actor == nil else {
      return receiver(name, actor)
    }
    while let inner = source.shownInside { source = inner }
    return source
  }
}
