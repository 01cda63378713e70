import AdaptRules
import AdaptScenario

/// The sentence on how a person can close what is on screen in the end.
struct WaysOutNote {
  let text: String

  init(_ top: TopPresentation) {
    let ways = top.ways.value
    let words = WaysOutNote.words.filter { ways.contains($0.way) }.map(\.words)
    switch words.count {
    case 0:
      let why = WaysOutNote.reason(top).map { ": \($0)" } ?? ""
      let closes = top.hasCloseButton == false ? "nothing closes" : "only its own control closes"
      text = "\(closes) \(top.name)\(why)"
    default: text = "to close \(top.name): \(words.joined(separator: ", or "))"
    }
  }

  private static let words: [(way: WaysOut.Ways, words: String)] = [
    (.swipe, "swipe down"), (.tapOutside, "tap outside"), (.control, "tap its button"),
  ]

  /// The first reason that a gesture fails by.
  private static func reason(_ top: TopPresentation) -> String? {
    Array(top.ways.reasons).first.flatMap(RuleCatalogue.words)
  }
}
