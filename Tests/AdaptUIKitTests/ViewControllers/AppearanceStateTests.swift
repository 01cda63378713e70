import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Appearance states")
struct AppearanceStateTests {
  @Test(
    "O064: presenting, turning and dismissing go through legal states only",
    arguments: [
      UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ], [SystemVersion(9), 12.4, 13, 17])
  func presentations(style: UIModalPresentationStyle, system: SystemVersion) throws {
    let child = UIViewController()
    let stack = UINavigationController(rootViewController: child)
    let scene = try Scene("phone-plus", ios: system, root: stack)
    for animated in [true, false] {
      let sheet = scene.controller("sheet", style)
      sheet.popoverPresentationController?.sourceView = child.view
      scene.present(sheet, on: child, animated: animated)
      scene.simulation.rotate(to: .landscapeRight)
      scene.simulation.rotate(to: .portrait)
      scene.dismiss(animated: animated)
      #expect(stack.presentedViewController == nil)
    }
    expectLegalAppearance(scene.simulation)
  }

  @Test("O064: so do pushes, pops and gestures that turn round")
  func stackAndGestures() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let scene = try Scene("phone-x", ios: 15, root: stack)
    scene.simulation.step("push") {
      stack.pushViewController(scene.controller("b"), animated: true)
      stack.pushViewController(scene.controller("c"), animated: false)
    }
    scene.simulation.step("pop") { stack.popToRootViewController(animated: true) }
    let sheet = scene.controller("sheet", .pageSheet)
    scene.present(sheet)
    scene.simulation.swipeDown(.cancel)
    scene.simulation.swipeDown(.finish)
    expectLegalAppearance(scene.simulation)
  }

  @Test("O065: begin and end say what a controller that lies nowhere hears")
  func detached() throws {
    let scene = try Scene(ios: 13)
    let lone = scene.controller("lone")
    scene.simulation.step("appear") {
      lone.beginAppearanceTransition(true, animated: true)
      lone.endAppearanceTransition()
      lone.beginAppearanceTransition(false, animated: true)
      lone.endAppearanceTransition()
    }
    #expect(
      lines(scene.simulation, from: "appear", including: appearance) == [
        "lone viewWillAppear", "lone viewDidAppear", "lone viewWillDisappear",
        "lone viewDidDisappear",
      ])
    scene.simulation.step("turn round") {
      lone.beginAppearanceTransition(true, animated: true)
      lone.beginAppearanceTransition(false, animated: true)
      lone.endAppearanceTransition()
    }
    #expect(
      lines(scene.simulation, from: "turn round", including: appearance) == [
        "lone viewWillAppear", "lone viewWillDisappear", "lone viewDidDisappear",
      ])
    scene.simulation.step("and back") {
      lone.beginAppearanceTransition(true, animated: true)
      lone.beginAppearanceTransition(false, animated: true)
      lone.beginAppearanceTransition(true, animated: true)
      lone.endAppearanceTransition()
    }
    #expect(
      lines(scene.simulation, from: "and back", including: appearance) == [
        "lone viewWillAppear", "lone viewWillDisappear", "lone viewWillAppear",
        "lone viewDidAppear",
      ])
    expectLegalAppearance(scene.simulation)
  }

  @Test("O132: a begin or an end without its other half is a warning, and the run goes on")
  func unbalanced() throws {
    let scene = try Scene(ios: 12.4)
    let lone = scene.controller("lone")
    scene.simulation.step("unbalanced") {
      lone.beginAppearanceTransition(true, animated: true)
      lone.beginAppearanceTransition(true, animated: true)
      lone.endAppearanceTransition()
      lone.endAppearanceTransition()
    }
    #expect(
      scene.simulation.trace.findings.map(\.kind) == [.unbalancedAppearance, .unbalancedAppearance])
    #expect(scene.simulation.trace.findings.allSatisfy { $0.severity == .warning })
    #expect(
      lines(scene.simulation, from: "unbalanced", including: appearance).filter {
        !$0.contains("finding")
      } == ["lone viewWillAppear", "lone viewDidAppear"])
  }

  @Test("O132: a push from viewWillAppear waits until the stack has appeared, and is shown")
  func pushWhileAppearing() throws {
    let first = ScriptedController()
    let stack = UINavigationController(rootViewController: first)
    let second = UIViewController()
    first.once[.viewWillAppear] = { _ in stack.pushViewController(second, animated: true) }
    let scene = try Scene(ios: 15, root: stack)
    #expect(stack.topViewController === second)
    #expect(second.view.window != nil)
    #expect(first.view.window == nil)
    expectLegalAppearance(scene.simulation)
  }

  @Test(
    "O133: a callback called by hand is a warning and runs all the same",
    arguments: [Callback.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
  func byHand(callback: Callback) throws {
    let scene = try Scene(ios: 16)
    let sheet = scene.scripted("sheet", .pageSheet)
    scene.present(sheet)
    var ran = 0
    sheet.on[callback] = { _ in ran += 1 }
    scene.simulation.step("by hand") {
      switch callback {
      case .viewWillAppear: sheet.viewWillAppear(true)
      case .viewDidAppear: sheet.viewDidAppear(true)
      case .viewWillDisappear: sheet.viewWillDisappear(true)
      default: sheet.viewDidDisappear(true)
      }
    }
    #expect(ran == 1)
    #expect(scene.simulation.trace.findings.map(\.kind) == [.appearanceCalledDirectly])
    #expect(scene.simulation.trace.findings.first?.severity == .warning)
  }

  @Test("O064: one that is told to appear before it is in anything has its steps in the trace")
  func beforeJoining() throws {
    let scene = try Scene(ios: 15)
    let early = UIViewController()
    scene.simulation.step("early") {
      early.beginAppearanceTransition(true, animated: false)
      early.endAppearanceTransition()
      early.beginAppearanceTransition(false, animated: false)
      early.endAppearanceTransition()
    }
    scene.simulation.name(early, "early")
    scene.present(early)
    expectLegalAppearance(scene.simulation)
    #expect(
      scene.heard(early, appearance) == [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewWillAppear,
        .viewIsAppearing, .viewDidAppear,
      ])
  }
}
