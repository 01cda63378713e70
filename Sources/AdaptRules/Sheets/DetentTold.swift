public import AdaptCore

/// Whether the delegate hears of a change of detent.
///
/// Rule `sheet.detent-told`.
/// UIKit: `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`.
public enum DetentTold {
  public static let rule = Rule(
    "sheet.detent-told", number: Why.rule,
    summary: "The delegate hears of another detent that a person chose, not of one that code set.",
    versions: "15+", grade: .documented,
    source: "documentation of the delegate; also \(ThirdParty.olderDisassembly)",
    reasons: Why.allWords)

  /// Returns whether the delegate is told.
  ///
  /// - Parameters:
  ///   - old: The place of the detent before, among those given.
  ///   - new: The place of the detent now.
  public static func decide(
    by origin: DismissalQuestions.Origin, from old: Int?, to new: Int?, on system: SystemVersion
  ) -> Decision<Bool> {
    if system < 15 { return Decision(false, because: Why.tooEarly) }
    if old == new { return Decision(false, because: Why.same) }
    switch origin {
    case .person: return Decision(true, because: Why.person)
    case .code: return Decision(false, because: Why.code)
    }
  }
}

extension DetentTold {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 84 }
    case tooEarly, same, person, code

    var words: String {
      switch self {
      case .tooEarly: "before 15 there are no detents"
      case .same: "the detent is the one it was"
      case .person: "a person moved the sheet to another detent"
      case .code: "code chose the detent"
      }
    }
  }
}
