import AdaptCore
import AdaptUIKit
import Foundation
import Testing

extension Scene {
  /// What was found so far, without notes about the device and system.
  var findings: [Finding.Kind] {
    simulation.trace.findings.filter { $0.severity != .note }.map(\.kind)
  }

  /// What is worth knowing and no fault, such as a device that the interface does not follow.
  var notes: [Finding.Kind] {
    simulation.trace.findings.filter { $0.severity == .note }.map(\.kind)
  }

  /// What was found since a step.
  func findings(
    since step: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Finding.Kind] {
    simulation.trace.events(since: step, sourceLocation: sourceLocation).compactMap {
      guard case .finding(let finding) = $0.kind, finding.severity != .note else { return nil }
      return finding.kind
    }
  }

  /// How often a controller got a callback.
  func count(_ callback: Callback, of controller: UIViewController) -> Int {
    simulation.id(of: controller).map { simulation.trace.count(of: callback, on: $0) } ?? 0
  }

  /// The calls among some that a controller got, in order.
  func heard(_ controller: UIViewController, _ callbacks: Set<Callback> = appearance)
    -> [Callback]
  {
    guard let id = simulation.id(of: controller) else { return [] }
    return simulation.trace.calls(on: id).filter(callbacks.contains)
  }

  /// The styles that a controller's presentation was decided to have, in order.
  func styles(of controller: UIViewController) -> [UIModalPresentationStyle] {
    let id = simulation.id(of: controller)
    return simulation.trace.compactMap {
      guard $0.subject == id, case .styleDecided(_, let style, _) = $0.kind else { return nil }
      return style
    }
  }

  /// The controllers that are presented one over the other, from the root up.
  var presented: [UIViewController] {
    var presented: [UIViewController] = []
    while let next = (presented.last ?? root).presentedViewController { presented.append(next) }
    return presented
  }

  /// Their names.
  var chain: [String] { presented.map(simulation.name(of:)) }
}

extension Simulation {
  /// The name that a test gave a controller; `?` when it gave none.
  func name(of controller: UIViewController) -> String {
    id(of: controller).flatMap { trace.description(of: $0).name } ?? "?"
  }
}

extension UIViewController {
  var isOnScreen: Bool { viewIfLoaded?.window != nil }

  /// The frame of the view in the window, in points.
  var frameOnScreen: CGRect? {
    guard let view = viewIfLoaded, view.window != nil else { return nil }
    return view.superview?.convert(view.frame, to: nil)
  }

  /// Gives the popover of this controller something to point at.
  func point(at controller: UIViewController) {
    popoverPresentationController?.sourceView = controller.view
    popoverPresentationController?.sourceRect = CGRect(x: 100, y: 60, width: 40, height: 40)
  }
}
