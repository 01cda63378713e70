import AdaptCore
import AdaptUIKit
import Testing

@Suite("Alerts")
struct AlertTests {
  @Test("O033: the handler runs after the alert has gone, when the presenter is free again")
  func handler() throws {
    let scene = try Scene(ios: 13)
    let next = scene.controller("next", .pageSheet)
    let alert = UIAlertController(title: "Delete?", message: nil)
    scene.simulation.name(alert, "alert")
    var wasFree = false
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [root = scene.root] _ in
        wasFree = root.presentedViewController == nil
        root.present(next, animated: true)
      })
    scene.present(alert)
    scene.simulation.tapAction("Delete")
    #expect(wasFree)
    #expect(scene.root.presentedViewController === next)
    let heard = appearance.union([.dismissalTransitionDidEnd, .alertActionHandler])
    #expect(
      lines(scene.simulation, from: "tap Delete", including: heard).prefix(4) == [
        "alert viewWillDisappear",
        "alert.pc dismissalTransitionDidEnd",
        "alert viewDidDisappear",
        "alert alertActionHandler",
      ])
    #expect(scene.simulation.trace.findings.isEmpty)
  }

  @Test("O033: an alert that has gone can be shown again as an alert")
  func again() throws {
    let scene = try Scene(ios: 13)
    let alert = UIAlertController(title: "Again", message: nil)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    for _ in 1...2 {
      scene.present(alert)
      #expect(alert.view.frame.width == 270)
      scene.simulation.tapAction("OK")
      #expect(scene.root.presentedViewController == nil)
    }
  }
}
