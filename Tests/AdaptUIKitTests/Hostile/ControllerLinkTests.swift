import AdaptCore
import AdaptUIKit
import Testing

@Suite("Controllers that are moved while they move")
struct ControllerLinkTests {
  @Test("A child that is added again as it is told of its parent is in it once")
  func twice() throws {
    let scene = try Scene("phone")
    let child = scene.scripted("child")
    child.once[.willMoveToParent] = { [root = scene.root] in root.addChild($0) }
    scene.simulation.step("add") { [root = scene.root] in root.addChild(child) }
    #expect(scene.root.children.count == 1)
    #expect(scene.findings == [])
    expectWholeChildren(of: scene.root)
  }

  @Test("A child that goes to another parent as it is told of one has the one it went to last")
  func twoParents() throws {
    let scene = try Scene("phone")
    let (other, child) = (scene.controller("other"), scene.scripted("child"))
    child.once[.willMoveToParent] = { other.addChild($0) }
    scene.simulation.step("add") { [root = scene.root] in root.addChild(child) }
    #expect(scene.root.children.isEmpty)
    #expect(child.parent === other)
    #expect(scene.findings == [.moveOvertaken])
    expectWholeChildren(of: other)
  }

  @Test("Fifty controllers that are each presented and a child are walked up once")
  func manyForks() throws {
    let scene = try Scene("phone", ios: 17, onException: .record)
    var top = scene.root
    for _ in 0..<50 {
      let (next, child) = (UIViewController(), UIViewController())
      next.modalPresentationStyle = .overCurrentContext
      top.definesPresentationContext = true
      scene.present(next, on: top, animated: false)
      scene.simulation.step("embed") {
        top.addChild(child)
        child.addChild(next)
      }
      top = next
    }
    #expect(top.parent != nil)
    #expect(top.presentingViewController != nil)
  }

  @Test("A parent that goes into the child it is about to hold makes no ring")
  func ring() throws {
    let scene = try Scene("phone", onException: .record)
    let (parent, child) = (scene.controller("parent"), scene.scripted("child"))
    child.once[.willMoveToParent] = { $0.addChild(parent) }
    scene.simulation.step("add") { parent.addChild(child) }
    #expect(parent.parent === child)
    #expect(child.parent == nil)
    #expect(scene.findings == [.childOfItself])
  }

  @Test("A presented controller that gets a parent as well does not take its presenter in")
  func ringOverParentAndPresenter() throws {
    let scene = try Scene("phone", ios: 17, onException: .record)
    let (holder, sheet) = (scene.controller("holder"), scene.controller("sheet", .pageSheet))
    scene.present(sheet)
    scene.simulation.step("embed") { [root = scene.root] in
      holder.addChild(sheet)
      sheet.addChild(root)
    }
    #expect(sheet.parent === holder)
    #expect(scene.root.parent == nil)
    #expect(scene.findings == [.childOfItself])
    scene.simulation.rotate()
    scene.dismiss()
    #expect(scene.chain == [])
  }

  @Test("What comes into a stack while it is replaced is not left behind in it")
  func stack() throws {
    let first = ScriptedController()
    let stack = UINavigationController(rootViewController: first)
    let scene = try Scene("phone", root: stack)
    let (stray, second) = (scene.controller("stray"), scene.controller("second"))
    first.once[.willMoveToParent] = { _ in stack.addChild(stray) }
    scene.simulation.step("set") { stack.setViewControllers([second], animated: false) }
    #expect(stack.viewControllers == [second])
    #expect(stray.parent == nil)
    expectWholeChildren(of: stack)
    expectLegalAppearance(scene.simulation)
  }

  @Test(
    "A root that is replaced as the old one goes, or as it comes, leaves one root",
    arguments: [Callback.viewWillDisappear, .viewDidDisappear, .viewWillAppear])
  func root(moment: Callback) throws {
    let root = ScriptedController()
    let scene = try Scene("phone", root: root)
    let window = try #require(root.view.window)
    let (second, third) = (scene.scripted("second"), scene.scripted("third"))
    let teller = moment == .viewWillAppear ? second : root
    teller.once[moment] = { _ in window.rootViewController = third }
    scene.simulation.step("replace") { window.rootViewController = second }
    #expect(window.rootViewController === third)
    #expect(window.subviews == [third.view])
    expectVisibleHasAppeared(scene.simulation, [root, second, third])
    expectLegalAppearance(scene.simulation)
    scene.present(scene.controller("modal"), on: third)
    #expect(third.presentedViewController != nil)
  }

  @Test("An old root that makes itself the root again stays")
  func rootAgain() throws {
    let root = ScriptedController()
    let scene = try Scene("phone", root: root)
    let window = try #require(root.view.window)
    root.once[.viewWillDisappear] = { window.rootViewController = $0 }
    scene.simulation.step("replace") { [second = scene.controller("second")] in
      window.rootViewController = second
    }
    #expect(window.rootViewController === root)
    #expect(window.subviews == [root.view])
    expectVisibleHasAppeared(scene.simulation, [root])
    expectLegalAppearance(scene.simulation)
  }

  @Test("One controller is the root of one window")
  func twoWindows() throws {
    let scene = try Scene("phone")
    let window = UIWindow(windowScene: scene.simulation.windowScene)
    scene.simulation.step("share") { [root = scene.root] in
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    #expect(window.rootViewController == nil)
    #expect(scene.findings == [.rootOfAnotherWindow])
  }

  @Test("A controller that is presented elsewhere by the answer that presents it is presented once")
  func presentedTwice() throws {
    let scene = try Scene("phone", ios: 17, onException: .record)
    let window = UIWindow(windowScene: scene.simulation.windowScene)
    let other = scene.controller("other")
    let sheet = scene.scripted("sheet", .formSheet)
    let delegate = scene.keep(StyleDelegate(.none))
    sheet.presentationController?.delegate = delegate
    scene.simulation.step("show") {
      window.rootViewController = other
      window.isHidden = true
      window.isHidden = false
    }
    var isDue = true
    delegate.answer = { [root = scene.root] _ in
      if isDue {
        isDue = false
        root.present(sheet, animated: false)
      }
      return .none
    }
    scene.present(sheet, on: other)
    #expect(scene.findings == [.activeController])
    let presenters = [scene.root, other].filter { $0.presentedViewController === sheet }
    #expect(presenters.contains { $0 === sheet.presentingViewController })
    scene.dismiss(on: sheet)
    #expect(sheet.presentingViewController == nil)
  }
}
