import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

@Suite("Whether a person can close what is on top")
struct WaysOutTests {
  private static func ways(
    _ device: String, _ system: SystemVersion, _ style: UIModalPresentationStyle,
    orientation: UIInterfaceOrientation = .portrait
  ) throws -> WaysOut.Ways? {
    let scene = try Scene(device, ios: system, orientation: orientation)
    scene.present(scene.controller("modal", style))
    return scene.simulation.waysOut()?.value
  }

  @Test(
    "R032: a pad's form sheet is closed by a tap outside from 13, before by nothing",
    arguments: [8.2, 8.3, 9, 11, 12, 13, 15, 16, 17, 18, 26] as [SystemVersion])
  func formSheetOnPad(system: SystemVersion) throws {
    #expect(
      try Self.ways("pad", system, .formSheet) == (system < 13 ? [] : [.swipe, .tapOutside]))
  }

  @Test(
    "R012: on a phone on its side nothing closes a form sheet, upright a swipe does",
    arguments: [17, 18] as [SystemVersion])
  func compactHeight(system: SystemVersion) throws {
    let scene = try Scene("iphone-15", ios: system)
    scene.present(scene.controller("sheet", .formSheet))
    #expect(scene.simulation.waysOut()?.value == [.swipe, .tapOutside])
    #expect(!scene.simulation.findNoWayOut())
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.simulation.waysOut()?.value == [])
    #expect(scene.simulation.waysOut(hasControl: true)?.value == .control)
    #expect(scene.simulation.findNoWayOut())
    #expect(scene.findings == [.noWayOut])
    #expect(
      scene.simulation.trace.findings.last?.reasons.contains {
        RuleCatalogue.rule(of: $0)?.id == "presentation.swipe"
      } == true)
  }

  @Test("R034: a delegate that always says no leaves no way out")
  func refused() throws {
    let scene = try Scene("phone", ios: 13)
    scene.present(scene.controller("picker", .pageSheet))
    #expect(scene.simulation.waysOut()?.value == .swipe)
    #expect(scene.simulation.waysOut(answer: false)?.value == [])
    #expect(scene.simulation.waysOut(answer: true)?.value == .swipe)
  }

  @Test("A modal controller has no way out but a control; full screen neither")
  func modal() throws {
    let scene = try Scene("phone", ios: 17)
    let sheet = scene.controller("sheet", .pageSheet)
    sheet.isModalInPresentation = true
    scene.present(sheet)
    #expect(scene.simulation.waysOut()?.value == [])
    #expect(try Self.ways("phone", 17, .fullScreen) == [])
  }

  @Test("An alert is closed by its buttons; while something moves and with nothing nobody knows")
  func others() throws {
    let scene = try Scene("phone", ios: 17)
    #expect(scene.simulation.waysOut() == nil)
    #expect(!scene.simulation.findNoWayOut())
    let alert = UIAlertController(title: "Sure?", message: nil)
    scene.present(alert)
    #expect(scene.simulation.waysOut()?.value == [])
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    #expect(scene.simulation.waysOut()?.value == .control)
  }
}
