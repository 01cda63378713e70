import AdaptCore
import AdaptRules
import Foundation
import Testing

@Suite("What bars show, and where")
struct BarItemsTests {
  @Test("The button back is shown above another item unless hidden or replaced")
  func back() {
    var facts = BarItems.Facts(hasItemBelow: true)
    #expect(BarItems.showsBack(facts).value)
    facts.hasLeftItems = true
    #expect(!BarItems.showsBack(facts).value)
    facts.supplementsBackButton = true
    #expect(BarItems.showsBack(facts).value)
    facts.hidesBackButton = true
    #expect(!BarItems.showsBack(facts).value)
    #expect(!BarItems.showsBack(BarItems.Facts(hasItemBelow: false)).value)
  }

  @Test(
    "The button back is named by its own button, the back title, the title, else Back",
    arguments: [
      (.init(ownButton: "Own", backTitle: "Short", title: "Long"), 14, "Own"),
      (.init(backTitle: "Short", title: "Long"), 11, "Short"),
      (.init(backTitle: "Short", title: "Long"), 10.3, "Long"), (.init(), 14, "Back"),
      (.init(title: "Long", mode: .generic), 14, "Back"),
      (.init(title: "Long", mode: .minimal), 14, nil),
      (.init(title: "Long", mode: .minimal), 13, "Long"),
    ] as [(BarItems.BackWords, SystemVersion, String?)])
  func words(words: BarItems.BackWords, system: SystemVersion, title: String?) {
    #expect(BarItems.backTitle(of: words, on: system).value == title)
  }

  @Test("Items lie from the margin inwards, on the other side where text runs from the right")
  func sides() {
    let bar = CGSize(width: 400, height: 96)
    func frame(
      _ index: Int, _ side: BarItemPlace.Side, _ direction: UITraitEnvironmentLayoutDirection
    ) -> CGRect {
      BarItemPlace.decide(index, at: side, of: bar, line: 44, margin: 16, direction: direction)
        .value
    }
    let first = CGRect(x: 16, y: 0, width: 44, height: 44)
    #expect(frame(0, .leading, .leftToRight) == first)
    #expect(frame(1, .leading, .leftToRight) == first.offsetBy(dx: 44, dy: 0))
    #expect(frame(0, .trailing, .leftToRight) == CGRect(x: 340, y: 0, width: 44, height: 44))
    #expect(frame(0, .trailing, .rightToLeft) == first)
  }

  @Test("The items of a toolbar have equal space between them")
  func toolbar() {
    let bar = CGSize(width: 400, height: 44)
    func x(_ index: Int, of count: Int) -> CGFloat {
      BarItemPlace.inToolbar(index, of: count, in: bar, margin: 16, direction: .leftToRight)
        .value.minX
    }
    #expect(x(0, of: 1) == 178)
    #expect([0, 1, 2].map { x($0, of: 3) } == [16, 178, 340])
  }

  /// The documentation of the three properties.
  @Test("Bars hide on what the stack was told to hide them on")
  func hiding() {
    func hides(
      _ occasion: BarHiding.Occasion, _ wishes: BarHiding.Wishes, hidden: Bool,
      compact: Bool = false
    ) -> Bool? {
      BarHiding.decide(occasion, wishes: wishes, isHidden: hidden, isCompact: compact).value
    }
    #expect(hides(.becameCompact, .whenVerticallyCompact, hidden: false) == true)
    #expect(hides(.becameRegular, .whenVerticallyCompact, hidden: true) == false)
    #expect(hides(.becameCompact, [.onTap, .onSwipe], hidden: false) == nil)
    #expect(hides(.tap, .onTap, hidden: false) == true)
    #expect(hides(.tap, .onTap, hidden: true) == false)
    #expect(hides(.tap, .whenVerticallyCompact, hidden: true, compact: true) == false)
    #expect(hides(.tap, .whenVerticallyCompact, hidden: true) == nil)
    #expect(hides(.swipeUp, .onSwipe, hidden: false) == true)
    #expect(hides(.swipeDown, .onSwipe, hidden: true) == false)
    #expect(hides(.swipeUp, .onSwipe, hidden: true) == nil)
  }
}
