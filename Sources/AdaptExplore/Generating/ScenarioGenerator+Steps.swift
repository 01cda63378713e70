import AdaptCore
import AdaptScenario
import AdaptUIKit
import Foundation

extension ScenarioGenerator {
  private enum Idea {
    case present, dismiss, presentAndDismiss, stack, rotate, thereAndBack, resize, traits
    case swipe, swipeBack, tapOutside, tapAlert, finger, wait, several, trigger, property, override
    case children, root, hand, request, drag, grabber, tapAt, background, detent, type
  }

  private static let calmIdeas: [(weight: Int, value: Idea)] = [
    (40, .present), (8, .dismiss), (10, .presentAndDismiss), (12, .stack), (10, .rotate),
    (14, .thereAndBack), (8, .resize), (5, .traits), (5, .swipe), (5, .swipeBack), (3, .tapOutside),
    (2, .property), (3, .wait), (14, .drag), (3, .grabber), (4, .tapAt), (5, .background),
    (4, .detent), (2, .tapAlert),
  ]
  private static let wildIdeas: [(weight: Int, value: Idea)] = [
    (40, .present), (9, .dismiss), (5, .presentAndDismiss), (12, .stack), (8, .rotate),
    (6, .thereAndBack), (6, .resize), (3, .traits), (4, .swipe), (3, .swipeBack), (3, .tapOutside),
    (3, .tapAlert), (10, .finger), (6, .wait), (8, .several), (12, .trigger), (4, .property),
    (2, .override), (4, .children), (2, .root), (3, .hand), (2, .request),
    (10, .drag), (3, .grabber), (4, .tapAt), (5, .background), (4, .detent), (1, .type),
  ]

  /// Makes up two to a dozen steps, and lets everything come to rest at the end.
  mutating func steps() -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    if random.chance(80) { steps += next(.present) }
    for _ in 0..<random.number(in: 1...10) {
      steps += next(random.weighted(isWild ? Self.wildIdeas : Self.calmIdeas))
    }
    if steps.contains(where: { $0.leavesOpen }) {
      steps.append(ScenarioStep(.settle, settles: false))
    }
    return steps
  }

  private mutating func step(_ kind: ScenarioStep.Kind) -> ScenarioStep {
    let waits = !isWild || !random.chance(14)
    return ScenarioStep(kind, settles: waits)
  }

  private mutating func code(_ actions: ScenarioAction...) -> ScenarioStep { step(.act(actions)) }

  private mutating func next(_ idea: Idea) -> [ScenarioStep] {
    switch idea {
    case .present: return scripts.count > 1 ? [code(present())] : [step(.rotate(nil))]
    case .dismiss: return [code(dismiss())]
    case .presentAndDismiss: return [code(present()), code(dismiss())]
    case .stack: return [code(stackAction())]
    case .rotate: return [step(.rotate(orientation()))]
    case .thereAndBack: return thereAndBack()
    case .resize:
      guard idiom == .pad || random.chance(10) else { return [step(.rotate(nil))] }
      return [step(.resize(random.element(of: Self.shares)))]
    case .traits: return [step(.changeTraits(change()))]
    case .swipe: return [step(.user(.swipeDown(.finish)))]
    case .swipeBack: return [step(.user(.swipeDown(.cancel)))]
    case .tapOutside: return [step(.user(.tapOutside))]
    case .tapAlert: return [step(.user(.tap(random.element(of: ["OK", "No", "Other"]))))]
    case .finger: return finger()
    case .drag: return [step(.user(drag()))]
    case .grabber: return [step(.user(.tapGrabber(on: nil)))]
    case .tapAt:
      let point = CGPoint(x: random.number(in: 0...800), y: random.number(in: 0...900))
      return [step(.user(.tapAt(point)))]
    case .type: return [step(.user(.typeText("Cake", field: 0)))]
    case .background: return background()
    case .detent:
      let name = detentName()
      return [code(.selectDetent(random.chance(85) ? name : nil, on: nil))]
    case .wait: return [wait()]
    case .several:
      return [step(.act((0..<random.number(in: 2...3)).map { _ in action() }))]
    case .trigger: return [ScenarioStep(.when(trigger()), settles: false)]
    case .property: return [code(.set(changes(), on: random.maybe(70, anyName)))]
    case .override:
      return [
        code(.overrideTraits(traits(), on: anyName(&random), child: random.maybe(25, anyName)))
      ]
    case .children: return [code(childAction())]
    case .root: return [code(.replaceRoot(.named(anyName(&random))))]
    case .hand:
      return [code(.call(random.element(of: HandCall.allCases), on: anyName(&random)))]
    case .request: return [code(.requestOrientation(Self.mask(&random)))]
    }
  }

  /// Changes the environment and takes the change back.
  private mutating func thereAndBack() -> [ScenarioStep] {
    if idiom == .pad, random.chance(50) {
      return [
        step(.resize(random.element(of: Self.shares))), step(.resize(.full)),
      ]
    }
    return [step(.rotate(nil)), step(.rotate(nil))]
  }

  /// Goes to the background, and mostly comes back at once.
  private mutating func background() -> [ScenarioStep] {
    if isWild, random.chance(20) {
      return [step(random.chance(50) ? .enterBackground : .enterForeground)]
    }
    return [step(.enterBackground), step(.enterForeground)]
  }

  /// Begins a presentation or a dismissal, moves a finger, and lets it go.
  private mutating func finger() -> [ScenarioStep] {
    let driven = scripts.filter { !($0.presentation.animator?.interactive.isEmpty ?? true) }
    guard !driven.isEmpty else { return [code(present())] }
    let script = random.element(of: driven)
    var steps: [ScenarioStep] = []
    if random.chance(85) {
      let presents = random.chance(60)
      steps.append(
        presents
          ? code(.present(PresentAction(.named(script.name))))
          : code(.dismiss(on: script.name, animated: true, completion: [])))
    }
    if random.chance(60) {
      let progress = Double(random.number(in: 0...100)) / 100
      steps.append(step(.interact(.update(progress), on: script.name)))
    }
    steps.append(step(.interact(random.chance(50) ? .finish : .cancel, on: script.name)))
    return steps
  }

  private mutating func wait() -> ScenarioStep {
    switch random.number(in: 0...2) {
    case 0:
      let length = Double(random.number(in: 0...800)) / 1000
      return ScenarioStep(.advance(SimulatedDuration(seconds: length)), settles: false)
    case 1: return ScenarioStep(.turn(random.number(in: 1...3)), settles: false)
    default: return ScenarioStep(.settle, settles: false)
    }
  }

  private mutating func orientation() -> UIInterfaceOrientation? {
    random.maybe(70) { $0.element(of: UIInterfaceOrientation.allCases) }
  }

  private mutating func change() -> UITraitCollection {
    switch random.number(in: 0...2) {
    case 0: UITraitCollection(userInterfaceStyle: random.element(of: [.light, .dark]))
    case 1: UITraitCollection(preferredContentSizeCategory: textSize())
    default:
      UITraitCollection(layoutDirection: random.element(of: [.leftToRight, .rightToLeft]))
    }
  }
}

