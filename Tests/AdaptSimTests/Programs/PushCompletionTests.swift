import AdaptSim
import Testing

extension UINavigationController {
  /// Pushes and tells when that is over, as apps do it (stackoverflow.com/a/33767837).
  fileprivate func push(_ controller: UIViewController, then completion: @escaping () -> Void) {
    pushViewController(controller, animated: true)
    guard let transitionCoordinator else { return completion() }
    transitionCoordinator.animate(alongsideTransition: nil) { _ in completion() }
  }
}

@Suite("A completion for a push")
struct PushCompletionTests {
  @Test("The coordinator is there right after the call, and its completion comes at the end")
  func push() throws {
    let diary = Diary()
    let run = try simulation("phone", ios: 17)
    let (list, detail) = (DiaryController("list", diary), DiaryController("detail", diary))
    let stack = UINavigationController(rootViewController: list)
    run.launch(stack)
    _ = diary.turnPage()
    run.step("push") { stack.push(detail) { diary.note("pushed") } }
    // O067 has the order of the appearance calls.
    #expect(
      diary.turnPage() == [
        "list will disappear", "detail will appear", "detail is appearing", "list did disappear",
        "detail did appear", "pushed",
      ])
    run.step("pop") {
      stack.popViewController(animated: true)
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in diary.note("popped") }
    }
    #expect(diary.turnPage().last == "popped")
  }
}
