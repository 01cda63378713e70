import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Adapting while on screen")
struct AdaptationOnScreenTests {
  private let heard: Set<Callback> = adaptivityQuestions.union(appearance).union([
    .presentationTransitionWillBegin, .presentationTransitionDidEnd,
    .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .willTransitionToTraits,
  ])

  private func popover(in scene: Scene) -> (UIViewController, UIPopoverPresentationController?) {
    let popover = scene.controller("popover", .popover)
    let controller = popover.popoverPresentationController
    controller?.sourceView = scene.root.view
    return (popover, controller)
  }

  @Test("O024: a popover is asked about again and swaps its controller, and comes back as it was")
  func popoverOnPad() throws {
    let scene = try Scene("pad-11", ios: 12.4)
    let delegate = scene.keep(StyleDelegate(.fullScreen))
    delegate.answer = { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
    let (popover, original) = popover(in: scene)
    original?.delegate = delegate
    scene.present(popover)
    #expect(popover.presentationController === original)

    scene.simulation.resize(to: .slot(.oneThird))
    let adapted = popover.presentationController
    #expect(adapted !== original)
    #expect(adapted?.presentationStyle == .fullScreen)
    #expect(popover.view.frame.size == CGSize(width: 320, height: 1194))
    #expect(
      lines(scene.simulation, from: "resize 1/3", including: heard) == [
        "root willTransitionToTraits(wC hR)",
        "popover.pc willTransitionToTraits(wC hR)",
        "popover.pc adaptivePresentationStyleForTraits(wC hR) → fullScreen",
        "popover.pc viewControllerForAdaptivePresentationStyle(fullScreen) → nil",
        "popover.pc willPresentWithAdaptiveStyle(fullScreen)",
        "popover.pc presentationTransitionWillBegin",
        "root viewWillDisappear",
        "popover.pc presentationTransitionDidEnd",
        "root viewDidDisappear",
      ])

    scene.simulation.resize(to: .full)
    #expect(popover.presentationController === original)
    #expect(scene.root.view.window != nil)
    #expect(
      lines(scene.simulation, from: "resize full", including: heard) == [
        "root willTransitionToTraits(wR hR)",
        "popover.pc willTransitionToTraits(wR hR)",
        "popover.pc adaptivePresentationStyleForTraits(wR hR) → none",
        "popover.pc willPresentWithAdaptiveStyle(none)",
        "popover.pc presentationTransitionWillBegin",
        "root viewWillAppear",
        "popover.pc presentationTransitionDidEnd",
        "root viewDidAppear",
      ])
  }

  @Test("O024: the rotation of a Plus phone counts as well, and the controller may be replaced")
  func substitution() throws {
    let scene = try Scene("phone-plus", ios: 9, orientation: .landscapeRight)
    let delegate = scene.keep(StyleDelegate(.none))
    let (popover, original) = popover(in: scene)
    let stack = scene.named("stack", UINavigationController())
    delegate.answer = { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
    delegate.substitute = { _ in
      stack.setViewControllers([popover], animated: false)
      return stack
    }
    original?.delegate = delegate
    scene.present(popover)
    #expect(scene.root.presentedViewController === popover)
    scene.simulation.rotate(to: .portrait)
    #expect(scene.root.presentedViewController === stack)
    #expect(popover.navigationParent === stack)
    #expect(popover.view.window != nil)
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.root.presentedViewController === popover)
    #expect(popover.parent == nil)
    #expect(popover.presentationController === original)
    #expect(popover.view.window != nil)
  }

  @Test("O020, O039: from 13 a popover becomes a form sheet where the window narrows")
  func popoverToSheet() throws {
    let scene = try Scene("pad-11", ios: 13)
    let (popover, original) = popover(in: scene)
    scene.present(popover)
    scene.simulation.resize(to: .slot(.oneThird))
    #expect(popover.presentationController !== original)
    #expect(popover.presentationController?.presentationStyle == .formSheet)
    #expect(popover.popoverPresentationController === original)
    #expect(scene.root.view.window != nil)
    scene.simulation.resize(to: .full)
    #expect(popover.presentationController === original)
  }
}

extension UIViewController {
  fileprivate var navigationParent: UINavigationController? { parent as? UINavigationController }
}
