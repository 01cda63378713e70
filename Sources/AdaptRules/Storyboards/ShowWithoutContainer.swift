public import AdaptCore
import AdaptDocuments

/// Segues that show where nothing above shows.
///
/// Rule `storyboard.show-without-container`. UIKit: `show(_:sender:)`.
public enum ShowWithoutContainer: StoryboardRule {
  public static let rule = Rule(
    "storyboard.show-without-container", number: Why.rule,
    summary: "A show segue begins under a navigation or a split view controller; under none it "
      + "presents, without a button back.",
    versions: "8+", grade: .documented,
    source: "O089 and rule show.target; R122; the most frequent fault in 1366 storyboards",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    // What is to go back is to be no push either.
    let backs = Set(ShownAgain.ways(in: check).map(\.way.segue))
    // A stack is presented wherever it is shown: rule `storyboard.pushed-container`.
    let bare = check.bareWays { way in
      way.segue.kind == .show && way.segue.customClass == nil && !backs.contains(way.segue)
        && !(way.target.flatMap(check.graph.controller)?.isNavigation ?? false)
    } lacks: {
      !$0.hasShower
    }
    let certain = bare.certain.map { way, context, elsewhere in
      let name = check.name(way.source)
      if let container = way.target.flatMap(check.graph.controller), container.isContainer {
        return finding(
          Why.container, .note, at: way, in: check,
          "show from \(check.origin(of: way)) presents \(kind(container, check.destination(of: way)))"
            + "\(check.destination(of: way))\(asSheet(container)): "
            + "\(check.words(context)), no navigation or split view controller is "
            + "above; present it full screen on purpose, or make it the root of the window",
          related: check.related(way.source, in: context))
      }
      // What closes itself was meant to be presented.
      let isClosed = way.target.map(check.isClosedByCode) ?? false
      return finding(
        Why.bare, isClosed ? .note : .warning, at: way, in: check,
        "show from \(check.origin(of: way)) presents \(check.destination(of: way)), without a "
          + "button back: nothing above \(name) can push \(check.words(context))"
          + "\(elsewhere ? ", as it can elsewhere" : ""); put it into a navigation controller, or "
          + "present on purpose",
        related: check.related(way.source, in: context))
    }
    return certain
      + bare.byCode.map { ways in
        finding(
          Why.maybe, .note, at: ways[0], in: check,
          "show from \(check.origins(of: ways)) presents, without a button back, unless code puts "
            + "the scene into a navigation or split view controller; see that it does")
      }
  }

  /// The kind of a container, unless its name says it.
  private static func kind(_ container: InterfaceController, _ name: String) -> String {
    name.contains(container.kindWords) ? "" : "the \(container.kindWords) "
  }

  /// What a container that is shown with no style of its own looks like.
  private static func asSheet(_ container: InterfaceController) -> String {
    switch container.presentationStyle {
    case nil, .automatic, .some(.none):
      container.isModalInPresentation
        ? ", from 13 on as a sheet" : ", from 13 on as a sheet that a swipe closes"
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover:
      ""
    }
  }
}

extension ShowWithoutContainer {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 131 }
    case bare, maybe, container

    var words: String {
      switch self {
      case .bare: "no container above shows what is shown, so it is presented"
      case .container: "no container above shows the container that is shown, so it is presented"
      case .maybe: "code may make the scene where no container above shows what is shown"
      }
    }
  }
}
