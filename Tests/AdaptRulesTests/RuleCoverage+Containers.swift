import AdaptCore
import AdaptMeasured
import Foundation

@testable import AdaptRules

extension RuleCoverage {
  mutating func walkTabs() {
    for system in Self.systems {
      note(TabOrder.decide(on: system))
      for traits in Self.environments {
        note(TabBarEdge.decide(in: traits, on: Platform(system: system)))
        note(TabBarEdge.decide(in: traits, on: Platform(system: system, sdk: 12)))
        for edge in [TabBarEdge.Edge.top, .bottom] {
          for unsafeBottom: CGFloat in [0, 20] {
            note(
              TabBarHeight.decide(
                at: edge, in: traits, unsafeBottom: unsafeBottom, on: Platform(system: system)))
          }
          for count in [2, 9] { note(MoreTabs.decide(count: count, at: edge, in: traits)) }
        }
      }
    }
    for oldPlace in [nil, 0, 3] {
      for newPlace in [nil, 1] {
        for count in [0, 2] {
          note(KeptTab.decide(oldPlace: oldPlace, newPlace: newPlace, count: count))
        }
      }
    }
    for isSelected in Self.answers {
      for answer in Self.answers {
        for depth in [1, 2] {
          note(TabTap.decide(isSelected: isSelected, answer: answer, depth: depth))
        }
      }
    }
  }

  mutating func walkPages() {
    for style in PageTransitionStyle.allCases {
      for system in Self.systems { note(PageOrder.decide(style, on: system)) }
      for spine in PageSpineLocation.allCases {
        for isDoubleSided in Self.answers {
          note(PageCount.decide(style, spine: spine, isDoubleSided: isDoubleSided, animated: true))
        }
      }
      for direction in PageNavigationDirection.allCases {
        note(PageNeighbours.decide(style, at: .begins(direction)))
        note(PageNeighbours.decide(style, at: .turned(direction)))
      }
      for orientation in UIInterfaceOrientation.allCases {
        note(SpineQuestion.decide(style, from: .portrait, to: orientation))
      }
    }
  }
}
