import AdaptCore
import AdaptMeasured
import Foundation

@testable import AdaptRules

/// The reasons that the inputs walked so far have led to.
struct RuleCoverage {
  private(set) var reasons: Set<Reason> = []

  mutating func note<Value>(_ decision: Decision<Value>) {
    for reason in decision.reasons { reasons.insert(reason) }
  }

  static let systems: [SystemVersion] = [8, 8.3, 9, 12.4, 13, 15, 16, 17, 18, 26]
  static let environments: [UITraitCollection] = [
    .phonePortrait, .phoneLandscape, .plusLandscape, .pad, .narrowPad,
  ]
  static let styles = UIModalPresentationStyle.allCases
  static let answers = [true, false]

  mutating func walk() {
    walkWindowsAndTraits()
    walkAreasAndMargins()
    walkBars()
    walkRequests()
    walkBeginnings()
    walkSurroundings()
    walkAdaptation()
    walkGeometry()
    walkDismissal()
    walkClosing()
    walkSheets()
    walkSheetSurroundings()
    walkDrags()
    walkPopovers()
    walkAlerts()
    walkWaysOut()
    walkBackground()
    walkFeatures()
    walkAppearance()
    walkOrientation()
    walkTiming()
    walkTabs()
    walkPages()
    walkShowing()
    walkSplitModes()
    walkSplitColumns()
    walkStoryboards()
    walkTouches()
    walkUnwinding()
    walkSegues()
  }

  private mutating func walkWindowsAndTraits() {
    for width: CGFloat in [320, 660, 700] { note(WindowSizeClasses.decide(width: width)) }
    note(WindowContent.mask())
    note(
      FullScreenSizeClasses.decide(device: SizeClasses(horizontal: .compact, vertical: .regular)))
    for system in Self.systems {
      note(TraitInheritance.decide(on: system))
      for traits in Self.environments {
        note(TraitPrediction.decide(predicted: .pad, actual: traits, on: system))
        for style in Self.styles {
          note(PresentedContentTraits.decide(style: style, window: traits, on: system))
        }
      }
    }
  }

  private mutating func walkAreasAndMargins() {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    for figure in DeviceFigures.Figure.allCases {
      for isExtended in Self.answers { note(DeviceFigures.decide(figure, isExtended: isExtended)) }
    }
    let device = UIEdgeInsets(top: 47, bottom: 34)
    for frame in [screen, CGRect(x: 0, y: 400, width: 390, height: 40)] {
      note(WindowSafeArea.decide(device: device, window: frame, screen: screen.size))
      note(ViewSafeArea.decide(frame: frame, in: screen, outer: device))
      note(ViewSafeArea.decide(frame: frame, in: screen, outer: device, additional: device))
      let masks: [AutoresizingMask] = [
        [], .flexibleWidth, [.flexibleLeftMargin, .flexibleRightMargin],
        [.flexibleWidth, .flexibleHeight],
      ]
      for mask in masks {
        note(Autoresizing.decide(frame: frame, mask: mask, from: screen.size, to: .zero))
        note(
          Autoresizing.decide(
            frame: frame, mask: mask, from: screen.size, to: screen.size.transposed))
      }
    }
    for isInHierarchy in Self.answers {
      note(ChildSizeTransition.decide(target: .zero, current: .zero, isInHierarchy: isInHierarchy))
    }
    note(
      ChildSizeTransition.decide(target: screen.size, current: .zero, isInHierarchy: true))
    note(RootMargins.decide(width: 320, window: .zero))
    note(RootMargins.decide(width: 430, window: .zero))
    note(RootMargins.decide(width: 852, window: UIEdgeInsets(left: 59, right: 59)))
    var facts = ViewMargins.Facts()
    facts.minimum = UIEdgeInsets(left: 16, right: 16)
    facts.safeArea = UIEdgeInsets(top: 47)
    facts.preserved = UIEdgeInsets(bottom: 100)
    note(ViewMargins.decide(facts, on: 11))
  }