// MARK: - What code does

extension ScenarioGenerator {
  /// Any action, for a block of several or one inside a callback.
  private mutating func action() -> ScenarioAction {
    switch random.number(in: 0...9) {
    case 0...3: present()
    case 4...6: dismiss()
    case 7: stackAction()
    case 8: .set(changes(), on: random.maybe(60, anyName))
    default: childAction()
    }
  }

  private var anyName: (inout RandomSource) -> String {
    let names = scripts.map(\.name)
    return { $0.element(of: names) }
  }

  var navigations: [String] {
    scripts.filter { $0.content.stack != nil }.map(\.name)
  }

  /// A controller to be presented: mostly one that nobody contains.
  private mutating func presentable() -> ControllerReference {
    if isWild, random.chance(8) { return .named(anyName(&random)) }
    let names = isWild ? free : free.filter { !pushed.contains($0) }
    guard !names.isEmpty else { return .named(scripts[scripts.count - 1].name) }
    let others = names.filter { !presented.contains($0) }
    let name = random.element(of: others.isEmpty || random.chance(15) ? names : others)
    // A navigation controller around a navigation controller is an exception.
    guard isWild, !navigations.contains(name), !isAlert(name), random.chance(20) else {
      return .named(name)
    }
    return .navigation([.named(name)])
  }

  private mutating func present() -> ScenarioAction {
    var action = PresentAction(presentable(), from: presenter())
    presented.append(action.controller.name)
    action.animated = random.chance(85)
    if isWild {
      action.style = random.maybe(8) { $0.element(of: UIModalPresentationStyle.allCases) }
      action.transition = random.maybe(4) { $0.element(of: UIModalTransitionStyle.allCases) }
      action.isFresh = random.chance(10)
      if random.chance(10) {
        action.completion = [.dismiss(on: nil, animated: true, completion: [])]
      }
    } else if random.chance(8) {
      action.style = random.element(of: [.fullScreen, .formSheet, .overFullScreen])
    }
    return .present(action)
  }

