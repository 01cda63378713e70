import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Rotation and resizing: in which order who hears")
struct RotationTests {
  private let announcements: Set<Callback> = [.willTransitionToTraits, .viewWillTransitionToSize]

  /// Puts a child's view into its parent's, over all of it or its left half.
  private func embed(
    _ child: UIViewController, in parent: UIViewController, half: Bool = false
  ) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    if half { child.view.frame.size.width /= 2 }
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("O052: a parent and its child hear of traits, then of the size, then the layout comes")
  func parentAndChild() throws {
    let scene = try Scene(ios: 15)
    let child = scene.controller("child")
    scene.simulation.step("embed") { embed(child, in: scene.root) }
    scene.simulation.rotate(to: .landscapeRight)
    #expect(
      lines(
        scene.simulation, from: "rotate landscapeRight",
        including: announcements.union([
          .updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
        ])) == [
          "root willTransitionToTraits(wC hC)",
          "child willTransitionToTraits(wC hC)",
          "root viewWillTransitionToSize(667 × 375)",
          "child viewWillTransitionToSize(667 × 375)",
          "root updateViewConstraints",
          "root viewWillLayoutSubviews",
          "root viewDidLayoutSubviews",
          "child updateViewConstraints",
          "child viewWillLayoutSubviews",
          "child viewDidLayoutSubviews",
        ])
  }

  @Test("O052: a parent that does not call super cuts its child off from both messages")
  func cutOff() throws {
    final class Deaf: UIViewController {
      override func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
    }
    let scene = try Scene(ios: 15, root: Deaf())
    let child = scene.controller("child")
    scene.simulation.step("embed") { embed(child, in: scene.root) }
    scene.simulation.rotate(to: .landscapeRight)
    #expect(
      lines(scene.simulation, from: "rotate landscapeRight", including: announcements) == [
        "root willTransitionToTraits(wC hC)", "root finding superNotCalled",
        "root viewWillTransitionToSize(667 × 375)", "root finding superNotCalled",
      ])
    // The traits and bounds change all the same.
    #expect(child.view.bounds.size == CGSize(width: 667, height: 375))
    #expect(child.traitCollection.verticalSizeClass == .compact)
  }

  @Test(
    "O055: full screen and over full screen decide about rotation, sheets do not",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, true), (.pageSheet, false),
      (.formSheet, false), (.overCurrentContext, false), (.custom, false),
    ])
  func decider(style: UIModalPresentationStyle, decides: Bool) throws {
    let scene = try Scene(ios: 13)
    let sheet = scene.scripted("sheet", style)
    sheet.orientations = .portrait
    scene.present(sheet)
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.simulation.orientation == (decides ? .portrait : .landscapeRight))
    #expect(
      scene.simulation.trace.findings.map(\.kind) == (decides ? [.orientationNotSupported] : []))
  }

  @Test("O056: announced, changed, told, laid out, alongside, completed")
  func timeline() throws {
    let root = ScriptedController()
    let scene = try Scene(ios: 12.4, root: root)
    var sizes: [String: CGFloat] = [:]
    root.on[.willTransitionToTraits] = { sizes["traits announced"] = $0.view.bounds.width }
    root.on[.viewWillTransitionToSize] = {
      sizes["size announced"] = $0.view.bounds.width
      $0.transitionCoordinator?.animate(
        alongsideTransition: { [unowned root] _ in sizes["alongside"] = root.view.bounds.width },
        completion: { [unowned root] _ in sizes["completion"] = root.view.bounds.width })
    }
    scene.simulation.rotate(to: .landscapeRight)
    #expect(
      lines(
        scene.simulation, from: "rotate landscapeRight",
        including: announcements.union([
          .traitCollectionDidChange, .viewWillLayoutSubviews, .alongsideTransition,
          .transitionCompletion,
        ])
      ).map { $0.replacingOccurrences(of: "(false)", with: "") } == [
        "root willTransitionToTraits(wC hC)",
        "root viewWillTransitionToSize(667 × 375)",
        "root traitCollectionDidChange(wC hR)",
        "root viewWillLayoutSubviews",
        "transition alongsideTransition",
        "transition transitionCompletion",
      ])
    #expect(
      sizes == [
        "traits announced": 375, "size announced": 375, "alongside": 667, "completion": 667,
      ])
  }

  @Test("O056: views and presentation controllers hear of their traits before their layout")
  func traitsBeforeLayout() throws {
    final class Watcher: UIView {}
    let scene = try Scene(ios: 12.4)
    let sheet = scene.controller("sheet", .overFullScreen)
    let watcher = Watcher(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    watcher.accessibilityIdentifier = "watcher"
    scene.present(sheet)
    scene.simulation.step("watch") { sheet.view.addSubview(watcher) }
    scene.simulation.rotate(to: .landscapeRight)
    let heard = lines(
      scene.simulation, from: "rotate landscapeRight",
      including: [
        .traitCollectionDidChange, .viewWillLayoutSubviews, .containerViewWillLayoutSubviews,
      ])
    let lastChange = heard.lastIndex { $0.contains("traitCollectionDidChange") }
    let firstLayout = heard.firstIndex { $0.contains("Layout") }
    #expect(try #require(lastChange) < (try #require(firstLayout)))
    for name in ["root", "sheet", "sheet.pc", "watcher"] {
      #expect(heard.contains("\(name) traitCollectionDidChange(wC hR)"))
    }
  }

  @Test("O056: size alone and traits alone both occur")
  func oneWithoutTheOther() throws {
    let pad = try Scene("pad", ios: 12.4)
    pad.simulation.rotate(to: .landscapeRight)
    #expect(
      lines(pad.simulation, from: "rotate landscapeRight", including: announcements) == [
        "root viewWillTransitionToSize(1024 × 768)"
      ])
    pad.simulation.changeTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(
      lines(pad.simulation, from: "appearance dark", including: announcements) == [
        "root willTransitionToTraits(wR hR)"
      ])
  }

  @Test("O057: down the children, each with what it presents, then the presentation controller")
  func propagation() throws {
    final class Container: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        asked.append((container as? UIViewController)?.title ?? "")
        return super.size(
          forChildContentContainer: container, withParentContainerSize: parentSize)
      }
      var asked: [String] = []
    }
    let root = Container()
    let scene = try Scene("pad", ios: 12.4, root: root)
    let (first, second) = (scene.controller("c1"), scene.controller("c2"))
    let inner = scene.controller("inner", .overCurrentContext)
    first.definesPresentationContext = true
    for (name, child) in [("c1", first), ("c2", second)] { child.title = name }
    scene.simulation.step("embed") {
      embed(first, in: root)
      embed(second, in: root)
    }
    scene.present(inner, on: first)
    scene.present(scene.controller("top", .overFullScreen))
    root.asked = []
    scene.simulation.rotate(to: .landscapeRight)
    #expect(
      lines(scene.simulation, from: "rotate landscapeRight", including: announcements) == [
        "root viewWillTransitionToSize(1024 × 768)",
        "c1 viewWillTransitionToSize(1024 × 768)",
        "inner.pc viewWillTransitionToSize(1024 × 768)",
        "inner viewWillTransitionToSize(1024 × 768)",
        "c2 viewWillTransitionToSize(1024 × 768)",
        "top.pc viewWillTransitionToSize(1024 × 768)",
        "top viewWillTransitionToSize(1024 × 768)",
      ])
    #expect(root.asked == ["c1", "c2"])
  }

  @Test("O057: the presentation controller hears first, then says what the presented one gets")
  func presentedSize() throws {
    final class Card: UIPresentationController {
      var asked: [CGSize] = []
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        asked.append(parentSize)
        return CGSize(width: parentSize.width, height: 200)
      }
    }
    let scene = try Scene(ios: 12.4)
    let (card, vendor) = scene.custom("card")
    var controller: Card?
    vendor.controller = {
      controller = Card(presentedViewController: $0, presenting: $1)
      return controller
    }
    scene.present(card)
    scene.simulation.rotate(to: .landscapeRight)
    #expect(controller?.asked == [CGSize(width: 667, height: 375)])
    #expect(
      lines(
        scene.simulation, from: "rotate landscapeRight", including: [.viewWillTransitionToSize])
        == [
          "root viewWillTransitionToSize(667 × 375)", "Card viewWillTransitionToSize(667 × 375)",
          "card viewWillTransitionToSize(667 × 200)",
        ])
  }

  @Test("O057: traits take the same way, each with the traits it will have")
  func traitPropagation() throws {
    let scene = try Scene(ios: 12.4)
    let child = scene.controller("child")
    scene.simulation.step("embed") { embed(child, in: scene.root) }
    scene.present(scene.controller("top", .overFullScreen))
    scene.simulation.rotate(to: .landscapeRight)
    #expect(
      lines(
        scene.simulation, from: "rotate landscapeRight", including: [.willTransitionToTraits]) == [
          "root willTransitionToTraits(wC hC)",
          "child willTransitionToTraits(wC hC)",
          "top.pc willTransitionToTraits(wC hC)",
          "top willTransitionToTraits(wC hC)",
        ])
  }
}
