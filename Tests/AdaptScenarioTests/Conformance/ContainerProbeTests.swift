import AdaptCore
import AdaptProfiles
import AdaptScenario
import AdaptUIKit
import Foundation
import Testing

@Suite("What containers pass on")
struct ContainerProbeTests {
  typealias Reach = ContainerConformance.Reach

  private func probe(_ device: String = "phone-x", _ ios: SystemVersion = 17) throws
    -> ContainerProbe
  {
    ContainerProbe(device: try DeviceCatalogue.device(named: device), ios: ios)
  }

  private func expectReach(
    _ conformance: ContainerConformance, child: Int = 0,
    _ results: [ContainerConformance.Matter: Reach],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for matter in ContainerConformance.Matter.allCases {
      let expected = results[matter] ?? .reached
      #expect(
        conformance.children[child][matter] == expected, "\(matter)",
        sourceLocation: sourceLocation)
    }
  }

  /// A container that shows its first child over its whole view, and does all as UIKit has it.
  private class Box: UIViewController {
    let content: [UIViewController]

    init(_ content: [UIViewController]) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for child in content {
        addChild(child)
        child.didMove(toParent: self)
      }
      content[0].view.frame = view.bounds
      view.addSubview(content[0].view)
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      content[0].supportedInterfaceOrientations
    }
  }

  @Test("A container that leaves all to UIKit passes all on to the child it shows")
  func complete() throws {
    let conformance = try probe().examine("box", children: 2) { Box($0) }
    expectReach(conformance, [:])
    expectReach(
      conformance, child: 1,
      [
        .appearance: .hidden, .size: .hidden, .traits: .hidden, .safeArea: .hidden,
        .orientation: .hidden,
      ])
    for matter in ContainerConformance.Matter.allCases { #expect(conformance.passesOn(matter)) }
  }

  @Test("R106: forwarding by hand that is not done reaches nobody, done too it is repeated")
  func appearance() throws {
    final class Silent: Box {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    final class ByHand: Box {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        content[0].beginAppearanceTransition(true, animated: animated)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        content[0].endAppearanceTransition()
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        content[0].beginAppearanceTransition(false, animated: animated)
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        content[0].endAppearanceTransition()
      }
    }
    final class Twice: Box {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        content[0].viewWillAppear(animated)
      }
    }
    let probe = try probe()
    let silent = probe.examine("silent", children: 1) { Silent($0) }
    #expect(silent.children[0][.appearance] == .missing)
    #expect(!silent.passesOn(.appearance))
    // O082: by hand it is the same.
    let byHand = probe.examine("by hand", children: 1) { ByHand($0) }
    #expect(byHand.children[0][.appearance] == .reached)
    let twice = probe.examine("twice", children: 1) { Twice($0) }
    #expect(twice.children[0][.appearance] == .repeated)
  }

  @Test("R061: an override without super keeps sizes and traits from the children")
  func withoutSuper() throws {
    final class Cut: Box {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
    }
    let conformance = try probe().examine("cut", children: 1) { Cut($0) }
    // The traits themselves come, without their announcement.
    expectReach(conformance, [.size: .missing, .traits: .incomplete])
  }

  @Test("A container that does not ask, and one whose child keeps its size")
  func rest() throws {
    final class Fixed: Box {
      override func viewDidLoad() {
        super.viewDidLoad()
        content[0].view.autoresizingMask = []
        content[0].view.frame = CGRect(x: 100, y: 200, width: 100, height: 100)
      }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    }
    let conformance = try probe().examine("fixed", children: 1) { Fixed($0) }
    expectReach(
      conformance,
      [.size: .notDue, .safeArea: .notDue, .orientation: .missing])
  }

  @Test("R115: a container that keeps its children from unwinding is told")
  func unwinding() throws {
    final class Closed: Box {
      override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
        -> [UIViewController]
      { [] }
    }
    final class FirstOnly: Box {
      override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
      ) -> UIViewController? { nil }
    }
    let probe = try probe()
    let closed = probe.examine("closed", children: 2) { Closed($0) }
    #expect(closed.children.map { $0[.unwind] } == [.missing, .missing])
    #expect(!closed.passesOn(.unwind))
    // Under 8 and older it is the container's search that counts.
    let old = try self.probe("phone", 8).examine("old", children: 1) { FirstOnly($0) }
    #expect(old.children[0][.unwind] == .missing)
    let open = try self.probe("phone", 8).examine("open", children: 1) { Box($0) }
    #expect(open.children[0][.unwind] == .reached)
  }

  @Test("R103: a child that was never added hears nothing")
  func neverAdded() throws {
    final class Loose: UIViewController {
      var content: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        if let content { view.addSubview(content.view) }
      }
    }
    let conformance = try probe("phone", 12.4).examine("loose", children: 1) { content in
      let loose = Loose()
      loose.content = content[0]
      return loose
    }
    #expect(conformance.children[0][.appearance] == .missing)
    #expect(conformance.children[0][.size] == .missing)
  }

  // Their orientations come from the delegate only (documentation, as the facts have it).
  @Test("UIKit's containers pass all on to what they show, but do not ask for orientations")
  func builtIn() throws {
    let probe = try probe()
    let shown: [ContainerConformance.Matter: Reach] = [.orientation: .missing]
    expectReach(
      probe.examine("stack", children: 1) { UINavigationController(rootViewController: $0[0]) },
      shown)
    let tabs = probe.examine("tabs", children: 2) {
      let tabs = UITabBarController()
      tabs.viewControllers = $0
      return tabs
    }
    expectReach(tabs, shown)
    #expect(tabs.children[1][.appearance] == .hidden)
    let pages = probe.examine("pages", children: 1) {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers($0, direction: .forward, animated: false)
      return pages
    }
    expectReach(pages, shown)
  }

  @Test("A container of a scenario is examined as it is launched there")
  func ofScenario() throws {
    let scenario = try scenario(
      """
      {
        device: 'phone', root: 'main',
        controllers: { main: { navigation: ['list'] }, list: {} },
      }
      """)
    let conformance = try #require(ContainerProbe.examine("main", of: scenario))
    #expect(conformance.children.map(\.name) == ["list"])
    #expect(conformance.children[0][.appearance] == .reached)
    #expect(conformance.children[0][.safeArea] == .reached)
    // A stack asks its delegate for orientations, not what it shows.
    #expect(conformance.children[0][.orientation] == .missing)
    #expect(ContainerProbe.examine("nobody", of: scenario) == nil)
  }

  @Test("A scenario's container that hands orientations on asks the child it shows last")
  func scriptedOrientations() throws {
    let scenario = try scenario(
      """
      {
        device: 'phone', root: 'main',
        controllers: {
          main: { children: ['below', 'above'], forwardsOrientations: true },
          below: {}, above: { orientations: ['portrait', 'landscapeLeft'] },
        },
      }
      """)
    let conformance = try #require(ContainerProbe.examine("main", of: scenario))
    #expect(conformance.children.map { $0[.orientation] } == [.missing, .reached])
  }
}
