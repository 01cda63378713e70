import AdaptCore
import AdaptScenario
import AdaptUIKit

extension ScenarioText {
  static func node(_ step: ScenarioStep) -> TextNode {
    let settle: (key: String, value: TextNode?) = ("settle", step.settles ? nil : .bool(false))
    switch step.kind {
    case .act(let actions):
      guard actions.count == 1 else {
        return .members([("do", .array(actions.map { .members(members($0)) })), settle])
      }
      return .members(members(actions[0]) + [settle])
    case .rotate(let orientation):
      return .members([("rotate", orientation.map { .string("\($0)") } ?? .bool(true)), settle])
    case .resize(let share): return .members([("resize", .string(window(share))), settle])
    case .changeTraits(let traits): return .members([("traits", node(traits)), settle])
    case .enterBackground: return .members([("background", .bool(true)), settle])
    case .enterForeground: return .members([("foreground", .bool(true)), settle])
    case .user(let action): return .members(members(action) + [settle])
    case .interact(let interaction, let name):
      return .members([("interaction", node(interaction)), ("on", .string(name)), settle])
    case .advance(let duration): return .members([("advance", node(duration))])
    case .turn(let count): return .members([("turn", .number(count))])
    case .settle: return .members([("settle", .bool(true))])
    case .when(let trigger):
      return .members([
        ("when", node(trigger)), ("do", .array(trigger.actions.map { .members(members($0)) })),
      ])
    case .expect(let expectations):
      return .members([("expect", .array(expectations.map(node)))])
    }
  }

  private static func members(
    _ action: ScenarioUserAction
  ) -> [(key: String, value: TextNode?)] {
    switch action {
    case .swipeDown(let end):
      [("user", .string("swipeDown")), ("then", unless(end, .finish) { .string($0.rawValue) })]
    case .tapOutside: [("user", .string("tapOutside"))]
    case .touch(let touch, let name): members(touch) + [("on", name.map { .string($0) })]
    case .tap(let title): [("user", .string("tap")), ("action", .string(title))]
    case .tapNamed(let name): [("user", .string("tap")), ("named", .string(name))]
    case .select(let name): [("user", .string("select")), ("named", .string(name))]
    case .typeInto(let text, let name):
      [("user", .string("type")), ("text", .string(text)), ("named", .string(name))]
    case .tapAt(let point):
      [("user", .string("tap")), ("at", .numbers([point.x, point.y]))]
    case .tapGrabber(let name):
      [("user", .string("tapGrabber")), ("on", name.map { .string($0) })]
    case .typeText(let text, let place):
      [
        ("user", .string("type")), ("text", .string(text)),
        ("field", unless(place, 0) { .number($0) }),
      ]
    case .drag(.to(let detent), let name):
      [("user", .string("drag")), ("to", .string(detent)), ("on", name.map { .string($0) })]
    case .drag(.by(let gesture), let name):
      [
        ("user", .string("drag")), ("by", .number(Double(gesture.translation))),
        ("velocity", unless(gesture.velocity, 0) { .number(Double($0)) }),
        ("on", name.map { .string($0) }),
        ("then", unless(gesture.end, .finish) { .string($0.rawValue) }),
      ]
    }
  }

  private static func node(_ interaction: ScenarioInteraction) -> TextNode {
    switch interaction {
    case .update(let progress): .number(progress)
    case .finish: .string("finish")
    case .cancel: .string("cancel")
    }
  }

  private static func node(_ trigger: ScenarioTrigger) -> TextNode {
    .members([
      ("controller", .string(trigger.controller)), ("callback", .string(trigger.callback.name)),
      ("nth", unless(trigger.first, 1) { .number($0) }),
      ("times", unless(trigger.times, 1) { .number($0) }),
    ])
  }
}

// MARK: - What code does

extension ScenarioText {
  typealias Members = [(key: String, value: TextNode?)]

  private static func members(_ action: ScenarioAction) -> Members {
    switch action {
    case .present(let action): return members(action)
    case .dismiss(let name, let isAnimated, let completion):
      return [("dismiss", receiver(name)), animated(isAnimated), then(completion)]
    case .push(let reference, let name, let isAnimated, let isFresh):
      return [
        ("push", node(reference)), on(name), animated(isAnimated),
        ("fresh", isFresh ? .bool(true) : nil),
      ]
    case .pop(let name, let isAnimated): return [("pop", receiver(name)), animated(isAnimated)]
    case .popTo(let target, let name, let isAnimated):
      return [("popTo", .string(target)), on(name), animated(isAnimated)]
    case .popToRoot(let name, let isAnimated):
      return [("popToRoot", receiver(name)), animated(isAnimated)]
    case .setStack(let stack, let name, let isAnimated):
      return [("setStack", .array(stack.map(node))), on(name), animated(isAnimated)]
    case .replaceRoot(let reference): return [("replaceRoot", node(reference))]
    case .addChild(let reference, let name, let frame):
      return [
        ("addChild", node(reference)), ("to", name.map { .string($0) }), ("frame", frame.map(node)),
      ]
    case .removeChild(let name): return [("removeChild", .string(name))]
    case .set(let changes, let name): return [("set", node(changes)), on(name)]
    case .overrideTraits(let traits, let name, let child):
      return [("override", node(traits)), on(name), ("child", child.map { .string($0) })]
    case .call(let call, let name): return [("call", .string(call.rawValue)), on(name)]
    case .container(let action, let name): return members(action, on: name)
    case .performSegue(let identifier, let name):
      return [("performSegue", .string(identifier)), on(name)]
    case .requestOrientation(let mask): return [("requestOrientation", node(mask))]
    case .selectDetent(let detent, let name):
      return [("selectDetent", detent.map { .string($0) } ?? .literal("null")), on(name)]
    }
  }

  private static func members(_ action: PresentAction) -> Members {
    [
      ("present", node(action.controller)), ("from", action.source.map { .string($0) }),
      animated(action.animated), ("style", action.style.map { .string("\($0)") }),
      ("transition", action.transition.map { .string("\($0)") }),
      ("fresh", action.isFresh ? .bool(true) : nil), then(action.completion),
    ]
  }

  static func receiver(_ name: String?) -> TextNode {
    name.map { .string($0) } ?? .bool(true)
  }

  static func on(_ name: String?) -> (key: String, value: TextNode?) {
    ("on", name.map { .string($0) })
  }

  static func animated(_ isAnimated: Bool) -> (key: String, value: TextNode?) {
    ("animated", isAnimated ? nil : .bool(false))
  }

  private static func then(_ actions: [ScenarioAction]) -> (key: String, value: TextNode?) {
    ("then", list(actions) { .array($0.map { .members(members($0)) }) })
  }

  private static func node(_ changes: PropertyChanges) -> TextNode {
    .members([
      ("style", changes.style.map { .string("\($0)") }),
      ("preferredContentSize", changes.preferredContentSize.map(node)),
      ("isModalInPresentation", changes.isModalInPresentation.map { .bool($0) }),
      ("definesPresentationContext", changes.definesPresentationContext.map { .bool($0) }),
      ("orientations", changes.orientations.map(node)),
      ("shouldDismiss", changes.shouldDismiss.map { .bool($0) }),
    ])
  }
}
