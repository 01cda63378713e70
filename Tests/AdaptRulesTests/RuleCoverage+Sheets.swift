import AdaptCore
import AdaptMeasured
import Foundation

@testable import AdaptRules

extension RuleCoverage {
  private static let detents: [SheetDetent] = [
    .medium, .large, .custom(nil), .custom(100), .custom(5000),
  ]

  private var setups: [SheetSetup] {
    var edge = SheetSetup.atEdge
    edge.prefersPageSizing = false
    var wide = edge
    wide.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    wide.preferredContentSize = CGSize(width: 300, height: 300)
    return [SheetSetup(), edge, wide]
  }

  mutating func walkSheets() {
    for system in Self.systems {
      for traits in Self.environments {
        let space = PresentationSpace(
          size: MeasuredSheet.screen, safeArea: MeasuredSheet.safeArea, traits: traits,
          system: system)
        for setup in setups { walkSheet(setup, in: space) }
      }
    }
    note(DetentSelection.decide(values: [1, nil], selected: 0))
    note(DetentSelection.decide(values: [1, nil], selected: 1))
    note(DetentSelection.decide(values: [1, nil], selected: nil))
    note(DetentSelection.decide(values: [], selected: nil))
  }

  private mutating func walkSheet(_ setup: SheetSetup, in space: PresentationSpace) {
    let form = SheetForm.decide(setup: setup, traits: space.traits, on: space.system)
    note(form)
    for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
      let sizing = SheetSizing.decide(style: style, setup: setup, on: space.system)
      note(sizing)
      let full = SheetExtent.decide(
        form: form.value, sizing: sizing.value, setup: setup, in: space)
      note(full)
      let maximum = MaximumDetentValue.decide(full: full.value, safeArea: space.safeArea)
      note(maximum)
      for height: CGFloat in [568, 852] {
        let context = DetentValue.Context(
          maximum: maximum.value, containerHeight: height, traits: space.traits,
          system: space.system)
        for detent in Self.detents { note(DetentValue.decide(detent, in: context)) }
      }
      for value in [100, 300, maximum.value - 5, maximum.value] {
        note(SheetFrame.decide(value: value, form: form.value, full: full.value, in: space))
      }
      note(
        SheetLayout.decide(
          style: style, setup: setup, detents: Self.detents, selected: nil, in: space))
    }
  }

  mutating func walkSheetSurroundings() {
    let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    for form in SheetForm.Form.allCases {
      for system in Self.systems {
        for progress: CGFloat in [0, 1] {
          note(
            SheetStack.decide(
              frame: frame, depth: 1, cardTop: 69, progress: progress, form: form,
              in: .phone(system)))
        }
        for isPreferred in Self.answers {
          note(SheetGrabber.decide(isPreferred: isPreferred, form: form, width: 393, on: system))
        }
        for largest in [nil, 0] {
          note(
            SheetDimming.decide(
              form: form, detent: 0, largestUndimmed: largest, style: .light, on: system))
        }
      }
    }
    for system in Self.systems {
      for radius: CGFloat? in [nil, 12] { note(SheetCorners.decide(preferred: radius, on: system)) }
      for origin in [DismissalQuestions.Origin.person, .code] {
        for place in [0, 1] { note(DetentTold.decide(by: origin, from: 0, to: place, on: system)) }
      }
    }
    for stops in [1, 2] { note(SheetGrabber.tap(stops: stops, resting: 0)) }
    for isThrough in Self.answers {
      let backdrop = SheetDimming.Backdrop(alpha: 0, letsTouchesThrough: isThrough)
      for y: CGFloat in [1, 900] {
        note(
          SheetDimming.target(of: CGPoint(x: 1, y: y), sheet: frame, backdrop: backdrop))
      }
    }
    for largest in [nil, 0] { note(SheetBackdropTap.decide(largestUndimmed: largest)) }
  }

  mutating func walkDrags() {
    for isModal in Self.answers {
      for presents in Self.answers {
        for answer in [nil, true, false] {
          note(SheetLeave.decide(isModal: isModal, presents: presents, answer: answer))
        }
      }
    }
    for system in Self.systems where system >= 13 {
      let space = PresentationSpace.phone(system)
      let layout = SheetLayout.page([.medium, .large], in: space)
      for permission in SheetLeave.Permission.allCases {
        let drag = SheetDrag(on: layout, in: space, permission: permission)
        note(SheetRelease.cancelled(drag))
        for translation: CGFloat in [-600, -200, 5, 30, 500] {
          note(SheetTracking.decide(drag, translation: translation))
          for velocity: CGFloat in [0, 1200] {
            note(SheetRelease.decide(drag, translation: translation, velocity: velocity))
          }
        }
      }
    }
  }
}
