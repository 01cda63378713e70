import AdaptCore
import AdaptRules
import AdaptUIKit

/// What controllers are asked and told of an unwind, as people log it: `A.can=false`.
final class UnwindLog {
  var lines: [String] = []
  private var names: [ObjectIdentifier: String] = [:]

  func name(_ controller: UIViewController?) -> String {
    controller.map { names[ObjectIdentifier($0)] ?? "?" } ?? "nil"
  }

  func names(_ controllers: [UIViewController]) -> String {
    "[" + controllers.map(name).joined(separator: ",") + "]"
  }

  func add(_ controller: UIViewController, _ name: String) {
    names[ObjectIdentifier(controller)] = name
  }

  func note(_ controller: UIViewController, _ words: String) {
    lines.append("\(name(controller)).\(words)")
  }
}

/// A controller that logs its hooks and answers as a test says.
class UnwindScreen: UIViewController {
  var log = UnwindLog()
  /// The methods that its class has.
  var actions: [Selector] = []
  var answer: ((Bool) -> Bool)?
  var allowed: (([UIViewController]) -> [UIViewController])?
  /// Done in a hook, after it is logged.
  var on: [Callback: (UnwindScreen, UIStoryboardSegue?) -> Void] = [:]

  override var unwindActions: [Selector: (UIStoryboardSegue) -> Void] {
    Dictionary(
      uniqueKeysWithValues: actions.map { action in
        (
          action,
          { segue in
            self.log.note(self, "\(action.rawValue)")
            self.on[.unwindAction]?(self, segue)
          }
        )
      })
  }

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let usual = super.allowedChildrenForUnwinding(from: source)
    let children = allowed?(usual) ?? usual
    log.note(self, "allowed=\(log.names(children))")
    on[.allowedChildrenForUnwinding]?(self, nil)
    return children
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> Bool {
    let usual = super.canPerformUnwindSegueAction(
      action, from: fromViewController, withSender: sender)
    let result = answer?(usual) ?? usual
    log.note(self, "can=\(result)")
    on[.canPerformUnwindSegueAction]?(self, nil)
    return result
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    log.note(self, "prepare")
    on[.prepareForSegue]?(self, segue)
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    log.note(self, "towards \(log.name(subsequentVC))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
    on[.unwindTowards]?(self, unwindSegue)
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    log.note(self, "dismiss")
    super.dismiss(animated: animated, completion: completion)
  }
}

/// A stack that logs its hooks.
final class UnwindStack: UINavigationController {
  var log = UnwindLog()

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let children = super.allowedChildrenForUnwinding(from: source)
    log.note(self, "allowed=\(log.names(children))")
    return children
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> Bool {
    let result = super.canPerformUnwindSegueAction(
      action, from: fromViewController, withSender: sender)
    log.note(self, "can=\(result)")
    return result
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    log.note(self, "towards \(log.name(subsequentVC))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    log.note(self, "dismiss")
    super.dismiss(animated: animated, completion: completion)
  }

  override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    log.note(self, "popTo \(log.name(viewController))")
    return super.popToViewController(viewController, animated: animated)
  }
}

/// Tabs that log their hooks.
final class UnwindTabs: UITabBarController {
  var log = UnwindLog()

  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      log.note(self, "select \(log.name(newValue))")
      super.selectedViewController = newValue
    }
  }

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let children = super.allowedChildrenForUnwinding(from: source)
    log.note(self, "allowed=\(log.names(children))")
    return children
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> Bool {
    let result = super.canPerformUnwindSegueAction(
      action, from: fromViewController, withSender: sender)
    log.note(self, "can=\(result)")
    return result
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    log.note(self, "towards \(log.name(subsequentVC))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    log.note(self, "dismiss")
    super.dismiss(animated: animated, completion: completion)
  }
}

/// A run in which an unwind is logged.
struct UnwindScene {
  let scene: Scene
  let log: UnwindLog

  var simulation: Simulation { scene.simulation }

  init(
    root: UIViewController, _ log: UnwindLog, _ device: String = "phone",
    ios: SystemVersion = 12.4, choices: RuleChoices = RuleChoices(),
    onException: ExceptionPolicy = .end
  ) throws {
    self.log = log
    scene = try Scene(
      device, ios: ios, root: root, choices: choices, onException: onException)
    simulation.name(root, log.name(root))
  }

  /// Does something in a step, and waits until all is quiet.
  func step(_ name: String, _ body: @escaping () -> Void) { simulation.step(name, body) }

  func present(
    _ controller: UIViewController, on presenter: UIViewController,
    _ style: UIModalPresentationStyle = .fullScreen
  ) {
    controller.modalPresentationStyle = style
    simulation.name(controller, log.name(controller))
    step("present") { presenter.present(controller, animated: true) }
  }

  func push(_ controller: UIViewController, on stack: UINavigationController) {
    simulation.name(controller, log.name(controller))
    step("push") { stack.pushViewController(controller, animated: true) }
  }

  /// Unwinds, and returns what was logged meanwhile.
  @discardableResult
  func unwind(
    _ action: Selector = "back:", from source: UIViewController, animates: Bool = true,
    makeSegue: UnwindRequest.SegueMaker? = nil
  ) -> [String] {
    log.lines = []
    step("unwind") {
      source.performUnwind(
        UnwindRequest(action, identifier: "exit", animates: animates, makeSegue: makeSegue),
        sender: nil)
    }
    return log.lines
  }

  /// The names of the controllers whose views are on screen and that hold no others.
  func onScreen(_ controllers: UIViewController...) -> [String] {
    controllers.filter(\.isOnScreen).map(log.name)
  }
}

extension UnwindLog {
  /// Makes a screen whose class has some methods.
  func screen(_ name: String, _ actions: Selector...) -> UnwindScreen {
    let screen = UnwindScreen()
    screen.log = self
    screen.actions = actions
    screen.title = name
    add(screen, name)
    return screen
  }

  func stack(_ name: String, _ controllers: UIViewController...) -> UnwindStack {
    let stack = UnwindStack()
    stack.log = self
    stack.title = name
    stack.viewControllers = controllers
    add(stack, name)
    return stack
  }

  func tabs(_ name: String, _ controllers: UIViewController...) -> UnwindTabs {
    let tabs = UnwindTabs()
    tabs.log = self
    tabs.title = name
    tabs.viewControllers = controllers
    add(tabs, name)
    return tabs
  }
}
