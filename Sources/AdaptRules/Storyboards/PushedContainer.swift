public import AdaptCore
import AdaptDocuments

/// Containers that a stack does not push.
///
/// Rule `storyboard.pushed-container`. UIKit: `pushViewController(_:animated:)`.
public enum PushedContainer: StoryboardRule {
  public static let rule = Rule(
    "storyboard.pushed-container", number: Why.rule,
    summary: "A stack pushes neither a navigation nor a split view controller: a push raises an "
      + "exception, and a show presents another stack.",
    versions: "all", grade: .logged,
    source: "skywinder/ActionSheetPicker-3.0 issue 70 (the exception for a stack); "
      + "grgcombs/IntelligentSplitViewController issue 11 (for a split view); "
      + "SwiftyJSON/SwiftyJSON pull request 686 and rule show.target (a shown stack is presented)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    check.performed.compactMap { way in
      guard let target = way.target, way.segue.customClass == nil,
        let controller = check.graph.controller(target),
        check.contexts(of: way).contains(where: { $0.containers.contains(.navigation) })
      else { return nil }
      let isPush: Bool
      switch way.segue.kind {
      case .show: isPush = false
      case .push where way.segue.splitTarget == nil: isPush = true
      case .push, .relationship, .embed, .showDetail, .present, .popover, .unwind, .custom, .modal,
        .popoverOfPad, .replace, .unknown:
        return nil
      }
      if controller.isSplit {
        return finding(
          Why.split, .error, at: way, in: check,
          "\(check.origin(of: way)) pushes \(check.nameWithKind(target)), which raises an "
            + "exception; present it, or make it the root of the window")
      }
      guard controller.isNavigation else { return nil }
      if isPush {
        return finding(
          Why.stack, .error, at: way, in: check,
          "\(check.origin(of: way)) pushes \(check.nameWithKind(target)), which raises an "
            + "exception; lead the segue to its first scene")
      }
      return finding(
        Why.shownStack, check.leaving.hasControl[target] ? .note : .warning, at: way, in: check,
        "show from \(check.origin(of: way)) presents \(check.nameWithKind(target)), without a "
          + "button back: a stack pushes no other; lead the segue to its first scene, or present "
          + "on purpose"
      )
    }
  }
}

extension PushedContainer {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 133 }
    case stack, split, shownStack

    var words: String {
      switch self {
      case .stack: "a stack does not push a navigation controller"
      case .split: "a stack does not push a split view controller"
      case .shownStack: "a stack presents a navigation controller that it is to show"
      }
    }
  }
}
