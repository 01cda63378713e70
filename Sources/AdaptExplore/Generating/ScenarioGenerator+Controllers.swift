import AdaptCore
import AdaptScenario
import Foundation

extension ScenarioGenerator {
  private static let names = ["root", "a", "b", "c", "d", "e"]

  /// Makes one to six controllers; containers take from those that nobody contains yet.
  mutating func makeControllers() {
    let count = random.weighted([(3, 1), (15, 2), (20, 3), (22, 4), (20, 5), (20, 6)])
    let names = Self.names.prefix(count)
    free = Array(names.dropFirst())
    for name in names { scripts.append(ControllerScript(name)) }
    // From the last to the first, so that what a container takes is there already.
    for index in scripts.indices.reversed() { shape(index) }
  }

  private mutating func shape(_ index: Int) {
    let isRoot = index == 0
    if !isRoot, random.chance(8) {
      makeAlert(index)
      return
    }
    scripts[index].content = content(isRoot: isRoot, of: scripts[index].name)
    if random.chance(20) {
      let frame = CGRect(
        x: random.number(in: 0...200), y: random.number(in: 0...300), width: 88, height: 44)
      scripts[index].views = [ViewScript("button-\(scripts[index].name)", frame: frame)]
    }
    scripts[index].presentation = presentation()
    scripts[index].adaptivity = random.maybe(35, { _ in () }).map { _ in
      adaptivity(of: scripts[index])
    }
    scripts[index].orientations = random.maybe(isRoot ? 8 : 14, Self.mask)
    guard isWild else { return }
    scripts[index].preferredOrientation = random.maybe(6) {
      $0.element(of: UIInterfaceOrientation.allCases)
    }
    scripts[index].autorotates = random.maybe(6) { $0.chance(50) }
    if random.chance(6) {
      scripts[index].overridesWithoutSuper = [
        random.element(of: [.viewWillTransitionToSize, .willTransitionToTraits])
      ]
    }
    if random.chance(5) { scripts[index].traitOverrides = traits() }
  }

  private mutating func content(isRoot: Bool, of name: String) -> ControllerContent {
    let others = free.filter { other in
      other != name && place(of: other) > place(of: name) && (isWild || !isAlert(other))
    }
    // One is left that can be presented.
    guard others.count > 1, random.chance(isRoot ? 40 : 15) else { return .plain }
    if random.chance(60) {
      let stack = take(random.number(in: 1...min(2, others.count - 1)), of: others)
      return .navigation(stack.map { .named($0) })
    }
    let children = take(random.number(in: 1...min(2, others.count - 1)), of: others).map { child in
      ChildScript(
        .named(child), frame: random.maybe(30, Self.smallFrame),
        isAdded: !isWild || random.chance(92))
    }
    let forwarding: AppearanceForwardingScript =
      isWild
      ? random.weighted([(70, .automatic), (20, .manual), (5, .both), (5, .none)])
      : random.weighted([(70, .automatic), (30, .manual)])
    return .container(children: children, forwarding: forwarding)
  }

  private func place(of name: String) -> Int { Self.names.firstIndex(of: name) ?? 0 }

  /// Takes the first controllers out of those that are free.
  private mutating func take(_ count: Int, of names: [String]) -> [String] {
    let taken = Array(names.prefix(count))
    free.removeAll { taken.contains($0) }
    return taken
  }

  private static func smallFrame(_ random: inout RandomSource) -> CGRect {
    CGRect(
      x: random.number(in: 0...40), y: random.number(in: 0...80),
      width: random.number(in: 20...200), height: random.number(in: 20...300))
  }

  static func mask(_ random: inout RandomSource) -> UIInterfaceOrientationMask {
    random.element(of: [
      .portrait, .landscape, .landscapeRight, .allButUpsideDown, .all, [.portrait, .landscapeLeft],
    ])
  }
}

// MARK: - Presentations

