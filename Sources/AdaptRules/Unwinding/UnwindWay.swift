public import AdaptCore

/// What happens between the source of an unwind and its destination.
///
/// Rule `unwind.way`. UIKit: `unwind(for:towards:)`, `dismiss(animated:completion:)`.
public enum UnwindWay {
  public static let rule = Rule(
    "unwind.way", number: Why.rule,
    summary: "One dismissal, by the last presenter on the way up; then each container from there "
      + "is told which controller comes next on the way: up to the one that holds source and "
      + "destination, and down to the destination.",
    versions: "9+; up to 8 the segue does the same without telling anybody", grade: .logged,
    source: "O097, O102, O104, R121; log of TabbedUnwind (mattneub/Programming-iOS-Book-Examples); "
      + "the header's words on unwind(for:towards:); that containers on the way up are told, and "
      + "the source is not, is assumed",
    reasons: Why.allWords)

  /// How a controller on the way up hangs on the one above it.
  public enum Link: Hashable, Sendable {
    case child
    case presented
  }

  /// A way from the source to the destination.
  public struct Way: Hashable, Sendable {
    /// The place on the way up of the controller that dismisses what it presents; nil when nothing
    /// on the way is presented.
    public var dismisses: Int?
    /// The places on the way up of the containers that are told to go on to the one above.
    public var up: Range<Int>
  }

  /// Decides over the way up.
  ///
  /// - Parameter links: How each controller hangs on the next, from the source, which is at place
  ///   0, to the controller that holds both, which is at place `links.count`.
  /// - Complexity: O(links).
  public static func decide(links: [Link]) -> Decision<Way> {
    guard let last = links.lastIndex(of: .presented) else {
      let way = Way(dismisses: nil, up: min(1, links.count)..<links.count)
      return Decision(way, because: Why.nothingPresented)
    }
    let way = Way(dismisses: last + 1, up: min(last + 2, links.count)..<links.count)
    return Decision(way, because: Why.lastPresenter)
  }
}

extension UnwindWay {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 231 }
    case nothingPresented, lastPresenter

    var words: String {
      switch self {
      case .nothingPresented: "nothing on the way is presented"
      case .lastPresenter: "the last presenter on the way dismisses all that is above it"
      }
    }
  }
}
