public import AdaptCore
import AdaptDocuments

/// What the popovers of a storyboard point at.
///
/// Rule `storyboard.popover-origin`. What a missing anchor leads to is rule
/// `presentation.popover-anchor`. UIKit: `UIPopoverPresentationController.sourceView`.
public enum PopoverOrigin: StoryboardRule {
  public static let rule = Rule(
    "storyboard.popover-origin", number: Why.rule,
    summary: "A popover segue names an anchor of its own scene that is on screen, and permits an "
      + "arrow.",
    versions: "all", grade: .logged,
    source: "O028, O130, R023 and rule presentation.popover-anchor; an arrow is not needed: "
      + "documentation of permittedArrowDirections",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let popovers = check.performed.filter { way in
      switch way.segue.kind {
      case .popover, .popoverOfPad: true
      case .relationship, .embed, .show, .showDetail, .present, .unwind, .custom, .push, .modal,
        .replace, .unknown:
        false
      }
    }
    guard !popovers.isEmpty else { return [] }
    let owners = owners(in: check.graph)
    return popovers.flatMap { findings(at: $0, in: check, owners) }
  }

  /// The scenes that have the views and bar items of each document, by id.
  private static func owners(in graph: StoryboardGraph) -> [Int: [String: Int]] {
    var owners: [Int: [String: Int]] = [:]
    for scene in graph.scenes.indices {
      let ids = graph.parts[scene].views.map(\.view.id) + graph.parts[scene].barItems.map(\.id)
      for id in ids { owners[graph.scenes[scene].document, default: [:]][id] = scene }
    }
    return owners
  }

  private static func findings(
    at way: StoryboardWay, in check: StoryboardCheck, _ owners: [Int: [String: Int]]
  ) -> [StoryboardFinding] {
    guard let anchor = way.segue.anchorView ?? way.segue.anchorBarItem else {
      let hasCode = check.graph.controller(way.source)?.customClass != nil
      return [
        finding(
          hasCode ? Why.leftToCode : Why.missing, hasCode ? .warning : .error, at: way, in: check,
          "the popover of \(check.destination(of: way)) has no anchor: where it stays a popover, "
            + "UIKit raises an exception\(hasCode ? " unless prepare(for:sender:) sets one" : ""); "
            + "connect its 'Anchor' to a view or a bar button")
      ]
    }
    var findings: [StoryboardFinding] = []
    if let finding = finding(about: anchor, at: way, in: check, owners) { findings.append(finding) }
    if let arrows = way.segue.arrowDirections, arrows.isEmpty {
      findings.append(
        finding(
          Why.noArrow, .note, at: way, in: check,
          "the popover of \(check.destination(of: way)) permits no arrow and lies over its anchor; "
            + "permit a direction unless that is meant"))
    }
    return findings
  }

  private static func finding(
    about anchor: String, at way: StoryboardWay, in check: StoryboardCheck,
    _ owners: [Int: [String: Int]]
  ) -> StoryboardFinding? {
    let graph = check.graph
    let own = graph.parts[way.source]
    let popover = "the popover of \(check.destination(of: way))"
    guard let place = own.place(ofView: anchor) else {
      guard !own.hasBarItem(anchor) else { return nil }
      let other = owners[graph.scenes[way.source].document]?[anchor]
      guard let other else { return nil }
      return finding(
        Why.otherScene, .error, at: way, in: check,
        "\(popover) points into another scene, \(check.name(other)), which is not on screen then; "
          + "choose an anchor in \(check.name(way.source))")
    }
    let chain = [own.views[place].view] + own.ancestors(of: place)
    let touched = beginnings(of: way, in: own)
    for (inner, outer) in zip(chain, chain.dropFirst()) {
      guard let base = outer.variations.first(where: { $0.condition == .base }),
        base.excluded.contains(inner.id)
      else { continue }
      guard let touched, !touched.contains(inner.id) else { return nil }
      let sometimes = outer.variations.contains {
        $0.condition != .base && $0.included.contains(inner.id)
      }
      return finding(
        Why.notInstalled, .warning, at: way, in: check,
        "\(popover) points at a view that is not installed"
          + (sometimes ? " in every size class" : "")
          + ": it is in no window then, and UIKit raises an exception; choose an anchor that is")
    }
    let hidden = chain.filter { $0.isHidden || $0.alpha == 0 }
    guard !hidden.isEmpty, let touched, !hidden.contains(where: { touched.contains($0.id) })
    else { return nil }
    return finding(
      Why.hidden, .note, at: way, in: check,
      "\(popover) points at a view that is hidden until code shows it; choose one that is seen")
  }

  /// The ids of the views without which the segue does not begin: what is touched, and what that
  /// lies in. Nil where that is not known: the file says of a recognizer, but not here, whose it
  /// is.
  private static func beginnings(of way: StoryboardWay, in own: SceneParts) -> Set<String>? {
    switch way.origin.kind {
    case .controller, .barItem, .object: return []
    case .recognizer: return nil
    case .view:
      guard let place = own.place(ofView: way.origin.id) else { return [] }
      return Set([own.views[place].view.id] + own.ancestors(of: place).map(\.id))
    }
  }
}

extension PopoverOrigin {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 135 }
    case missing, leftToCode, otherScene, notInstalled, hidden, noArrow

    var words: String {
      switch self {
      case .missing: "the segue names no anchor, and no class has code that could"
      case .leftToCode: "the segue names no anchor, so that only code can"
      case .otherScene: "the anchor is in another scene"
      case .notInstalled: "the anchor is not installed in every environment"
      case .hidden: "the anchor is hidden"
      case .noArrow: "no arrow direction is permitted"
      }
    }
  }
}