extension ScenarioGenerator {
  static let builtInStyles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .formSheet, .currentContext, .overFullScreen,
    .overCurrentContext, .popover, .popover, .automatic,
  ]

  private mutating func presentation() -> PresentationScript {
    var script = PresentationScript()
    if isWild {
      script.style = random.weighted([
        (15, nil), (2, UIModalPresentationStyle.none), (20, .custom),
        (63, random.element(of: Self.builtInStyles)),
      ])
      script.transition = random.maybe(10) { $0.element(of: UIModalTransitionStyle.allCases) }
      script.custom = script.style == .custom && random.chance(85) ? custom() : nil
      script.animator = random.chance(40) ? animator() : nil
    } else {
      script.style = random.maybe(85) { $0.element(of: Self.builtInStyles) }
    }
    script.preferredContentSize = random.maybe(30, Self.size)
    if random.chance(20) { script.definesPresentationContext = random.chance(85) }
    if random.chance(15) { script.isModalInPresentation = random.chance(85) }
    if script.style == .popover, !isWild || random.chance(90) { script.anchor = anchor() }
    if random.chance(45) { script.sheet = sheet() }
    return script
  }

  static func size(_ random: inout RandomSource) -> CGSize {
    random.element(of: [
      CGSize(width: 320, height: 480), CGSize(width: 200, height: 100),
      CGSize(width: 540, height: 620), CGSize(width: 1200, height: 1500),
      CGSize(width: 1, height: 1), CGSize(width: 300, height: 10),
    ])
  }

  private mutating func custom() -> CustomPresentationScript {
    var script = CustomPresentationScript()
    if random.chance(40) {
      script.frame = .fraction(CGRect(x: 0, y: 0.5, width: 1, height: 0.5))
    } else if random.chance(30) {
      script.frame = .rect(CGRect(x: 20, y: 40, width: 200, height: 300))
    }
    script.removesPresenter = random.chance(25)
    script.dims = random.chance(40)
    script.followsContainer = random.chance(75)
    script.adaptsTo = random.maybe(15) { $0.element(of: Self.answers) }
    if random.chance(8) { script.overridesWithoutSuper = [.viewWillTransitionToSize] }
    return script
  }

  private mutating func animator() -> AnimatorScript {
    let length = random.element(of: [0, 0.2, 0.35, 1])
    var script = AnimatorScript(duration: SimulatedDuration(seconds: length))
    script.ending = random.weighted([(85, .completes), (10, .cancels), (5, .never)])
    script.addsView = random.chance(92)
    if random.chance(60) {
      script.interactive = random.element(of: [[.presentation], [.dismissal]])
      if random.chance(30) { script.interactive = [.presentation, .dismissal] }
    }
    return script
  }

  private static let answers: [UIModalPresentationStyle] = [
    .none, .none, .fullScreen, .overFullScreen, .formSheet, .pageSheet, .popover,
  ]

  private mutating func adaptivity(of controller: ControllerScript) -> AdaptivityScript {
    var script = AdaptivityScript()
    if random.chance(60) {
      script.answers = (0..<random.number(in: 0...2)).map { _ in
        AdaptivityScript.Answer(
          width: random.maybe(60) { $0.element(of: [.compact, .regular]) },
          height: random.maybe(25) { $0.element(of: [.compact, .regular]) },
          style: random.element(of: Self.answers))
      }
    }
    script.oldAnswer = random.maybe(25) { $0.element(of: Self.answers) }
    // A navigation controller around a navigation controller is an exception.
    if controller.content.stack == nil, random.chance(35) {
      script.replacements = replacements(for: controller.name)
      // Most form sheets become full screen in compact width up to 12 only; later by an answer.
      let answer = AdaptivityScript.Answer(width: .compact, style: .fullScreen)
      script.answers = [answer] + (script.answers ?? [])
    }
    script.shouldDismiss = random.maybe(25) { $0.chance(60) }
    if isWild, random.chance(20) { script.moment = .afterPresenting }
    return script
  }

  private mutating func replacements(for name: String) -> [AdaptivityScript.Replacement] {
    let wrapped = ControllerReference.navigation([.named(name)])
    let other = isWild && random.chance(20) ? free.last : nil
    let controller = other.map { ControllerReference.named($0) } ?? wrapped
    return [UIModalPresentationStyle.fullScreen, .overFullScreen].prefix(
      random.number(in: 1...2)
    ).map { AdaptivityScript.Replacement(controller, in: $0) }
  }

  mutating func traits() -> UITraitCollection {
    var traits = UITraitCollection()
    switch random.number(in: 0...4) {
    case 0: traits.userInterfaceStyle = random.element(of: [.light, .dark])
    case 1: traits.preferredContentSizeCategory = textSize()
    case 2: traits.layoutDirection = random.element(of: [.leftToRight, .rightToLeft])
    case 3: traits.horizontalSizeClass = random.element(of: [.compact, .regular])
    default: traits.verticalSizeClass = random.element(of: [.compact, .regular])
    }
    return traits
  }
}

extension ControllerContent {
  /// The controllers of a navigation controller; nil for any other.
  var stack: [ControllerReference]? {
    if case .navigation(let stack) = self { stack } else { nil }
  }

  var isAlert: Bool { if case .alert = self { true } else { false } }
}
