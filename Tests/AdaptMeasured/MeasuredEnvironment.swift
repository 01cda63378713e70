public import AdaptCore
public import Foundation

/// Where presentations were measured.
public struct MeasuredEnvironment: Sendable {
  public let name: String
  public let system: SystemVersion
  public let traits: UITraitCollection
  public let screen: CGSize
  /// What was not published but follows from the device: its status bar and home indicator.
  public let safeArea: UIEdgeInsets
  /// The measured sizes of a page sheet and a form sheet.
  let pageSheet: CGSize
  let formSheet: CGSize
  /// What was told for each answer, in the order of `MeasuredAdaptation.answers`: `F` full screen,
  /// `O` over full screen, `S` form sheet, `-` none.
  let toldForPageSheet: String
  let toldForFormSheet: String
  let toldForPopover: String
}

extension MeasuredEnvironment {
  public static let all = [
    MeasuredEnvironment(
      name: "9, pad", system: 9, traits: .pad, screen: CGSize(width: 768, height: 1024),
      safeArea: UIEdgeInsets(top: 20), pageSheet: CGSize(width: 768, height: 1004),
      formSheet: CGSize(width: 540, height: 620), toldForPageSheet: "-F-S-O--",
      toldForFormSheet: "-F---O--", toldForPopover: "-F-S-O--"),
    MeasuredEnvironment(
      name: "9, phone", system: 9, traits: .phonePortrait,
      screen: CGSize(width: 375, height: 667), safeArea: UIEdgeInsets(top: 20),
      pageSheet: CGSize(width: 375, height: 647), formSheet: CGSize(width: 375, height: 647),
      toldForPageSheet: "-FFSFOFF", toldForFormSheet: "-FF-FOFF", toldForPopover: "-FFSFOFF"),
    MeasuredEnvironment(
      name: "9, Plus phone on its side", system: 9, traits: .plusLandscape,
      screen: CGSize(width: 736, height: 414), safeArea: .zero,
      pageSheet: CGSize(width: 414, height: 394), formSheet: CGSize(width: 414, height: 394),
      toldForPageSheet: "-F-S-O--", toldForFormSheet: "-F---O--", toldForPopover: "-FSSSOSS"),
    MeasuredEnvironment(
      name: "13, big phone on its side", system: 13, traits: .plusLandscape,
      screen: CGSize(width: 736, height: 414), safeArea: .zero,
      pageSheet: CGSize(width: 736, height: 414), formSheet: CGSize(width: 736, height: 414),
      toldForPageSheet: "-F-S-O--", toldForFormSheet: "-F---O--", toldForPopover: "-FSSSOSS"),
    MeasuredEnvironment(
      name: "13, pad", system: 13, traits: .pad, screen: CGSize(width: 1024, height: 1366),
      safeArea: UIEdgeInsets(top: 24, bottom: 20), pageSheet: CGSize(width: 712, height: 1006),
      formSheet: CGSize(width: 540, height: 620), toldForPageSheet: "-F-S-O--",
      toldForFormSheet: "-F---O--", toldForPopover: "-F-S-O--"),
    MeasuredEnvironment(
      name: "13, phone", system: 13, traits: .phonePortrait,
      screen: CGSize(width: 375, height: 667), safeArea: UIEdgeInsets(top: 20),
      pageSheet: CGSize(width: 375, height: 627), formSheet: CGSize(width: 375, height: 627),
      toldForPageSheet: "-F-S-O--", toldForFormSheet: "-F---O--", toldForPopover: "-FSSSOSS"),
    MeasuredEnvironment(
      name: "13, phone on its side", system: 13, traits: .phoneLandscape,
      screen: CGSize(width: 667, height: 375), safeArea: .zero,
      pageSheet: CGSize(width: 667, height: 375), formSheet: CGSize(width: 667, height: 375),
      toldForPageSheet: "-F-S-O--", toldForFormSheet: "-F---O--", toldForPopover: "-FSSSOSS"),
  ]

  func told(_ original: UIModalPresentationStyle) -> String {
    switch original {
    case .pageSheet: toldForPageSheet
    case .formSheet: toldForFormSheet
    case .popover: toldForPopover
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .none,
      .automatic:
      "--------"
    }
  }

  func size(of style: UIModalPresentationStyle) -> CGSize? {
    switch style {
    case .pageSheet: pageSheet
    case .formSheet: formSheet
    case .popover: nil
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .none,
      .automatic:
      screen
    }
  }
}
