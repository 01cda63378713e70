import AdaptCore
import Foundation

@testable import AdaptRules

extension RuleCoverage {
  mutating func walkBars() {
    walkContent()
    walkStatusBar()
    walkHeights()
    walkItems()
    walkStacks()
  }

  private mutating func walkStatusBar() {
    for style in Self.styles {
      for captures in Self.answers {
        note(StatusBarDecider.decide(style: style, captures: captures))
      }
    }
    for isHidden in Self.answers {
      for hasHomeIndicator in Self.answers {
        note(
          StatusBarInset.decide(
            device: UIEdgeInsets(top: 20), isHidden: isHidden, hasHomeIndicator: hasHomeIndicator))
      }
    }
    for behavior in ScrollInsets.Behavior.allCases {
      for isContent in Self.answers {
        var facts = ScrollInsets.Facts()
        facts.behavior = behavior
        facts.isAdjustedContent = isContent
        for system in Self.systems { note(ScrollInsets.decide(facts, on: system)) }
      }
    }
  }

  private mutating func walkHeights() {
    for traits in Self.environments {
      for system in Self.systems {
        for top: CGFloat in [0, 20, 59] {
          let space = ContainerSpace(
            size: CGSize(width: 390, height: 844), unsafe: UIEdgeInsets(top: top), traits: traits,
            platform: Platform(system: system))
          note(ToolbarHeight.decide(in: space))
          for surroundings in BarSurroundings.allCases {
            note(NavigationBarTop.decide(in: space, of: surroundings))
            note(
              NavigationBarHeight.decide(
                .init(hasLargeTitle: true, hasPrompt: true), in: space, of: surroundings))
          }
        }
        for prefers in Self.answers {
          note(LargeTitle.decide(wish: true, prefers: prefers, traits: traits, on: system))
        }
      }
    }
    for mode in LargeTitleDisplayMode.allCases {
      for below in [nil, true] { note(LargeTitle.wish(mode, below: below)) }
    }
  }

  private mutating func walkItems() {
    var facts = BarItems.Facts(hasItemBelow: true)
    note(BarItems.showsBack(BarItems.Facts(hasItemBelow: false)))
    note(BarItems.showsBack(facts))
    facts.hasLeftItems = true
    note(BarItems.showsBack(facts))
    facts.hidesBackButton = true
    note(BarItems.showsBack(facts))
    let words: [BarItems.BackWords] = [
      .init(), .init(title: "A"), .init(backTitle: "B"), .init(ownButton: "C"),
      .init(mode: .minimal), .init(mode: .generic),
    ]
    for words in words { note(BarItems.backTitle(of: words, on: 14)) }
    let bar = CGSize(width: 390, height: 44)
    note(
      BarItemPlace.decide(
        0, at: .leading, of: bar, line: 44, margin: 16, direction: .leftToRight))
    note(BarItemPlace.inToolbar(0, of: 1, in: bar, margin: 16, direction: .leftToRight))
    for answer in Self.answers {
      note(NestedStackBar.decide(isNested: answer, isHidden: answer))
    }
    note(NestedStackBar.decide(isNested: false, isHidden: true))
    for occasion in BarHiding.Occasion.allCases {
      for bits in UInt8(0)..<8 {
        for isHidden in Self.answers {
          note(
            BarHiding.decide(
              occasion, wishes: BarHiding.Wishes(rawValue: bits), isHidden: isHidden,
              isCompact: true))
        }
      }
    }
  }

  private mutating func walkStacks() {
    for isRoot in Self.answers { note(StackLaunchLayout.decide(isRoot: isRoot)) }
    for isWaiting in Self.answers {
      for isOnScreen in Self.answers {
        note(StackCoordinator.decide(isWaiting: isWaiting, isOnScreen: isOnScreen))
      }
    }
    for place in StackTransition.Place.allCases { note(StackTransition.decide(newTop: place)) }
    for own in Self.answers {
      for below in Self.answers { note(StackBottomBar.decide(own: own, below: below)) }
    }
    note(EdgeSwipe.decide(EdgeSwipe.Facts()))
    func walk(_ change: (inout EdgeSwipe.Facts) -> Void) {
      var facts = EdgeSwipe.Facts()
      change(&facts)
      note(EdgeSwipe.decide(facts))
    }
    walk { $0.isEnabled = false }
    walk { $0.hasItemBelow = false }
    walk { $0.isMoving = true }
    walk { $0.isBarHidden = true }
    walk { $0.showsBack = false }
    walk { $0.hasAnimator = true }
    for decider in [EdgeSwipe.Decider.nobody, .app(true), .app(false)] {
      walk { $0.decider = decider }
    }
  }

  private mutating func walkContent() {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let covers = [
      BarCover(), BarCover(insets: UIEdgeInsets(top: 91)),
      BarCover(insets: UIEdgeInsets(top: 91), opaque: .top),
    ]
    for bars in covers {
      note(ContentSafeArea.decide(container: UIEdgeInsets(top: 47), bars: bars))
      for edges in [UIRectEdge.all, .bottom] {
        for includes in Self.answers {
          note(
            ContentFrame.decide(
              bounds: bounds, bars: bars, extended: edges, includesOpaque: includes))
        }
      }
    }
    for place in LayoutGuides.Place.allCases {
      for system in Self.systems {
        note(LayoutGuides.decide(unsafe: UIEdgeInsets(top: 20), in: place, on: system))
      }
    }
  }
}