  /// Who presents: mostly who is on top; in calm code one that is surely on screen else.
  private mutating func presenter() -> String? {
    if isWild { return random.maybe(30, anyName) }
    let inRoot = scripts.map(\.name).filter { !free.contains($0) }
    return random.maybe(20) { $0.element(of: inRoot) }
  }

  private mutating func dismiss() -> ScenarioAction {
    var completion: [ScenarioAction] = []
    if isWild, random.chance(12) { completion = [.present(PresentAction(presentable()))] }
    let name = random.chance(25) ? "root" : random.maybe(isWild ? 30 : 15, anyName)
    if name == nil { _ = presented.popLast() } else { presented = [] }
    return .dismiss(on: name, animated: random.chance(85), completion: completion)
  }

  private mutating func stackAction() -> ScenarioAction {
    guard !navigations.isEmpty else { return present() }
    let name = random.element(of: navigations)
    let animated = random.chance(85)
    switch random.number(in: 0...9) {
    case 0...4:
      guard isWild || !pushed.isEmpty else { return .pop(on: name, animated: animated) }
      let controller = isWild ? presentable() : .named(random.element(of: pushed))
      return .push(
        controller, on: name, animated: animated, isFresh: isWild && random.chance(20))
    case 5...7: return .pop(on: name, animated: animated)
    case 8: return .popToRoot(on: name, animated: animated)
    default:
      guard isWild else { return .pop(on: name, animated: animated) }
      if random.chance(50) {
        return .popTo(anyName(&random), on: name, animated: animated)
      }
      return .setStack(
        (0..<random.number(in: 1...2)).map { _ in presentable() }, on: name, animated: animated)
    }
  }

  private mutating func childAction() -> ScenarioAction {
    if random.chance(50) { return .removeChild(anyName(&random)) }
    let frame = random.maybe(50) { random in
      CGRect(x: 0, y: random.number(in: 0...100), width: 100, height: 100)
    }
    return .addChild(.named(anyName(&random)), to: anyName(&random), frame: frame)
  }

  private mutating func changes() -> PropertyChanges {
    var changes = PropertyChanges()
    if isWild { changes.style = random.maybe(30) { $0.element(of: Self.builtInStyles) } }
    changes.preferredContentSize = random.maybe(40, Self.size)
    changes.isModalInPresentation = random.maybe(25) { $0.chance(50) }
    changes.definesPresentationContext = random.maybe(15) { $0.chance(50) }
    changes.orientations = random.maybe(15, Self.mask)
    changes.shouldDismiss = random.maybe(15) { $0.chance(50) }
    return changes
  }
}

// MARK: - Code inside callbacks

extension ScenarioGenerator {
  private static let plainCallbacks: [Callback] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willTransitionToTraits,
    .viewWillTransitionToSize, .traitCollectionDidChange, .willMoveToParent, .didMoveToParent,
  ]

  private mutating func trigger() -> ScenarioTrigger {
    let script = random.element(of: scripts)
    let callback = random.element(of: Self.callbacks(of: script))
    return ScenarioTrigger(
      script.name, callback, first: random.number(in: 1...2), times: random.number(in: 1...2),
      actions: (0..<random.number(in: 1...2)).map { _ in action() })
  }

  /// The callbacks in which the code of a controller can act.
  private static func callbacks(of script: ControllerScript) -> [Callback] {
    if script.content.isAlert { return [.alertActionHandler] }
    var callbacks = plainCallbacks
    if script.presentation.custom != nil {
      callbacks += [
        .presentationTransitionWillBegin, .presentationTransitionDidEnd,
        .dismissalTransitionWillBegin, .dismissalTransitionDidEnd,
      ]
    }
    if script.presentation.animator != nil { callbacks.append(.animateTransition) }
    if script.adaptivity != nil {
      callbacks += [
        .willPresentWithAdaptiveStyle, .presentationControllerWillDismiss,
        .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss,
      ]
    }
    if script.adaptivity?.shouldDismiss != nil {
      callbacks.append(.presentationControllerShouldDismiss)
    }
    return callbacks
  }
}

extension ScenarioStep {
  /// Whether something may still move when the step has been taken.
  fileprivate var leavesOpen: Bool {
    switch kind {
    case .act, .rotate, .resize, .changeTraits, .enterBackground, .enterForeground, .user,
      .interact:
      !settles
    case .advance, .turn: true
    case .settle, .when, .expect: false
    }
  }
}
