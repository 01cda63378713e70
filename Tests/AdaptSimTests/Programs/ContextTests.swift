import AdaptSim
import Testing

@Suite("Presenting over the current context from a stack in a tab")
struct ContextTests {
  // Documentation of `definesPresentationContext`: a navigation controller changes the default to
  // true. Qiita, hirotakan, 61bc8ca39714dbc9b301: the tab bar stays above what is presented.
  @Test("The stack presents, below the tab bar, unless it gives the context up")
  func stack() throws {
    let run = try simulation("phone", ios: 12.4)
    let (content, over) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    over.modalPresentationStyle = .overCurrentContext
    run.launch(tabs)
    run.step("present") { content.present(over, animated: true) }
    #expect(over.presentingViewController === stack)
    #expect(content.presentedViewController === over)
    #expect(tabs.presentedViewController == nil)
    run.step("dismiss") { over.dismiss(animated: true) }
    run.step("present on the tabs") {
      stack.definesPresentationContext = false
      content.present(over, animated: true)
    }
    #expect(over.presentingViewController === tabs)
  }
}