  private mutating func walkRequests() {
    for bits in UInt16(0)..<2048 {
      let obstacles = PresentationObstacles(rawValue: bits)
      note(PresentationChecks.decide(obstacles))
      note(PresentationExceptions.decide(obstacles))
      note(PresentationBusy.decide(obstacles))
    }
    for style in Self.styles {
      for context in Self.answers {
        note(PresenterResolution.decide(style: style, depth: 2) { _ in context })
      }
      note(CallCoordinator.decide(isMoving: false))
      note(CallCoordinator.decide(isMoving: true))
    }
    for system in Self.systems {
      for sdk in [12, system] {
        for idiom in UIUserInterfaceIdiom.allCases {
          note(AutomaticStyle.decide(on: Platform(system: system, sdk: sdk), idiom: idiom))
        }
      }
    }
  }

  private mutating func walkBeginnings() {
    var others = RuleChoices()
    others.askAgain = .never
    others.viewLoading = .atStart
    others.customWithoutAnimator = .none
    for choices in [RuleChoices(), others] {
      note(CustomWithoutAnimator.decide(choices: choices))
      for traits in Self.environments {
        note(AskingAgain.decide(decided: .pad, now: traits, choices: choices))
      }
      for system in Self.systems {
        note(ViewLoading.decide(style: .fullScreen, on: system, choices: choices))
      }
    }
  }

  private mutating func walkSurroundings() {
    for style in Self.styles {
      note(PresentationContainer.decide(style: style, window: .zero, presenter: .zero))
      for anchored in Self.answers { note(PopoverAnchor.decide(style: style, anchored: anchored)) }
      for system in Self.systems {
        for traits in Self.environments {
          note(PresenterCoverage.decide(style: style, traits: traits, on: system))
        }
      }
    }
  }

  private mutating func walkAdaptation() {
    for style in Self.styles {
      note(AdaptationAsks.decide(original: style))
      note(AdaptationAsks.ofAlert)
      for platform in Self.systems.map({ Platform(system: $0) }) {
        for answer in Self.styles {
          note(AdaptationAnswer.decide(original: style, answer: answer, on: platform))
        }
        for traits in Self.environments {
          note(AdaptationDefault.decide(original: style, traits: traits, on: platform))
          for implemented in Self.answers {
            note(
              AdaptationQuestion.decide(
                original: style, traits: traits, on: platform, implementsForTraits: implemented))
          }
        }
      }
    }
  }

  private mutating func walkGeometry() {
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let sizes = [(1024, 1366), (694, 768), (736, 414)].map { CGSize(width: $0.0, height: $0.1) }
    for size in sizes {
      for system in Self.systems {
        for traits in Self.environments {
          let space = PresentationSpace(
            size: size, safeArea: .zero, traits: traits, system: system)
          let small = CGSize(width: 100, height: 100)
          let middle = CGRect(x: 340, y: 350, width: 1, height: 1)
          for style in Self.styles {
            note(PresentedGeometry.decide(style: style, in: space, preferred: .zero))
            note(PresentedGeometry.decide(style: style, in: space, preferred: small))
          }
          for direction in directions {
            note(
              PopoverGeometry.decide(
                in: space, preferred: small, anchor: middle, permitted: direction))
          }
          note(PopoverGeometry.decide(in: space, preferred: small, anchor: space.bounds))
          for canOverlap in Self.answers {
            note(
              PopoverGeometry.decide(
                in: space, preferred: size, anchor: middle, canOverlap: canOverlap))
          }
          note(AlertGeometry.decide(in: space, texts: 1, actions: 1))
        }
      }
    }
  }

