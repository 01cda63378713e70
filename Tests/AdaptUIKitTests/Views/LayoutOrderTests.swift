import AdaptCore
import AdaptUIKit
import Foundation
import Testing

/// Ruling 7: the order of layout inside a commit.
@Suite("Rulings of layout")
struct LayoutOrderTests {
  /// A view that has a name in the trace.
  private final class Box: UIView {
    init(_ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 9, height: 9)) {
      super.init(frame: frame)
      accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }
  }

  private static let layout: Set<Callback> = [
    .updateViewConstraints, .viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews,
  ]

  /// A root with a child between two plain views, each with its own view.
  private func scene() throws -> (scene: Scene, root: Container, child: Container) {
    let child = Container(Box("child's view"))
    let root = Container(Box("root's view", CGRect(x: 0, y: 0, width: 375, height: 667)))
    root.view.addSubview(Box("below"))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    root.view.addSubview(Box("above"))
    let scene = try Scene("phone", root: root)
    scene.simulation.name(child, "child")
    return (scene, root, child)
  }

  private final class Container: UIViewController {
    init(_ view: UIView) {
      super.init(nibName: nil, bundle: nil)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.view = view
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("Ruling 7: parents before children; a controller before and after its own view")
  func order() throws {
    let (scene, root, child) = try scene()
    scene.simulation.step("layout") {
      for view in root.view.subviews + [root.view!, child.view!] { view.setNeedsLayout() }
    }
    #expect(
      lines(scene.simulation, from: "layout", including: Self.layout) == [
        "root viewWillLayoutSubviews", "root's view layoutSubviews", "root viewDidLayoutSubviews",
        "below layoutSubviews", "child viewWillLayoutSubviews", "child's view layoutSubviews",
        "child viewDidLayoutSubviews", "above layoutSubviews",
      ])
  }

  @Test("Ruling 7: only what asked for layout is laid out, once for all who asked")
  func onlyWhatAsked() throws {
    let (scene, _, child) = try scene()
    scene.simulation.step("layout") {
      for _ in 1...3 { child.view.setNeedsLayout() }
    }
    #expect(
      lines(scene.simulation, from: "layout", including: Self.layout) == [
        "child viewWillLayoutSubviews", "child's view layoutSubviews",
        "child viewDidLayoutSubviews",
      ])
  }

  @Test("Ruling 7: layoutIfNeeded lays out at once, and leaves nothing for the commit")
  func atOnce() throws {
    let (scene, root, child) = try scene()
    scene.simulation.step("layout") {
      child.view.setNeedsLayout()
      root.view.layoutIfNeeded()
      #expect(scene.count(.viewWillLayoutSubviews, of: child) == 2)
    }
    #expect(scene.count(.viewWillLayoutSubviews, of: child) == 2)
  }

  @Test(
    "Ruling 7: a rotation lays out once for the new bounds, then for what the animations ask for")
  func rotation() throws {
    let root = ScriptedController()
    let scene = try Scene("phone", root: root)
    let observer = Observer()
    root.addChild(observer)
    root.view.addSubview(observer.view)
    observer.didMove(toParent: root)
    scene.simulation.step("first") {}
    scene.simulation.name(observer, "child")
    scene.simulation.rotate(to: .landscapeRight)
    #expect(
      lines(
        scene.simulation, from: "rotate landscapeRight",
        including: Self.layout.subtracting([.updateViewConstraints, .layoutSubviews]).union([
          .viewWillTransitionToSize, .alongsideTransition, .transitionCompletion,
        ])) == [
          "root viewWillTransitionToSize(667 × 375)",
          "child viewWillTransitionToSize(667 × 375)",
          "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
          "child viewWillLayoutSubviews", "child viewDidLayoutSubviews",
          "transition alongsideTransition(false)",
          "child viewWillLayoutSubviews", "child viewDidLayoutSubviews",
          "transition transitionCompletion(false)",
        ])
  }

  /// Asks for another layout along with the rotation.
  private final class Observer: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(
        alongsideTransition: { [self] _ in view.setNeedsLayout() }, completion: { _ in })
    }
  }

  @Test("Ruling 7: layout that asks for layout without end stops, and says who")
  func withoutEnd() throws {
    let root = ScriptedController()
    let scene = try Scene("phone", root: root)
    scene.simulation.step("layout") {
      root.on[.viewDidLayoutSubviews] = { $0.view.setNeedsLayout() }
      root.view.setNeedsLayout()
    }
    #expect(scene.findings == [.didNotSettle])
    root.on = [:]
    scene.present(scene.controller("modal"))
    #expect(scene.chain == ["modal"])
  }

  @Test("Ruling 7: layout inside of itself stops, and says who")
  func insideItself() throws {
    let root = ScriptedController()
    let scene = try Scene("phone", root: root)
    scene.simulation.step("layout") {
      root.on[.viewWillLayoutSubviews] = {
        for _ in 1...2 {
          $0.view.setNeedsLayout()
          $0.view.layoutIfNeeded()
        }
      }
      root.view.setNeedsLayout()
    }
    #expect(scene.findings.first == .nestedTooDeep)
    root.on = [:]
    scene.present(scene.controller("modal"))
    #expect(scene.chain == ["modal"])
  }
}
