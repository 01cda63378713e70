public import AdaptCore
public import AdaptRules
import AdaptUIKit

/// What is presented on top, and how a person can close it.
public struct TopPresentation: Hashable, Sendable {
  /// The name of the presented controller.
  public let name: String
  /// The ways out, as far as they are known: a control counts where the scenario says that there
  /// is one, and the buttons of an alert.
  public let ways: Decision<WaysOut.Ways>
  /// Whether the content has a control that closes it; nil where the scenario does not say.
  public let hasCloseButton: Bool?
  /// What its delegate answers; nil where it does not implement the question.
  let answer: Bool?

  init?(_ cast: ScenarioCast) {
    guard let top = cast.presentedChain.last, let id = cast.simulation.id(of: top) else {
      return nil
    }
    let roles = cast.rolesOnTop(of: top)
    let control = roles.lazy.compactMap(\.script.closeButton).first
    let answer = roles.first?.shouldDismiss
    guard let ways = cast.simulation.waysOut(hasControl: control ?? false, answer: answer) else {
      return nil
    }
    name = cast.simulation.trace.description(of: id).name ?? "\(id)"
    self.ways = ways
    hasCloseButton = top is UIAlertController ? true : control
    self.answer = answer
  }
}

extension ScenarioCast {
  /// The roles of a controller and of what a person sees in it, the container first.
  func rolesOnTop(of controller: UIViewController) -> [ControllerRole] {
    var roles: [ControllerRole] = []
    var next: UIViewController? = controller
    while let current = next {
      if let role = (current as? any Scripted)?.role { roles.append(role) }
      next = current.shownInside
    }
    return roles
  }
}
