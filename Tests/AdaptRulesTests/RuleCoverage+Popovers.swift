import AdaptCore
import AdaptMeasured
import Foundation

@testable import AdaptRules

extension RuleCoverage {
  mutating func walkPopovers() {
    let old = CGRect(x: 1, y: 1, width: 1, height: 1)
    for answer in [nil, old, .zero] { note(PopoverReposition.answered(old: old, answer: answer)) }
    note(PopoverReposition.answered(old: old, answer: nil, isWholeView: true))
    for last in [nil, old] { note(PopoverReposition.lost(last: last, in: .zero)) }
    note(PopoverResize.decide(to: .zero))
    note(PopoverResize.decide(to: CGSize(width: 1, height: 1)))
    for system in Self.systems {
      note(NestedOutsideTap.decide(on: system))
      for anchor in PopoverReposition.Anchor.allCases {
        note(PopoverReposition.decide(anchor: anchor, on: system))
      }
    }
    for content in PopoverNesting.Content.allCases {
      for surroundings in PopoverNesting.Surroundings.allCases {
        note(PopoverNesting.decide(content, from: surroundings))
      }
    }
    let views = [CGRect(x: 10, y: 0, width: 5, height: 5)]
    for x: CGFloat in [1, 12, 50] {
      let popover = CGRect(x: 0, y: 0, width: 5, height: 5)
      note(PassthroughTap.decide(at: CGPoint(x: x, y: 1), popover: popover, views: views))
    }
  }

  mutating func walkAlerts() {
    for system in Self.systems {
      note(AlertGeometry.decide(in: .phone(system), texts: 1, actions: 1))
      note(ActionSheetGeometry.decide(in: .phone(system), texts: 1, actions: 1, hasCancel: true))
      note(ActionSheetGeometry.inPopover(texts: 1, actions: 1, on: system))
      for traits in Self.environments {
        for anchored in Self.answers {
          for surroundings in PopoverNesting.Surroundings.allCases {
            note(
              ActionSheetForm.decide(
                window: traits, anchored: anchored, from: surroundings, on: system))
          }
        }
      }
    }
    for hasCancel in Self.answers {
      note(AlertOutsideTap.decide(.alert, hasCancel: hasCancel))
      for form in ActionSheetForm.Form.allCases {
        note(AlertOutsideTap.decide(.actionSheet(form), hasCancel: hasCancel))
      }
    }
  }

  mutating func walkWaysOut() {
    for style in Self.styles {
      for system in Self.systems {
        var top = WaysOut.Top(style: style, traits: .phonePortrait, system: system)
        for hasControl in Self.answers {
          top.hasControl = hasControl
          for answer in [nil, false] {
            top.answer = answer
            note(WaysOut.decide(top))
          }
        }
      }
    }
  }

  mutating func walkBackground() {
    for idiom in UIUserInterfaceIdiom.allCases {
      for system in Self.systems {
        for fillsScreen in Self.answers {
          for supportsOther in Self.answers {
            note(
              BackgroundSnapshots.decide(
                idiom: idiom, size: .zero, fillsScreen: fillsScreen, supportsOther: supportsOther,
                on: system))
          }
        }
      }
    }
  }
}
