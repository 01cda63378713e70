import AdaptCore
import Foundation

@testable import AdaptRules

extension RuleCoverage {
  static let splitSpaces: [SplitSpace] = SplitStyle.allCases.flatMap { style in
    [(400, 800), (768, 1024), (1024, 768), (1366, 1024)].flatMap { width, height in
      ([12.4, 26] as [SystemVersion]).map { system in
        SplitSpace(style: style, size: CGSize(width: width, height: height), system: system)
      }
    }
  }

  mutating func walkShowing() {
    let members: [ShowTarget.Member] = [[], .overrides, [.overrides, .canPerform]]
    for inner in members {
      for outer in members {
        note(ShowTarget.decide(depth: 2) { $0 == 0 ? inner : outer })
        note(ShowTarget.pushes(isStack: inner.isEmpty))
      }
    }
    var documented = RuleChoices()
    documented.splitShow = .documented
    documented.splitShowDetail = .forwards
    for choices in [RuleChoices(), documented] {
      for isCollapsed in Self.answers {
        for flag in Self.answers {
          for style in SplitStyle.allCases {
            note(
              SplitShow.decide(
                style: style, isCollapsed: isCollapsed, side: flag ? .secondary : nil,
                isInPrimary: flag, choices: choices))
          }
          note(
            SplitShowDetail.decide(
              isCollapsed: isCollapsed, isSecondary: flag, secondaryIsStack: true,
              choices: choices))
        }
      }
    }
  }

  mutating func walkSplitModes() {
    for space in Self.splitSpaces {
      for behavior in SplitBehavior.allCases {
        note(SplitBehaviorChoice.decide(in: space, preferred: behavior))
        for mode in SplitDisplayMode.allCases {
          for occasion in SplitMode.Occasion.allCases {
            note(SplitMode.decide(in: space, preferred: mode, behavior: behavior, on: occasion))
          }
          for action in SplitActionMode.Action.allCases {
            note(SplitActionMode.decide(action, in: space, mode: mode, behavior: behavior))
          }
          for column in SplitColumn.allCases {
            for shows in Self.answers {
              note(
                SplitShownColumn.decide(
                  column, shows: shows, in: space, mode: mode, behavior: behavior))
            }
          }
        }
      }
      for mode in SplitDisplayMode.allCases {
        note(
          SplitLayout.decide(
            mode, in: space, SplitLayout.Figures(primary: 320, supplementary: 320)))
        for system in Self.systems {
          note(SplitDivider.decide(style: space.style, mode: mode, on: system))
          note(SplitDimming.decide(in: mode))
        }
      }
      for wish in Self.splitWishes { note(SplitColumnWidth.decide(.primary, wish, in: space)) }
    }
    note(SplitActionMode.answered(.secondaryOnly))
  }

  private static let splitWishes: [SplitColumnWidth.Wish] = {
    var wishes = [SplitColumnWidth.Wish](repeating: .init(), count: 4)
    wishes[1].width = 100
    wishes[2].fraction = 0.9
    wishes[3].minimum = 400
    wishes[2].maximum = 200
    return wishes
  }()

  mutating func walkSplitColumns() {
    for width in UIUserInterfaceSizeClass.allCases { note(SplitCollapse.decide(width: width)) }
    let fillings: [Set<SplitColumn>] = [
      [.primary], [.primary, .supplementary], [.secondary], [.compact], [],
    ]
    for filled in fillings {
      note(SplitTopColumn.decide(filled: filled))
      note(SplitTopColumn.answered(.primary, proposed: .secondary, filled: filled))
    }
    for flag in Self.answers {
      for isHandled in [nil, true, false] {
        note(SplitMerge.decide(isHandled: isHandled, isStack: flag))
      }
      for stack in [nil, 1, 2] { note(SplitSeparation.decide(isAnswered: flag, stack: stack)) }
      for column in SplitColumn.allCases {
        note(SplitChildTraits.decide(column, isCollapsed: flag))
        for isStack in Self.answers {
          note(SplitWrapping.decide(column, isStack: isStack, firstChildIsStack: flag))
        }
      }
    }
    note(SplitCalls.launch(collapsedTo: .primary))
    note(SplitCalls.collapse(from: [.primary], to: .primary))
    note(SplitCalls.expand(from: .primary, to: [.primary], style: .doubleColumn))
    note(SplitCalls.change(from: [], to: [.primary], isByColumn: false))
    note(SplitCalls.change(from: [], to: [.primary], isByColumn: true))
    note(SplitCalls.detail(over: .primary))
    note(SplitCalls.covered(.primary))
  }
}
