public import AdaptCore

/// What UIKit calls, asks or keeps from some system on.
///
/// Rule `system.features`.
public enum SystemFeature: UInt8, Hashable, Sendable, CaseIterable {
  /// The delegate hears `presentationController(_:willPresentWithAdaptiveStyle:…)`.
  case adaptiveStyleCall
  /// Views have a safe area; before, layout guides and scroll insets carry the figures.
  case safeArea
  /// The delegate hears of a person's dismissals and of attempts (O018).
  case personalDismissal
  /// A node's first traits are predicted when it is made, and are no change (O008).
  case predictedTraits
  /// A view or controller states the appearance of what is below it.
  case interfaceStyleOverride
  /// Split views have columns, and their delegate hears of those.
  case splitColumns
  /// A long press on the button back shows the stack.
  case backMenu
  /// Whether a controller takes an unwind is asked by the method that has the sender optional.
  case unwindQuestion
  /// Sheets have detents, and popovers a sheet they become.
  case detents
  /// The delegate hears `presentationController(_:prepare:)`.
  case prepareCall
  /// A scene can be asked for an orientation, and `shouldAutorotate` counts no more.
  case geometryRequest
  /// A popover points at any source item.
  case sourceItem
  /// A sheet rests at heights of the app's own.
  case customDetents
  /// Views and controllers state traits for what is below them, and views hand traits on.
  case traitOverrides
  /// Code watches the traits of a view or controller by a handler.
  case traitRegistration
  /// A split view's delegate hears that a column was shown or hidden.
  case splitColumnEnds

  public static let rule = Rule(
    "system.features", number: Why.rule,
    summary: "UIKit calls, asks and keeps something from the system on that introduced it; on an "
      + "older one it is silent, and what the app sets for it is a finding or counts for nothing.",
    versions: "8.3: adaptive style call; 11: safe areas; 13: dismissals by a person, predicted "
      + "traits, stated appearance, unwind question; 14: split columns, back menu; 15: detents, "
      + "prepare call; 16: geometry requests, source items, custom detents; 17: trait overrides, "
      + "watched traits; 26: ends of column changes",
    grade: .documented,
    source: "availability in the documentation of each call; O008 and O018 for 13",
    reasons: Why.allWords)

  /// The first system that has it.
  public var introduced: SystemVersion {
    switch self {
    case .adaptiveStyleCall: 8.3
    case .safeArea: 11
    case .personalDismissal, .predictedTraits, .interfaceStyleOverride, .unwindQuestion: 13
    case .splitColumns, .backMenu: 14
    case .detents, .prepareCall: 15
    case .geometryRequest, .sourceItem, .customDetents: 16
    case .traitOverrides, .traitRegistration: 17
    case .splitColumnEnds: 26
    }
  }

  /// Decides whether a system has it.
  public func decide(on system: SystemVersion) -> Decision<Bool> {
    system >= introduced
      ? Decision(true, because: Why.present) : Decision(false, because: Why.absent)
  }
}

extension SystemFeature {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 11 }
    case present, absent

    var words: String {
      switch self {
      case .present: "the system has it"
      case .absent: "the system is older than it"
      }
    }
  }
}
