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
      let inner = check.name(target)
      switch way.segue.kind {
      case .relationship(.root):
        if controller.isSplit {
          return finding(
            Why.splitInStack, .error, at: way, in: check,
            "the split view controller \(inner) is the root of the navigation controller \(outer), which "
              + "UIKit answers with an exception; make it the root of the window, or present it")
        }
        guard controller.isTabs else { return nil }
        return finding(
          Why.tabsInStack, .note, at: way, in: check,
          "the tab bar controller \(inner) is inside the navigation controller \(outer): the bar above "
            + "shows what the tab bar controller says, not the tabs; give each tab a navigation "
            + "controller instead")
      case .show, .push:
        guard controller.isTabs, way.segue.customClass == nil,
          check.contexts(of: way).contains(where: { $0.containers.contains(.navigation) })
        else { return nil }
        return finding(
          Why.tabsInStack, .note, at: way, in: check,
          "\(check.origin(of: way)) pushes the tab bar controller \(inner): the bar above shows what the "
            + "tab bar controller says, not the tabs; present it, or change the window's root")
      case .relationship(.tab), .embed:
        guard controller.isSplit else { return nil }
        return finding(
          Why.splitInside, .note, at: way, in: check,
          "the split view controller \(inner) is inside \(outer): UIKit allows it from 8 on, and it "
            + "expands or collapses by the traits it gets there; make it the root of the window, as Apple "
            + "has it, unless that is meant")
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
