import AdaptCore
import AdaptScenario
import AdaptUIKit
import Foundation
import Testing

@Suite("Reading alerts and what popovers point at")
struct AlertReadingTests {
  private static func script(_ controller: String) -> String {
    """
    {
    device: 'phone', root: 'list', controllers: {
    list: {}, sure: \(controller),
    } }
    """
  }

  @Test("Every setting of an action sheet is read")
  func alert() throws {
    let scenario = try AdaptScenarioTests.scenario(
      Self.script(
        """
        { title: 'Sure?', alert: { actions: ['Delete', 'Keep'], message: 'For good', \
        style: 'actionSheet', cancel: 'Keep', preferred: 'Delete', \
        textFields: [{ text: 'a', placeholder: 'b' }, {}] }, \
        presentation: { anchor: { view: 'list' } } }
        """))
    var alert = AlertScript(actions: ["Delete", "Keep"])
    alert.message = "For good"
    alert.style = .actionSheet
    alert.cancel = "Keep"
    alert.preferred = "Delete"
    alert.textFields = [
      AlertScript.TextField(text: "a", placeholder: "b"), AlertScript.TextField(),
    ]
    #expect(scenario.controllers[1].content == .alert(alert))
    #expect(scenario.controllers[1].presentation.anchor?.target == .view("list", rect: nil))
  }

  @Test("Every setting of an anchor is read")
  func anchor() throws {
    let scenario = try AdaptScenarioTests.scenario(
      Self.script(
        """
        { presentation: { anchor: { view: 'list', rect: [1, 2, 3, 4], arrows: ['up', 'left'], \
        margins: [1, 2, 3, 4], overlaps: true, passthrough: ['list'], set: 'preparing' } } }
        """))
    var anchor = PopoverAnchorScript(
      .view("list", rect: CGRect(x: 1, y: 2, width: 3, height: 4)), moment: .preparing)
    anchor.arrows = [.up, .left]
    anchor.margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    anchor.canOverlap = true
    anchor.passthrough = ["list"]
    #expect(scenario.controllers[1].presentation.anchor == anchor)
  }

  @Test(
    "What cannot be is refused",
    arguments: [
      (
        "{ alert: { actions: ['OK'], cancel: 'Ok' } }",
        "no action of this alert 'Ok'; did you mean 'OK'?"
      ),
      ("{ alert: { actions: [], style: 'sheet' } }", "no style of alert 'sheet'"),
      ("{ alert: { actions: [], textFields: [{ txt: 'a' }] } }", "'txt'"),
      (
        "{ alert: { actions: [], style: 'actionSheet' }, presentation: { style: 'popover' } }",
        "'style'"
      ),
      ("{ presentation: { anchor: { view: 'list', arrows: 'north' } } }", "no direction 'north'"),
      (
        "{ presentation: { anchor: { view: 'list', passthrough: ['lst'] } } }",
        "no view or controller 'lst'; did you mean 'list'?"
      ),
    ])
  func refused(controller: String, message: String) throws {
    let found = try #require(objection(to: Self.script(controller)))
    #expect(found.contains(message))
  }
}
