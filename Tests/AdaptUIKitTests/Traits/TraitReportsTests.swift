import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Reports of traits")
struct TraitReportsTests {
  @Test("R065: from 13 a controller whose parent states other traits is told once")
  func wrongPrediction() throws {
    let scene = try Scene("pad", ios: 13)
    let child = scene.scripted("child")
    scene.simulation.step("embed") { [root = scene.root] in
      root.addChild(child)
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .compact), forChild: child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.count(.traitCollectionDidChange, of: child) == 1)
  }

  @Test("R075: a full-screen pad's rotation changes sizes and no traits")
  func padRotation() throws {
    let scene = try Scene("pad", ios: 12)
    scene.simulation.rotate(to: .landscapeRight)
    #expect(
      lines(
        scene.simulation, from: "rotate landscapeRight",
        including: story.union([.traitCollectionDidChange]))
        == ["root viewWillTransitionToSize(1024 × 768)"])
  }

  @Test(
    "R075: a container that states traits by its size changes those of the child alone",
    arguments: [SystemVersion(12), 16, 17])
  func containerByHeight(ios: SystemVersion) throws {
    let child = UIViewController()
    let container = ByOrientation(child)
    let scene = try Scene("pad", ios: ios, root: container)
    scene.simulation.name(child, "child")
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    scene.simulation.rotate(to: .landscapeRight)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(
      lines(
        scene.simulation, from: "rotate landscapeRight", including: [.traitCollectionDidChange])
        == ["child traitCollectionDidChange(wC hR)"])
  }

  /// Tells its child that portrait is compact in width.
  private final class ByOrientation: UIViewController {
    private let child: UIViewController

    init(_ child: UIViewController) {
      self.child = child
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
      state(for: view.bounds.size)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      state(for: size)
    }

    private func state(for size: CGSize) {
      let narrow = UITraitCollection(horizontalSizeClass: .compact)
      setOverrideTraitCollection(size.width < size.height ? narrow : nil, forChild: child)
    }
  }
}
