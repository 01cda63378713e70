import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

/// What holds after every unwind, whatever was open before.
@Suite("Laws of unwinding")
struct UnwindPropertyTests {
  /// Numbers that follow from a seed; splitmix64.
  private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(limit))
    }
  }

  /// A way through screens that a seed makes up: pushes, tabs, presentations, children.
  private final class Way {
    var numbers: Numbers
    let log = UnwindLog()
    let scene: UnwindScene
    private(set) var screens: [UnwindScreen] = []
    private var top: UnwindScreen

    init(seed: UInt64, ios: SystemVersion) throws {
      numbers = Numbers(state: seed)
      top = log.screen("0")
      screens = [top]
      let other = log.screen("other")
      let stack = log.stack("stack 0", top)
      let root: UIViewController =
        numbers.next(below: 2) == 0 ? log.tabs("tabs", stack, log.stack("more", other)) : stack
      if root is UITabBarController { screens.append(other) }
      scene = try UnwindScene(root: root, log, seed % 2 == 0 ? "phone" : "pad", ios: ios)
      for step in 1...(2 + numbers.next(below: 5)) { go(step) }
    }

    var source: UnwindScreen { top }

    private func go(_ step: Int) {
      let next = log.screen("\(step)")
      switch numbers.next(below: 6) {
      case 0, 1:
        guard let stack = top.navigationController else { return go(step) }
        scene.push(next, on: stack)
      case 2: scene.present(next, on: top, .fullScreen)
      case 3: scene.present(log.stack("stack \(step)", next), on: top, .formSheet)
      case 4:
        scene.present(
          log.tabs("tabs \(step)", log.screen("side \(step)"), next), on: top, .overFullScreen)
        scene.step("select") { next.tabBarController?.selectedIndex = 1 }
      default:
        top.addChild(next)
        scene.step("embed") { [top] in top.view.addSubview(next.view) }
      }
      guard next.isOnScreen else { return }
      screens.append(next)
      top = next
    }
  }

  @Test(
    "R112, R119: the source is over nothing, the destination is on screen and can present",
    arguments: [8, 9, 12.4, 18] as [SystemVersion])
  func laws(ios: SystemVersion) throws {
    for seed in UInt64(0)..<60 {
      let way = try Way(seed: seed, ios: ios)
      let target = way.screens[way.numbers.next(below: way.screens.count)]
      guard target !== way.source else { continue }
      target.actions = ["back:"]
      let comment: Comment = "seed \(seed), iOS \(ios), to \(way.log.name(target))"
      let before = way.scene.scene.findings.count
      let lines = way.scene.unwind(from: way.source)
      // Under 8 the search looks at direct children, so that it may find nobody.
      if ios < 9, !lines.contains("\(way.log.name(target)).back:") { continue }
      #expect(lines.contains("\(way.log.name(target)).back:"), comment)
      #expect(lines.filter { $0.hasSuffix(".dismiss") }.count <= 1, comment)
      #expect(target.isOnScreen, comment)
      #expect(target.presentedViewController == nil, comment)
      #expect(way.scene.scene.findings.count == before, comment)
      let next = way.scene.scene.controller("next")
      way.scene.present(next, on: target)
      #expect(next.isOnScreen, comment)
      expectLegalAppearance(way.scene.simulation, comment)
    }
  }
}
