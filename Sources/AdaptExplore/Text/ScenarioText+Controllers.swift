import AdaptCore
import AdaptScenario
import Foundation

extension ScenarioText {
  static func node(_ script: ControllerScript) -> TextNode {
    let presentation = node(script.presentation)
    return .members(
      [
        ("class", script.sceneClass.map { .string($0) }),
        ("scene", script.scene.map { .string($0) }),
        ("title", script.title.map { .string($0) }),
      ] + content(script.content) + bars(script) + [
        ("views", list(script.views) { .object($0.map { ($0.name, node($0.place)) }) }),
        ("presentation", presentation.isEmptyObject ? nil : presentation),
        ("adaptivity", script.adaptivity.map(node)),
        ("closeButton", script.closeButton.map { .bool($0) }),
        ("orientations", script.orientations.map(node)),
        ("prefersOrientation", script.preferredOrientation.map { .string("\($0)") }),
        ("autorotates", script.autorotates.map { .bool($0) }),
        ("callsSuper", list(script.overridesWithoutSuper, silent)),
        ("overrides", unless(script.traitOverrides, UITraitCollection(), node)),
        (
          "segues",
          list(script.segues) { .object($0.map { ($0.identifier, .bool($0.answer)) }) }
        ),
        ("unwindActions", list(script.unwindActions, strings)),
        ("unwinding", unless(script.unwinding, UnwindScript(), node)),
      ])
  }

  private static func content(
    _ content: ControllerContent
  ) -> [(key: String, value: TextNode?)] {
    switch content {
    case .plain: []
    case .navigation(let stack): [("navigation", .array(stack.map(node)))]
    case .tabs(let tabs):
      [
        ("tabs", .array(tabs.controllers.map(node))),
        ("selected", tabs.selected.map { .string($0) }),
      ]
    case .split(let split): [("split", node(split))]
    case .pages(let pages): [("pages", node(pages))]
    case .alert(let alert): [("alert", node(alert))]
    case .container(let children, let forwarding):
      [
        ("children", .array(children.map(node))),
        ("forwards", unless(forwarding, .automatic) { .string($0.rawValue) }),
      ]
    }
  }

  private static func node(_ script: UnwindScript) -> TextNode {
    .members([
      ("canPerform", list(script.canPerform, node)),
      ("allowedChildren", script.allowedChildren.map { .array($0.map(node)) }),
      ("viewController", script.destination.map(node)),
      ("segue", script.segue.map { .string($0.rawValue) }),
    ])
  }

  private static func node(_ answers: [UnwindScript.Answer]) -> TextNode {
    if answers.count == 1, answers[0].action == nil { return .bool(answers[0].answer) }
    return .object(answers.map { ($0.action ?? "", .bool($0.answer)) })
  }

  private static func node(_ destination: UnwindScript.Destination) -> TextNode {
    switch destination {
    case .nobody: .literal("null")
    case .controller(let reference): node(reference)
    }
  }

  private static func node(_ alert: AlertScript) -> TextNode {
    .members([
      ("actions", .array(alert.actions.map { .string($0) })),
      ("message", alert.message.map { .string($0) }),
      ("style", unless(alert.style, .alert) { .string("\($0)") }),
      ("cancel", alert.cancel.map { .string($0) }),
      ("preferred", alert.preferred.map { .string($0) }),
      (
        "textFields",
        list(alert.textFields) { fields in
          .array(
            fields.map { field in
              .members([
                ("text", field.text.map { .string($0) }),
                ("placeholder", field.placeholder.map { .string($0) }),
              ])
            })
        }
      ),
    ])
  }

  private static func node(_ child: ChildScript) -> TextNode {
    if child.frame == nil, child.isAdded { return node(child.controller) }
    return .members([
      ("controller", node(child.controller)), ("frame", child.frame.map(node)),
      ("isAdded", child.isAdded ? nil : .bool(false)),
    ])
  }

  private static func silent(_ callbacks: [Callback]) -> TextNode {
    .object(callbacks.map { ($0.name, .bool(false)) })
  }
}

// MARK: - Presentation

