import AdaptCore
import AdaptScenario
import AdaptUIKit
import Foundation

// MARK: - Sheets

extension ScenarioGenerator {
  static let detents: [SheetScript.Detent] = [
    .medium, .large, .custom(120, id: "low"), .custom(333.5, id: "third"),
    .custom(5_000, id: "tall"),
  ]

  mutating func sheet() -> SheetScript {
    var script = SheetScript()
    if random.chance(80) {
      let first = random.number(in: 0...Self.detents.count - 1)
      let count = random.number(in: 1...min(3, Self.detents.count - first))
      script.detents = Array(Self.detents[first..<first + count])
    }
    let names = (script.detents ?? [.large]).map(\.name)
    script.selected = random.maybe(25) { $0.element(of: names) }
    script.largestUndimmed = random.maybe(30) { $0.element(of: names) }
    script.showsGrabber = random.maybe(40) { $0.chance(85) }
    script.isEdgeAttached = random.maybe(30) { $0.chance(85) }
    script.widthFollowsPreferredSize = random.maybe(15) { $0.chance(85) }
    script.pageSizing = random.maybe(15) { $0.chance(50) }
    return script
  }

  /// The name of a detent that some sheet of the scenario has.
  mutating func detentName() -> String {
    let own = scripts.flatMap { $0.presentation.sheet?.detents ?? [] }.map(\.name)
    return random.element(of: ["medium", "large"] + own)
  }

  /// What a finger does to a sheet.
  mutating func drag() -> ScenarioUserAction {
    let name =
      isWild ? random.maybe(15) { [names = scripts.map(\.name)] in $0.element(of: names) } : nil
    if random.chance(25) { return .drag(.to(detentName()), on: name) }
    let gesture = SheetGesture(
      translation: CGFloat(random.number(in: -400...900)),
      velocity: random.element(of: [0, 0, -2_000, 400, 3_000]),
      end: random.chance(50) ? .cancel : .finish)
    return .drag(.by(gesture), on: name)
  }
}

// MARK: - Popovers and alerts

extension ScenarioGenerator {
  private static let arrows: [UIPopoverArrowDirection] = [
    .up, .down, .left, .right, [.up, .down], [.left, .right], [], .any,
  ]
  private static let margins: [UIEdgeInsets] = [
    .zero, UIEdgeInsets(top: 40, left: 4, bottom: 80, right: 20),
    UIEdgeInsets(top: 300, left: 300, bottom: 300, right: 300),
  ]

  mutating func anchor() -> PopoverAnchorScript {
    let moment: PopoverAnchorScript.Moment =
      isWild ? random.element(of: PopoverAnchorScript.Moment.allCases) : .beforePresenting
    var anchor = PopoverAnchorScript(target(), moment: moment)
    anchor.arrows = random.maybe(25) { $0.element(of: Self.arrows) }
    anchor.margins = random.maybe(15) { $0.element(of: Self.margins) }
    anchor.canOverlap = random.maybe(15) { $0.chance(85) }
    if random.chance(15) { anchor.passthrough = ["root"] }
    return anchor
  }

  private mutating func target() -> PopoverAnchorScript.Target {
    if random.chance(25) { return .barButton("Add") }
    if random.chance(25) { return .presenter }
    let rect = random.maybe(50) { random in
      CGRect(
        x: random.number(in: 0...300), y: random.number(in: 0...600),
        width: random.number(in: 0...60), height: random.number(in: 0...60))
    }
    return .view("root", rect: rect)
  }

  /// Makes a controller an alert or an action sheet.
  mutating func makeAlert(_ index: Int) {
    var alert = AlertScript(actions: ["OK", "No"])
    alert.cancel = random.maybe(60) { $0.element(of: ["OK", "No"]) }
    if random.chance(45) {
      alert.style = .actionSheet
      if !isWild || random.chance(85) { scripts[index].presentation.anchor = anchor() }
    } else if random.chance(20) {
      alert.textFields = [AlertScript.TextField(placeholder: "Name")]
    }
    scripts[index].title = "Sure?"
    scripts[index].content = .alert(alert)
  }

  func isAlert(_ name: String) -> Bool {
    scripts.contains { $0.name == name && $0.content.isAlert }
  }
}
