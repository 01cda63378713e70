import AdaptCore
import AdaptUIKit
import Testing

@testable import AdaptScenario

@Suite("Reading sheets")
struct SheetReadingTests {
  private static func script(_ sheet: String) -> String {
    """
    {
    device: 'phone', root: 'list', controllers: {
    list: { presentation: { sheet: \(sheet) } },
    } }
    """
  }

  @Test("Every setting is read")
  func settings() throws {
    let scenario = try AdaptScenarioTests.scenario(
      Self.script(
        """
        { detents: ['medium', { custom: 200, id: 'small' }], selected: 'small', \
        largestUndimmed: 'medium', grabber: true, edgeAttached: true, \
        widthFollowsPreferredSize: true, pageSizing: false }
        """))
    var sheet = SheetScript(detents: [.medium, .custom(200, id: "small")])
    sheet.selected = "small"
    sheet.largestUndimmed = "medium"
    sheet.showsGrabber = true
    sheet.isEdgeAttached = true
    sheet.widthFollowsPreferredSize = true
    sheet.pageSizing = false
    #expect(scenario.controllers[0].presentation.sheet == sheet)
  }

  @Test(
    "What cannot be is refused with its place",
    arguments: [
      ("{ detents: ['medum'] }", "3:44: no detent 'medum'; did you mean 'medium'?"),
      ("{ detents: ['large', 'large'] }", "3:53: the detent 'large' is given twice; write it once"),
      ("{ detents: [{ custom: 200 }] }", "3:44: a detent has no 'id'; add it"),
      (
        "{ detents: [{ custom: 200, id: 'large' }] }",
        "3:63: 'large' is no name for a custom detent; write 1 to 64 characters, and neither "
          + "'medium' nor 'large'"
      ),
      (
        "{ detents: ['medium'], selected: 'large' }",
        "3:65: no detent of this sheet 'large'; write one of medium"
      ),
      (
        "{ selected: 'medium' }",
        "3:44: no detent of this sheet 'medium'; write one of large"
      ),
    ])
  func refused(sheet: String, message: String) {
    #expect(objection(to: Self.script(sheet)) == message)
  }
}
