public import AdaptCore
import AdaptDocuments

/// Containers inside containers that are not made for them.
///
/// Rule `storyboard.nested-container`.
public enum NestedContainer: StoryboardRule {
  public static let rule = Rule(
    "storyboard.nested-container", number: Why.rule,
    summary:
      "A tab bar controller is not inside a navigation controller, and a split view controller "
      + "is the root of the window.",
    versions: "all", grade: .documented,
    source:
      "documentation of UITabBarController and UISplitViewController; openHPI/xikolo-ios pull "
      + "request 18 (titles with tabs in a stack); herzbube/littlego issue 296 and "
      + "grgcombs/IntelligentSplitViewController issue 11 (a stack takes no split view)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    check.performed.compactMap { way in
      guard let target = way.target, let controller = check.graph.controller(target) else {
        return nil
      }
      let outer = check.name(way.source)
      let inner = check.nameWithKind(target)
      switch way.segue.kind {
      case .relationship(.root):
        if controller.isSplit {
          return finding(
            Why.splitInStack, .error, at: way, in: check,
            "\(inner) is the root of \(outer), which raises an exception; make it the root of the "
              + "window, or present it")
        }
        guard controller.isTabs else { return nil }
        return finding(
          Why.tabsInStack, .note, at: way, in: check,
          "\(inner) is inside \(outer), whose bar shows its title and not that of the tab; give "
            + "each tab a navigation controller instead")
      case .show, .push:
        guard controller.isTabs, way.segue.customClass == nil,
          check.contexts(of: way).contains(where: { $0.containers.contains(.navigation) })
        else { return nil }
        return finding(
          Why.tabsInStack, .note, at: way, in: check,
          "\(check.origin(of: way)) pushes \(inner), and the bar shows its title and not that of "
            + "the tab; present it, or make it the root of the window")
      case .relationship(.tab), .embed:
        guard controller.isSplit else { return nil }
        return finding(
          Why.splitInside, .note, at: way, in: check,
          "\(inner) is inside \(outer) and expands or collapses by the traits it gets there; make "
            + "it the root of the window unless that is meant")
      case .relationship, .showDetail, .present, .popover, .unwind, .custom, .modal,
        .popoverOfPad, .replace, .unknown:
        return nil
      }
    }
  }
}

extension NestedContainer {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 154 }
    case splitInStack, tabsInStack, splitInside

    var words: String {
      switch self {
      case .splitInStack: "a navigation controller does not take a split view controller"
      case .tabsInStack: "a tab bar controller is meant to be outside a navigation controller"
      case .splitInside: "a split view controller is meant to be the root of the window"
      }
    }
  }
}
