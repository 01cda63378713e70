import AdaptCore
import AdaptRules
import AdaptUIKit

/// A run whose root is a split view, or a plain controller that holds one.
struct SplitScene {
  let scene: Scene
  let split: UISplitViewController
  let delegate: SplitDelegate
  /// The controllers of the columns: `list`, then `items` of three columns, then `detail`.
  let columns: [ScriptedController]
  /// The navigation controllers that the classic style is given around them.
  let stacks: [UINavigationController]
  let compact: ScriptedController?

  /// - Parameters:
  ///   - style: The style; the classic one is given navigation controllers.
  ///   - hasCompact: Whether a column style has a controller for the compact column.
  ///   - isHosted: Whether a plain root holds the split view, so that it can state traits for it.
  ///   - stated: The traits that it states before the launch.
  init(
    _ device: String = "pad", ios: SystemVersion = 12.4,
    orientation: UIInterfaceOrientation = .landscapeRight, window: WindowShare = .full,
    style: UISplitViewController.Style = .unspecified, hasCompact: Bool = false,
    isHosted: Bool = false, stated: UITraitCollection? = nil,
    choices: RuleChoices = RuleChoices(),
    onException: ExceptionPolicy = .end,
    prepare: (UISplitViewController, SplitDelegate) -> Void = { _, _ in }
  ) throws {
    let names = style == .tripleColumn ? ["list", "items", "detail"] : ["list", "detail"]
    columns = names.map { name in
      let controller = ScriptedController()
      controller.title = name
      return controller
    }
    delegate = SplitDelegate()
    if style == .unspecified {
      split = UISplitViewController()
      stacks = columns.map { UINavigationController(rootViewController: $0) }
      stacks[0].title = "lists"
      stacks[1].title = "details"
      split.viewControllers = stacks
      compact = nil
    } else {
      split = UISplitViewController(style: style)
      stacks = []
      for (column, controller) in zip(style.columns, columns) {
        split.setViewController(controller, for: column)
      }
      compact = hasCompact ? ScriptedController() : nil
      compact?.title = "compact"
      if let compact { split.setViewController(compact, for: .compact) }
    }
    split.delegate = delegate
    split.title = "split"
    prepare(split, delegate)
    let root = isHosted ? UIViewController() : split
    if isHosted {
      root.addChild(split)
      root.view.addSubview(split.view)
      split.view.frame = root.view.bounds
      split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      split.didMove(toParent: root)
      root.setOverrideTraitCollection(stated, forChild: split)
    }
    scene = try Scene(
      device, ios: ios, orientation: orientation, window: window, root: root, choices: choices,
      onException: onException)
    scene.simulation.name(split, "split")
    _ = scene.keep(delegate)
  }

  var simulation: Simulation { scene.simulation }
  var list: ScriptedController { columns[0] }
  var detail: ScriptedController { columns[columns.count - 1] }

  /// The titles of the controllers on a stack, those of stacks in it in brackets.
  func contents(_ controller: UIViewController?) -> String {
    guard let stack = controller as? UINavigationController else { return controller?.title ?? "-" }
    return "[" + stack.viewControllers.map(contents).joined(separator: ", ") + "]"
  }

  /// What each child of the split view holds.
  var children: [String] { split.children.map(contents) }

  /// The titles of the controllers that can be seen and hold no others, from the left.
  var visible: [String] {
    func leaves(_ controller: UIViewController) -> [UIViewController] {
      guard controller.isOnScreen else { return [] }
      let inside = controller.children.flatMap(leaves)
      return inside.isEmpty ? [controller] : inside
    }
    return leaves(split).sorted { ($0.frameOnScreen?.minX ?? 0) < ($1.frameOnScreen?.minX ?? 0) }
      .map { $0.title ?? "-" }
  }

  /// The modes that the delegate was told of, in order.
  var modes: [UISplitViewController.DisplayMode] {
    simulation.trace.compactMap {
      guard case .called(.splitViewControllerWillChangeTo, .displayMode(let mode)) = $0.kind
      else { return nil }
      return mode
    }
  }

  /// Expects what holds for every split view at rest.
  func expectSound() {
    expectLegalAppearance(simulation)
    let all = [split] + split.children + columns + stacks + (compact.map { [$0] } ?? [])
    expectVisibleHasAppeared(simulation, all)
  }
}
