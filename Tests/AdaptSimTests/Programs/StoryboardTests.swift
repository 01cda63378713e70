import AdaptSim
import Testing

@Suite("A storyboard with a class of the app's own")
struct StoryboardTests {
  private final class ListViewController: UIViewController {
    var returns = 0
  }

  @Test("A person opens the settings and comes back by an unwind segue (O095)")
  func thereAndBack() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Storyboards/Main.storyboard")
    let document = try InterfaceDocumentReader.read(
      Data(contentsOf: file), name: "Main", path: "Main.storyboard")
    var classes = ClassRegistry()
    classes.register(ListViewController.self) {
      $0.unwindAction("unwindToList:") { list, _ in list.returns += 1 }
    }
    let simulation = Simulation(device: try DeviceCatalogue.device(named: "pad"), ios: 17)
    simulation.interfaces = InterfaceBundle(InterfaceProject([document]), classes: classes)
    let window = simulation.launch(storyboard: "Main")
    let stack = try #require(window.rootViewController as? UINavigationController)
    let list = try #require(stack.viewControllers.first as? ListViewController)

    try simulation.tap(named: "Settings")
    #expect(list.presentedViewController?.modalPresentationStyle == .formSheet)
    try simulation.tap(named: "Done")
    #expect(list.presentedViewController == nil)
    #expect(list.returns == 1)
  }
}
