public import AdaptCore
import Foundation

extension Scenario {
  /// A step of the scene that needs no file.
  public enum SceneStep: Hashable, Sendable {
    /// Presents a new controller over the topmost one.
    case present(UIModalPresentationStyle)
    /// Turns the device; nil for the next of portrait and landscape.
    case rotate(UIInterfaceOrientation?)
    case resize(WindowShare)
    /// Changes the window's traits; what is unspecified stays.
    case changeTraits(UITraitCollection)
    /// The topmost controller is dismissed by code.
    case dismiss
    case enterBackground
    case enterForeground
    case user(ScenarioUserAction)
  }

  /// What the scene is like, and the controllers that it presents.
  public struct SceneSetup: Hashable, Sendable {
    /// What the scene begins with.
    public var root = SceneRoot.plain
    /// The detents of their sheets; UIKit's own unless given.
    public var detents: [SheetScript.Detent]?
    /// Whether they have a control that closes them; nil where nothing is said.
    public var closeButton: Bool?

    public init() {}
  }

  /// The scene that needs no file: a root that presents, lives through some steps and dismisses.
  ///
  /// Unless a step presents or the root is a container, a form sheet is presented first; unless a
  /// step dismisses, the root dismisses what is presented at the end. The controllers are called
  /// `root`, `modal`, `modal2` and so on. A popover points at a button in the middle of its
  /// presenter's top edge, and a custom presentation covers the lower half over a dimming view.
  ///
  /// - Parameters:
  ///   - answers: What the delegate of each presentation answers to the adaptive question; empty
  ///     for no delegate.
  ///   - setup: What the presented controllers are like.
  public static func builtIn(
    device: DeviceChoice, _ steps: [SceneStep] = [], answers: [AdaptivityScript.Answer] = [],
    setup: SceneSetup = SceneSetup()
  ) -> Scenario {
    var scene = steps
    if setup.root == .plain, !scene.contains(where: \.presents) {
      scene.insert(.present(.formSheet), at: 0)
    }
    var scenario = Scenario(device: device, root: .named("root"), controllers: setup.root.scripts)
    scenario.append(scene, answers: answers, setup: setup)
    if scene.contains(where: \.presents), !scene.contains(where: \.dismisses) {
      scenario.steps.append(
        ScenarioStep(.act([.dismiss(on: "root", animated: true, completion: [])])))
    }
    return scenario
  }

  /// Lets steps of the scene follow those of the scenario.
  ///
  /// - Parameters:
  ///   - answers: What the delegate of each presentation answers to the adaptive question; empty
  ///     for no delegate.
  ///   - setup: What the controllers are like that the steps present.
  /// - Complexity: O(n) in the number of steps and controllers.
  public mutating func append(
    _ steps: [SceneStep], answers: [AdaptivityScript.Answer] = [], setup: SceneSetup = SceneSetup()
  ) {
    let lastPopover = steps.lastIndex(of: .present(.popover)) ?? 0
    var names = UnusedNames(in: self)
    for (place, step) in steps.enumerated() {
      self.steps.append(
        ScenarioStep(kind(of: step, answers, setup, &names, isPopoverAhead: place < lastPopover)))
    }
  }

  /// Turns a step of the scene into one of the scenario, with the controller it needs.
  ///
  /// - Parameter isPopoverAhead: Whether a later popover may need something to point at.
  private mutating func kind(
    of step: SceneStep, _ answers: [AdaptivityScript.Answer], _ setup: SceneSetup,
    _ names: inout UnusedNames, isPopoverAhead: Bool
  ) -> ScenarioStep.Kind {
    switch step {
    case .present(let style):
      var modal = Self.modal(names.next("modal"), style)
      if isPopoverAhead { modal.views = [Self.button(names.next("button"))] }
      if !answers.isEmpty { modal.adaptivity = AdaptivityScript(answers) }
      if let detents = setup.detents { modal.presentation.sheet = SheetScript(detents: detents) }
      modal.closeButton = setup.closeButton
      controllers.append(modal)
      return .act([.present(PresentAction(.named(modal.name)))])
    case .rotate(let orientation): return .rotate(orientation)
    case .resize(let share): return .resize(share)
    case .changeTraits(let traits): return .changeTraits(traits)
    case .dismiss: return .act([.dismiss(on: nil, animated: true, completion: [])])
    case .enterBackground: return .enterBackground
    case .enterForeground: return .enterForeground
    case .user(let action): return .user(action)
    }
  }

  /// What a popover points at: a view of the smallest size that is comfortable to touch.
  static func button(_ name: String) -> ViewScript {
    ViewScript(name, .top(CGSize(width: 44, height: 44)))
  }

  private static func modal(_ name: String, _ style: UIModalPresentationStyle) -> ControllerScript {
    var script = ControllerScript(name)
    script.presentation = PresentationScript(style: style)
    if style == .popover { script.presentation.anchor = PopoverAnchorScript(.presenter) }
    if style == .custom {
      var custom = CustomPresentationScript()
      custom.frame = .fraction(CGRect(x: 0, y: 0.5, width: 1, height: 0.5))
      custom.dims = true
      script.presentation.custom = custom
    }
    return script
  }
}

/// Names for what the steps of the scene make.
private struct UnusedNames {
  private let taken: Set<String>
  /// How often each word was a name, or was found to be one.
  private var counts: [String: Int] = [:]

  init(in scenario: Scenario) {
    taken = Set(
      scenario.controllers.flatMap { [$0.name] + $0.views.map(\.name) } + scenario.root.names
        + (scenario.storyboards?.sceneNames ?? []))
  }

  /// The next of `modal`, `modal2`, … that nothing in the scenario is called by.
  mutating func next(_ word: String) -> String {
    while true {
      let count = counts[word, default: 0] + 1
      counts[word] = count
      let name = count == 1 ? word : "\(word)\(count)"
      if !taken.contains(name) { return name }
    }
  }
}

extension AdaptivityScript {
  /// A delegate that implements the adaptive question, in its older form too.
  fileprivate init(_ answers: [Answer]) {
    self.init()
    self.answers = answers
    // The older question is asked in compact width and says nothing of the height (O023).
    oldAnswer =
      answers.first { $0.width != .regular && $0.height == nil }?.style
      ?? UIModalPresentationStyle.none
  }
}

extension Scenario.SceneStep {
  /// Whether the step presents a controller.
  public var presents: Bool {
    if case .present = self { true } else { false }
  }

  fileprivate var dismisses: Bool {
    switch self {
    case .dismiss, .user(.swipeDown(.finish)), .user(.tapOutside): true
    // It may; a dismissal after it would have nothing to dismiss.
    case .user(.drag(.by(let gesture), _)): gesture.end == .finish
    case .present, .rotate, .resize, .changeTraits, .enterBackground, .enterForeground, .user: false
    }
  }
}