extension ScenarioText {
  private static func node(_ script: PresentationScript) -> TextNode {
    .members([
      ("style", script.style.map { .string("\($0)") }),
      ("transition", script.transition.map { .string("\($0)") }),
      ("preferredContentSize", script.preferredContentSize.map(node)),
      ("definesPresentationContext", script.definesPresentationContext.map { .bool($0) }),
      ("isModalInPresentation", script.isModalInPresentation.map { .bool($0) }),
      ("sheet", script.sheet.map(node)),
      ("anchor", script.anchor.map(node)),
      ("custom", script.custom.map(node)),
      ("animator", script.animator.map(node)),
    ])
  }

  private static func node(_ place: ViewScript.Place) -> TextNode {
    switch place {
    case .frame(let frame): node(frame)
    case .top(let size): node(size)
    }
  }

  private static func node(_ sheet: SheetScript) -> TextNode {
    .members([
      ("detents", sheet.detents.map { .array($0.map(node)) }),
      ("selected", sheet.selected.map { .string($0) }),
      ("largestUndimmed", sheet.largestUndimmed.map { .string($0) }),
      ("grabber", sheet.showsGrabber.map { .bool($0) }),
      ("edgeAttached", sheet.isEdgeAttached.map { .bool($0) }),
      ("widthFollowsPreferredSize", sheet.widthFollowsPreferredSize.map { .bool($0) }),
      ("pageSizing", sheet.pageSizing.map { .bool($0) }),
    ])
  }

  private static func node(_ detent: SheetScript.Detent) -> TextNode {
    switch detent {
    case .medium, .large: .string(detent.name)
    case .custom(let value, let id):
      .object([("custom", .number(Double(value))), ("id", .string(id))])
    }
  }

  private static func node(_ anchor: PopoverAnchorScript) -> TextNode {
    var members: [(key: String, value: TextNode?)] = []
    switch anchor.target {
    case .view(let name, let rect):
      members = [("view", .string(name)), ("rect", rect.map(node))]
    case .barButton(let title): members = [("barButton", .string(title))]
    case .presenter: members = [("presenter", .bool(true))]
    }
    members += [
      ("arrows", anchor.arrows.map { .array(names($0)) }),
      (
        "margins",
        anchor.margins.map { .numbers([$0.top, $0.left, $0.bottom, $0.right]) }
      ),
      ("overlaps", anchor.canOverlap.map { .bool($0) }),
      ("passthrough", list(anchor.passthrough) { .array($0.map { .string($0) }) }),
    ]
    members.append(("set", unless(anchor.moment, .beforePresenting) { .string($0.rawValue) }))
    return .members(members)
  }

  private static func node(_ custom: CustomPresentationScript) -> TextNode {
    var members: [(key: String, value: TextNode?)] = []
    switch custom.frame {
    case .rect(let rect): members = [("frame", node(rect))]
    case .fraction(let parts): members = [("fraction", node(parts))]
    case nil: break
    }
    members += [
      ("removesPresenter", unless(custom.removesPresenter, false) { .bool($0) }),
      ("dims", unless(custom.dims, false) { .bool($0) }),
      ("followsContainer", unless(custom.followsContainer, true) { .bool($0) }),
      ("adaptsTo", custom.adaptsTo.map { .string("\($0)") }),
      ("callsSuper", list(custom.overridesWithoutSuper, silent)),
    ]
    return .members(members)
  }

  static func node(_ animator: AnimatorScript) -> TextNode {
    .members([
      ("duration", node(animator.duration)),
      ("ends", unless(animator.ending, .completes) { .string($0.rawValue) }),
      ("addsView", unless(animator.addsView, true) { .bool($0) }),
      ("interactive", list(animator.interactive) { .array($0.map { .string($0.rawValue) }) }),
    ])
  }

  private static func node(_ script: AdaptivityScript) -> TextNode {
    .members([
      ("answers", script.answers.map { .array($0.map(node)) }),
      ("oldAnswer", script.oldAnswer.map { .string("\($0)") }),
      (
        "replaceWith",
        list(script.replacements) { .object($0.map { ("\($0.style)", node($0.controller)) }) }
      ),
      ("shouldDismiss", script.shouldDismiss.map { .bool($0) }),
      ("set", unless(script.moment, .beforePresenting) { .string($0.rawValue) }),
    ])
  }

  private static func node(_ answer: AdaptivityScript.Answer) -> TextNode {
    .members([
      ("width", answer.width.map { .string("\($0)") }),
      ("height", answer.height.map { .string("\($0)") }), ("style", .string("\(answer.style)")),
    ])
  }
}