  private mutating func walkDismissal() {
    let members: [DismissalReceiver.Member] = [[], .presents, .isPresented]
    for inner in members {
      for outer in members {
        note(DismissalReceiver.decide(depth: 2) { $0 == 0 ? inner : outer })
      }
    }
    var directChild = RuleChoices()
    directChild.dismissedChain = .directChild
    for choices in [RuleChoices(), directChild] {
      note(DismissalChain.decide(count: 1, choices: choices))
      note(DismissalChain.decide(count: 2, choices: choices))
    }
    for state in AppearanceState.allCases { note(DismissalChain.disappears(state)) }
    for presented in Self.answers {
      for content in Self.answers {
        note(ModalContent.decide(presented: presented, content: content))
      }
    }
    for role in TransitionEndFrame.Role.allCases {
      note(TransitionEndFrame.decide(role, current: .zero, placed: .zero))
    }
  }

  private mutating func walkClosing() {
    for style in Self.styles {
      for system in Self.systems {
        note(DismissalQuestions.decide(by: .person, style: style, on: system))
        note(DismissalQuestions.decide(by: .code, style: style, on: system))
        for traits in Self.environments {
          for modal in Self.answers {
            note(OutsideTap.decide(style: style, traits: traits, on: system, isModal: modal))
            note(SheetSwipe.decide(style: style, traits: traits, on: system, isModal: modal))
          }
        }
      }
    }
  }

  private mutating func walkFeatures() {
    for feature in SystemFeature.allCases {
      for system in Self.systems { note(feature.decide(on: system)) }
    }
  }

  private mutating func walkAppearance() {
    for state in AppearanceState.allCases {
      for call in AppearanceTransitions.Call.allCases {
        note(AppearanceTransitions.decide(call, in: state))
      }
    }
    for isAutomatic in Self.answers {
      for isVisible in Self.answers {
        note(AppearanceForwarding.decide(isAutomatic: isAutomatic, childIsVisible: isVisible))
        note(AppearanceInContext.decide(liesInside: isVisible))
      }
    }
    var viewFirst = RuleChoices()
    viewFirst.dismissalStart = .viewControllerFirst
    for system in Self.systems {
      note(IsAppearing.decide(on: system))
      note(PushOrder.decide(on: system))
      for removes in Self.answers {
        note(PresentOrder.decide(removesPresenter: removes, on: system))
        note(DismissOrder.decide(removedPresenter: removes, on: system))
        note(DismissOrder.decide(removedPresenter: removes, on: system, choices: viewFirst))
      }
    }
  }

  private mutating func walkOrientation() {
    var facts = OrientationMask.Facts(
      controller: .portrait, app: .landscape, device: .all, idiom: .pad, current: .portrait)
    note(OrientationMask.decide(facts, on: 15))
    facts.app = .all
    note(OrientationMask.decide(facts, on: 15))
    facts.shouldAutorotate = false
    note(OrientationMask.decide(facts, on: 15))
    facts.isMultitasking = true
    note(OrientationMask.decide(facts, on: 15))
    for style in Self.styles { note(OrientationDecider.decide(presented: 1) { _ in style }) }
    for system in Self.systems {
      for occasion in OrientationReevaluation.Occasion.allCases {
        note(OrientationReevaluation.decide(after: occasion, on: system))
      }
    }
    let masks: [UIInterfaceOrientationMask] = [.all, .portrait, .landscape, []]
    for old in UIInterfaceOrientation.allCases {
      for new in UIInterfaceOrientation.allCases {
        note(LandscapeFlip.decide(from: old, to: new))
        for mask in masks {
          note(OrientationTarget.decide(mask: mask, device: old, current: new))
          note(OrientationTarget.decide(mask: mask, device: old, current: old, preferred: new))
        }
      }
    }
  }

  private mutating func walkTiming() {
    for transition in TransitionDurations.Transition.allCases {
      note(TransitionDurations.decide(transition, animated: true))
      note(TransitionDurations.decide(transition, animated: false))
    }
    var firstFirst = RuleChoices()
    firstFirst.completionOrder = .firstFirst
    note(CompletionOrder.decide())
    note(CompletionOrder.decide(choices: firstFirst))
    for newcomer in WaitingTurn.Newcomer.allCases { note(WaitingTurn.decide(newcomer)) }
  }
}
