import AdaptCore
import AdaptUIKit
import Testing

@Suite("Children and their parents")
struct ContainmentTests {
  private let heard: Set<Callback> = appearance.union([
    .willMoveToParent, .didMoveToParent, .updateViewConstraints, .viewWillLayoutSubviews,
    .viewDidLayoutSubviews,
  ])

  /// A root whose children are embedded when its view loads.
  private func parent(of names: [String], _ children: [UIViewController]) -> ScriptedController {
    let parent = ScriptedController()
    parent.once[.viewDidLoad] = { parent in
      for (name, child) in zip(names, children) {
        child.title = name
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    }
    return parent
  }

  @Test("O036: the parent's call comes first, then that of each child in their order")
  func parentFirst() throws {
    let root = parent(of: ["a", "b"], [UIViewController(), UIViewController()])
    let scene = try Scene(ios: 12.4, root: root)
    #expect(
      lines(scene.simulation, including: appearance) == [
        "root viewWillAppear(false)", "a viewWillAppear(false)", "b viewWillAppear(false)",
        "root viewDidAppear(false)", "a viewDidAppear(false)", "b viewDidAppear(false)",
      ])
    scene.present(scene.controller("cover", .fullScreen))
    #expect(
      lines(scene.simulation, from: "present", including: appearance, of: ["root", "a", "b"]) == [
        "root viewWillDisappear", "a viewWillDisappear", "b viewWillDisappear",
        "root viewDidDisappear", "a viewDidDisappear", "b viewDidDisappear",
      ])
    scene.dismiss()
    #expect(
      lines(scene.simulation, from: "dismiss", including: appearance, of: ["root", "a", "b"]) == [
        "root viewWillAppear", "a viewWillAppear", "b viewWillAppear",
        "root viewDidAppear", "a viewDidAppear", "b viewDidAppear",
      ])
  }

  @Test("O036: a child's view that enters or leaves a visible parent sends a pair by itself")
  func addedLater() throws {
    let scene = try Scene(ios: 12.4)
    let child = scene.controller("child")
    scene.simulation.step("add") {
      scene.root.addChild(child)
      scene.root.view.addSubview(child.view)
      child.didMove(toParent: scene.root)
    }
    #expect(
      lines(scene.simulation, from: "add", including: appearance) == [
        "child viewWillAppear(false)", "child viewDidAppear(false)",
      ])
    scene.simulation.step("remove") {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      lines(scene.simulation, from: "remove", including: appearance) == [
        "child viewWillDisappear(false)", "child viewDidDisappear(false)",
      ])
  }

  @Test("O036: between a begin and its end moving the view sends nothing more")
  func heldBack() throws {
    let scene = try Scene(ios: 12.4)
    let child = scene.controller("child")
    scene.simulation.step("add") {
      scene.root.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      scene.root.view.addSubview(child.view)
      child.endAppearanceTransition()
      child.didMove(toParent: scene.root)
    }
    #expect(
      lines(scene.simulation, from: "add", including: appearance) == [
        "child viewWillAppear", "child viewDidAppear",
      ])
  }

  @Test("O080: an embedded child moves to its parent before it appears, and is laid out once")
  func embedded() throws {
    let scene = try Scene(ios: 12.4, root: parent(of: ["child"], [UIViewController()]))
    #expect(
      lines(scene.simulation, including: heard, of: ["child"]) == [
        "child willMoveToParent", "child didMoveToParent", "child viewWillAppear(false)",
        "child updateViewConstraints", "child viewWillLayoutSubviews",
        "child viewDidLayoutSubviews", "child viewDidAppear(false)",
      ])
  }

  @Test("O082: forwarding by hand gives the child the same sequence")
  func manual() throws {
    let child = UIViewController()
    let root = parent(of: ["child"], [child])
    root.forwardsByItself = false
    root.on[.viewWillAppear] = { _ in child.beginAppearanceTransition(true, animated: false) }
    root.on[.viewDidAppear] = { _ in child.endAppearanceTransition() }
    root.on[.viewWillDisappear] = { _ in child.beginAppearanceTransition(false, animated: false) }
    root.on[.viewDidDisappear] = { _ in child.endAppearanceTransition() }
    let scene = try Scene(ios: 12.4, root: root)
    scene.present(scene.controller("cover", .fullScreen), animated: false)
    scene.dismiss(animated: false)
    let byHand = lines(scene.simulation, including: heard, of: ["child"])

    let other = try Scene(ios: 12.4, root: parent(of: ["child"], [UIViewController()]))
    other.present(other.controller("cover", .fullScreen), animated: false)
    other.dismiss(animated: false)
    #expect(byHand == lines(other.simulation, including: heard, of: ["child"]))
    #expect(byHand.filter { $0.contains("viewDidAppear") }.count == 2)
    #expect(scene.simulation.trace.findings.isEmpty)
  }

  @Test("O082: a flip from one child to another by hand gives each its whole sequence")
  func flip() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let root = parent(of: ["first"], [first])
    root.forwardsByItself = false
    let scene = try Scene(ios: 12.4, root: root)
    scene.simulation.step("show") {
      first.beginAppearanceTransition(true, animated: false)
      first.endAppearanceTransition()
    }
    scene.simulation.name(second, "second")
    scene.simulation.step("flip") {
      root.addChild(second)
      first.willMove(toParent: nil)
      first.beginAppearanceTransition(false, animated: true)
      second.beginAppearanceTransition(true, animated: true)
      UIView.animate(withDuration: 0.4) {
        first.view.removeFromSuperview()
        root.view.addSubview(second.view)
      } completion: { _ in
        second.endAppearanceTransition()
        second.didMove(toParent: root)
        first.endAppearanceTransition()
        first.removeFromParent()
      }
    }
    #expect(
      lines(scene.simulation, from: "flip", including: appearance) == [
        "first viewWillDisappear", "second viewWillAppear", "second viewDidAppear",
        "first viewDidDisappear",
      ])
  }
}
