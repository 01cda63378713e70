import AdaptCore
import AdaptUIKit
import Testing

@Suite("Reports of presenters: what they hear, and what is refused them")
struct PresenterReportsTests {
  @Test(
    "R038: the default style covers the presenter before 13 and leaves it from 13 on",
    arguments: [(ios: SystemVersion(12, 4), count: 1), (ios: 13, count: 0)])
  func defaultStyle(ios: SystemVersion, count: Int) throws {
    let scene = try Scene("phone", ios: ios)
    let screen = UIViewController()
    scene.simulation.name(screen, "screen")
    scene.present(screen)
    #expect(scene.count(.viewWillDisappear, of: scene.root) == count)
    #expect(scene.count(.viewDidDisappear, of: scene.root) == count)
  }

  /// Whether the presenter's view will appear again once a modal of each style is gone.
  private static let returns: [UIModalPresentationStyle: (phone: Bool, pad: Bool)] = [
    .fullScreen: (true, true), .currentContext: (true, true), .pageSheet: (true, false),
    .formSheet: (true, false), .popover: (true, false), .custom: (false, false),
    .overFullScreen: (false, false), .overCurrentContext: (false, false),
  ]

  private func appearances(
    after style: UIModalPresentationStyle, on device: String, ios: SystemVersion
  ) throws -> Int {
    let scene = try Scene(device, ios: ios)
    let modal = scene.controller("modal", style)
    if style == .popover { modal.point(at: scene.root) }
    scene.present(modal)
    #expect(scene.chain == ["modal"])
    scene.dismiss()
    #expect(scene.chain == [])
    return scene.count(.viewWillAppear, of: scene.root) - 1
  }

  @Test(
    "R039: under 12 the presenter appears again after some styles only",
    arguments: UIModalPresentationStyle.allCases.filter { returns[$0] != nil })
  func appearsAgain(style: UIModalPresentationStyle) throws {
    let expected = try #require(Self.returns[style])
    #expect(try appearances(after: style, on: "phone", ios: 12) == (expected.phone ? 1 : 0))
    #expect(try appearances(after: style, on: "pad", ios: 12) == (expected.pad ? 1 : 0))
  }

  @Test(
    "R039: from 13 sheets on a phone stop to call it as well",
    arguments: UIModalPresentationStyle.allCases.filter { returns[$0] != nil })
  func appearsAgainFrom13(style: UIModalPresentationStyle) throws {
    let covers = style == .fullScreen || style == .currentContext
    #expect(try appearances(after: style, on: "phone", ios: 13) == (covers ? 1 : 0))
    #expect(try appearances(after: style, on: "pad", ios: 13) == (covers ? 1 : 0))
  }

  @Test("R039: the style none is an exception")
  func styleNone() throws {
    let scene = try Scene("phone", ios: 12)
    scene.present(scene.controller("modal", UIModalPresentationStyle.none))
    #expect(scene.findings == [.presentedStyleNone])
    #expect(scene.simulation.hasEnded)
  }

  @Test("R018: a presenter that presents refuses the next until the popover has gone")
  func secondFromThePresenter() throws {
    let scene = try Scene("ipad-air-2", ios: 9.3)
    let list = scene.controller("list", .popover)
    list.point(at: scene.root)
    scene.present(list)
    let share = scene.controller("share", .popover)
    share.point(at: scene.root)
    scene.present(share)
    #expect(scene.findings == [.alreadyPresenting])
    #expect(scene.chain == ["list"])
    scene.dismiss { [root = scene.root] in root.present(share, animated: true) }
    #expect(scene.chain == ["share"])
  }

  /// When the alert of R048 is asked for.
  enum Moment: CaseIterable { case sameTurn, nextTurn, completion, sameTurnNotAnimated }

  @Test(
    "R048: an alert is refused in the turn that dismisses and shown after it",
    arguments: Moment.allCases)
  func dismissAndPresent(moment: Moment) throws {
    let scene = try Scene("pad", ios: 8.1)
    let popover = scene.controller("popover", .popover)
    popover.point(at: scene.root)
    scene.present(popover)
    let alert = scene.named("alert", UIAlertController(title: "Done", message: nil), .custom)
    let root = scene.root
    switch moment {
    case .sameTurn, .sameTurnNotAnimated:
      scene.simulation.step("button") {
        root.dismiss(animated: moment == .sameTurn)
        root.present(alert, animated: true)
      }
    case .nextTurn:
      scene.dismiss()
      scene.present(alert)
    case .completion:
      scene.dismiss { root.present(alert, animated: true) }
    }
    let isDropped = moment == .sameTurn || moment == .sameTurnNotAnimated
    #expect(scene.chain == (isDropped ? [] : ["alert"]))
    #expect(scene.findings == (isDropped ? [.dismissalInProgress] : []))
  }

  @Test("R050: a root that presents refuses, the topmost presented controller does not")
  func coveredRoot() throws {
    let scene = try Scene("phone", ios: 8.3)
    let modal = scene.controller("modal")
    scene.present(modal)
    let viewer = scene.controller("viewer")
    scene.present(viewer)
    #expect(scene.findings == [.viewNotInWindow])
    scene.present(viewer, on: scene.presented.last)
    #expect(scene.chain == ["modal", "viewer"])
  }

  @Test("R050: presenting from viewDidLoad is too early: there is no window yet")
  func fromDidLoad() throws {
    let root = ScriptedController()
    root.on[.viewDidLoad] = { $0.present(UIViewController(), animated: true) }
    let scene = try Scene("phone", ios: 8.3, root: root)
    #expect(scene.findings == [.viewNotInWindow])
    #expect(root.presentedViewController == nil)
  }

  @Test("R056: a controller in no window presents nothing, and its property stays nil")
  func withoutWindow() throws {
    let scene = try Scene("phone", ios: 9.3)
    let controller = scene.scripted("controller")
    let login = scene.controller("login")
    controller.on[.viewDidAppear] = { $0.present(login, animated: true) }
    scene.simulation.step("test") { controller.viewDidAppear(false) }
    #expect(scene.findings == [.appearanceCalledDirectly, .viewNotInWindow])
    #expect(controller.presentedViewController == nil)
  }

  @Test("R056: in a window the property is set inside the call, before anything moves")
  func withWindow() throws {
    let scene = try Scene("phone", ios: 9.3)
    let login = scene.controller("login")
    scene.simulation.step("present") { [root = scene.root] in
      root.present(login, animated: true)
      #expect(root.presentedViewController === login)
      #expect(login.presentingViewController === root)
      #expect(!login.isViewLoaded || login.view.window == nil)
    }
  }
}
