import AdaptSim
import Testing

@Suite("AdaptSim")
struct OneImportTests {
  @Test("One import is enough to run controllers of one's own and to read the trace")
  func run() throws {
    let simulation = Simulation(device: try DeviceCatalogue.device(named: "phone-max"), ios: 12.4)
    let root = UIViewController()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    simulation.launch(root)
    simulation.step("present") { root.present(sheet, animated: true) }
    // O039: up to 12 a form sheet fills a compact width.
    #expect(
      simulation.trace.contains { event in
        if case .styleDecided(.formSheet, .fullScreen, _) = event.kind { true } else { false }
      })
    #expect(TextReport(simulation.trace).text.contains("[adaptation.default]"))
  }

  @Test("A storyboard is within reach too")
  func storyboard() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="s"><objects><viewController id="c"/></objects></scene></scenes></document>
      """
    let document = try InterfaceDocumentReader.read(
      Data(text.utf8), name: "Main", path: "Main.storyboard")
    #expect(InterfaceProject([document]).resolve("c", in: 0).scene != nil)
  }

  @Test("A scenario is within reach too")
  func scenario() throws {
    let scene = Scenario.builtIn(device: try DeviceCatalogue.device(named: "phone"), [.rotate(nil)])
    #expect(ScenarioRun(scene).perform().passed)
  }
}
