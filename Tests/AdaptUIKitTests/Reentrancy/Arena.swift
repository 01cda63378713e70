import AdaptCore
import AdaptUIKit

/// A stack, a sheet over it that the attack comes from, and how often completions ran.
final class Arena {
  let scene: Scene
  let first = ScriptedController()
  let stack: UINavigationController
  let sheet: ScriptedController
  private let delegate = StyleDelegate(.none)
  private let dismissalDelegate = DismissalDelegate()
  private(set) var requests = 0
  private(set) var completions: [Int: Int] = [:]

  init(_ device: String, _ system: SystemVersion, _ style: UIModalPresentationStyle) throws {
    stack = UINavigationController(rootViewController: first)
    scene = try Scene(device, ios: system, root: stack, onException: .record)
    sheet = scene.scripted("sheet", style)
    sheet.presentationController?.delegate = delegate
    sheet.popoverPresentationController?.sourceView = stack.view
  }

  /// The stack, what is on it, the sheet, and what is presented over them.
  var controllers: [UIViewController] {
    var all = [stack] + stack.viewControllers
    for start in [stack, sheet] {
      var next = start.presentedViewController
      while let controller = next, !all.contains(where: { $0 === controller }) {
        all.append(controller)
        next = controller.presentedViewController
      }
    }
    return all.contains { $0 === sheet } ? all : all + [sheet]
  }

  func fresh() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .pageSheet
    return controller
  }

  func present(on presenter: UIViewController) {
    requests += 1
    let number = requests
    presenter.present(fresh(), animated: true) { [unowned self] in
      completions[number, default: 0] += 1
    }
  }

  /// Presents, turns, swipes in vain, pushes below, and dismisses.
  func play() {
    scene.present(sheet, on: stack.topViewController)
    scene.simulation.rotate()
    scene.simulation.swipeDown(.cancel)
    scene.simulation.step("push") { [self] in stack.pushViewController(fresh(), animated: true) }
    scene.dismiss(on: stack)
    scene.simulation.rotate()
  }
}

/// Where code of the app runs that is no callback of a controller.
enum Moment: CaseIterable {
  case answer, substitute, shouldDismiss, willDismiss, didDismiss, animator, alongside, completion
  case interaction
}

extension Arena {
  /// Runs `attack` once at a moment.
  func prepare(_ moment: Moment, _ attack: @escaping () -> Void) {
    var isDue = true
    let once = {
      guard isDue else { return }
      isDue = false
      attack()
    }
    switch moment {
    case .answer:
      delegate.answer = { _ in
        once()
        return .fullScreen
      }
    case .substitute:
      delegate.answer = { _ in .overFullScreen }
      delegate.substitute = { [unowned self] _ in
        once()
        return fresh()
      }
    case .shouldDismiss: hear(.presentationControllerShouldDismiss, once)
    case .willDismiss: hear(.presentationControllerWillDismiss, once)
    case .didDismiss: hear(.presentationControllerDidDismiss, once)
    case .animator:
      let vendor = scene.keep(Vendor())
      let animator = scene.keep(Animator())
      vendor.animator = animator
      animator.inspect = { _ in once() }
      sheet.transitioningDelegate = vendor
    case .alongside, .completion, .interaction:
      sheet.on[.viewWillDisappear] = { sheet in
        let coordinator = sheet.transitionCoordinator
        switch moment {
        case .alongside: coordinator?.animate(alongsideTransition: { _ in once() })
        case .completion: coordinator?.animate(alongsideTransition: nil) { _ in once() }
        default: coordinator?.notifyWhenInteractionChanges { _ in once() }
        }
      }
    }
  }

  private func hear(_ callback: Callback, _ body: @escaping () -> Void) {
    sheet.presentationController?.delegate = dismissalDelegate
    dismissalDelegate.on[callback] = { _ in body() }
  }
}
