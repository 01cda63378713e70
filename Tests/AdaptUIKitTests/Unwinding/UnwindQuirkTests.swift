import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

@Suite("Faults of old systems in unwinding, which are not played")
struct UnwindQuirkTests {
  @Test(
    "O100, O101: by the search of 6 and 7 too a presentation over a stack goes",
    arguments: [UIModalPresentationStyle.formSheet, .currentContext])
  func overStack(style: UIModalPresentationStyle) throws {
    let log = UnwindLog()
    let (one, sheet) = (log.screen("1", "back:"), log.screen("sheet"))
    let stack = log.stack("Nav", one)
    stack.definesPresentationContext = true
    var choices = RuleChoices()
    try choices.choose("unwind.search", "caller")
    let scene = try UnwindScene(root: stack, log, "pad", ios: 8, choices: choices)
    scene.present(sheet, on: one, style)
    let logged = scene.unwind(from: sheet)
    // What the reports miss: the dismissal, after the destination's method.
    #expect(Array(logged.suffix(3)) == ["sheet.prepare", "1.back:", "Nav.dismiss"])
    #expect(stack.presentedViewController == nil)
    #expect(scene.onScreen(one, sheet) == ["1"])
  }
}
