import AdaptCore
import AdaptMeasured
import AdaptRules
import Foundation

/// The containers that the tests of sheets speak of.
extension PresentationSpace {
  /// A phone of 393 × 852 without a home button, upright.
  static func phone(_ system: SystemVersion) -> PresentationSpace {
    PresentationSpace(
      size: MeasuredSheet.screen, safeArea: MeasuredSheet.safeArea, traits: MeasuredSheet.traits,
      system: system)
  }

  /// The same phone on its side.
  static func phoneOnItsSide(_ system: SystemVersion) -> PresentationSpace {
    PresentationSpace(
      size: CGSize(width: 852, height: 393),
      safeArea: UIEdgeInsets(left: 59, bottom: 21, right: 59), traits: .phoneLandscape,
      system: system)
  }

  /// A phone of 375 × 667 with a home button, upright.
  static func homeButtonPhone(_ system: SystemVersion) -> PresentationSpace {
    PresentationSpace(
      size: CGSize(width: 375, height: 667), safeArea: UIEdgeInsets(top: 20),
      traits: .phonePortrait, system: system)
  }

  /// A pad of 1024 × 1366, upright and alone on its screen.
  static func pad(_ system: SystemVersion) -> PresentationSpace {
    PresentationSpace(
      size: CGSize(width: 1024, height: 1366), safeArea: UIEdgeInsets(top: 24, bottom: 20),
      traits: .pad, system: system)
  }

  /// The containers of every form a sheet has.
  static func all(_ system: SystemVersion) -> [PresentationSpace] {
    [phone(system), phoneOnItsSide(system), homeButtonPhone(system), pad(system)]
  }
}

extension SheetLayout {
  /// A page sheet with those detents, set up as UIKit does.
  static func page(
    _ detents: [SheetDetent], selected: Int? = nil, setup: SheetSetup = SheetSetup(),
    in space: PresentationSpace
  ) -> SheetLayout {
    decide(style: .pageSheet, setup: setup, detents: detents, selected: selected, in: space).value
  }
}

/// The systems that side by side must each give an answer.
let systems: [SystemVersion] = [8.2, 8.3, 9, 12, 13, 15, 16, 17, 18, 26]
