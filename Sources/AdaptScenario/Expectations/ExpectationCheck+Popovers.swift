import AdaptCore
import AdaptUIKit
import Foundation

/// How a popover lies at the moment of the check.
extension ExpectationCheck {
  func anchor(of name: String, _ anchor: ExpectedAnchor, _ tolerance: CGFloat) -> Verdict {
    let expected: String
    switch anchor {
    case .named(let target): expected = "the popover of \(name) at \(target)"
    case .rect(let rect): expected = "the popover of \(name) at \(rect.figure)"
    }
    return popover(of: name, expected) { popover in
      switch anchor {
      case .named(let target):
        let found = self.target(of: popover)
        return Verdict(expected, found: found == target ? nil : found)
      case .rect(let rect):
        guard let found = popover.anchorInWindow else {
          return Verdict(expected, found: "an anchor that is not in the window")
        }
        return Verdict(expected, found: Self.isNear(found, rect, tolerance) ? nil : found.figure)
      }
    }
  }

  func arrow(of name: String, _ arrow: UIPopoverArrowDirection) -> Verdict {
    let expected = "the arrow of \(name) to point \(Self.words(arrow))"
    return popover(of: name, expected) { popover in
      let found = popover.arrowDirection
      return Verdict(expected, found: found == arrow ? nil : Self.words(found))
    }
  }

  /// The verdict on a popover that has to be on screen.
  private func popover(
    of name: String, _ expected: String, _ check: (UIPopoverPresentationController) -> Verdict
  ) -> Verdict {
    living(name, expected) { controller in
      let outermost = controller.outermost
      guard outermost.presentingViewController != nil,
        let popover = outermost.presentationController as? UIPopoverPresentationController,
        popover.arrowDirection != .unknown
      else { return Verdict(expected, found: "a controller that no popover shows") }
      return check(popover)
    }
  }

  private func target(of popover: UIPopoverPresentationController) -> String {
    if let button = popover.barButtonItem { return button.title ?? "a bar's button" }
    guard let view = popover.sourceView else { return "nothing" }
    return view.accessibilityIdentifier ?? cast.nameOfController(with: view) ?? "a view"
  }

  private static func words(_ arrow: UIPopoverArrowDirection) -> String {
    ScenarioReader.arrows.first { $0.arrow == arrow }?.name ?? "nowhere"
  }
}
