import AdaptCore
import AdaptUIKit
import Testing

@Suite("Apps that never stop")
struct LimitsTests {
  @Test("A controller that presents another from viewDidAppear without end stops at a limit")
  func endlessPresenting() throws {
    let scene = try Scene("phone")
    func next() -> ScriptedController {
      let controller = ScriptedController()
      controller.modalPresentationStyle = .overFullScreen
      controller.on[.viewDidAppear] = { $0.present(next(), animated: true) }
      return controller
    }
    scene.present(next())
    let limits = scene.findings.filter { $0.severity == .limit }
    #expect(!limits.isEmpty)
  }

  @Test("Presenting and dismissing in turn without end stops at a limit")
  func endlessTurns() throws {
    let scene = try Scene("phone")
    let sheet = scene.scripted("sheet", .overFullScreen)
    sheet.on[.viewDidAppear] = { $0.dismiss(animated: true) }
    sheet.on[.viewDidDisappear] = { [root = scene.root] in root.present($0, animated: true) }
    scene.present(sheet)
    #expect(scene.findings.contains(.didNotSettle))
  }

  @Test("Calls that call themselves stop at a limit, and the run goes on")
  func endlessCalls() throws {
    let scene = try Scene("phone")
    let child = scene.scripted("child")
    child.on[.willMoveToParent] = { [root = scene.root] in root.addChild($0) }
    scene.simulation.step("add") { [root = scene.root] in root.addChild(child) }
    #expect(scene.findings.contains(.nestedTooDeep))
    child.on = [:]
    scene.present(scene.controller("modal"))
    #expect(scene.chain == ["modal"])
  }

  @Test("Appearance that turns round inside itself stops at a limit")
  func endlessAppearance() throws {
    let scene = try Scene("phone")
    let child = scene.scripted("child")
    child.on[.viewWillAppear] = { $0.beginAppearanceTransition(false, animated: false) }
    child.on[.viewWillDisappear] = { $0.beginAppearanceTransition(true, animated: false) }
    scene.simulation.step("begin") { child.beginAppearanceTransition(true, animated: false) }
    #expect(scene.findings.contains(.nestedTooDeep))
  }

  @Test("A chain at the limit of depth is told of a rotation as a whole")
  func deepChain() throws {
    let scene = try Scene("phone")
    var presenter = scene.root
    for _ in 1..<50 {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .overFullScreen
      scene.present(sheet, on: presenter, animated: false)
      presenter = sheet
    }
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.count(.viewWillTransitionToSize, of: presenter) == 1)
    #expect(scene.findings == [])
    scene.dismiss()
    #expect(scene.chain == [])
  }
}
