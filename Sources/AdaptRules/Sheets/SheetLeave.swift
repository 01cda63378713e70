public import AdaptCore

/// Whether a drag may take a sheet away.
///
/// Rule `sheet.may-leave`. UIKit: `presentationControllerShouldDismiss(_:)`.
public enum SheetLeave {
  public static let rule = Rule(
    "sheet.may-leave", number: Why.rule,
    summary: "When a drag passes below the lowest detent, a sheet that presents nothing and is not "
      + "modal asks its delegate whether it may go, once per drag.",
    versions: "13+", grade: .documented,
    source: "O015, O016, O018, R034; that a sheet which presents another stays, and that the "
      + "question comes at the lowest detent: \(ThirdParty.olderDisassembly)",
    reasons: Why.allWords)

  /// Whether the sheet may go.
  public enum Permission: Hashable, Sendable, CaseIterable {
    /// The delegate has to be asked.
    case asks
    case allowed
    /// The controller is modal in presentation: nobody is asked.
    case modal
    /// The controller presents another: nobody is asked.
    case presents
    /// The delegate answered no.
    case refused

    /// Whether the sheet stays whatever the finger does.
    public var keepsSheet: Bool { self == .modal || self == .presents || self == .refused }
  }

  /// Returns whether a sheet may go.
  ///
  /// - Parameter answer: The delegate's answer, true where it does not implement the question; nil
  ///   before it is asked.
  public static func decide(
    isModal: Bool, presents: Bool, answer: Bool? = nil
  ) -> Decision<Permission> {
    if presents { return Decision(.presents, because: Why.presents) }
    if isModal { return Decision(.modal, because: Why.modal) }
    guard let answer else { return Decision(.asks, because: Why.asks) }
    return answer
      ? Decision(.allowed, because: Why.allowed) : Decision(.refused, because: Why.refused)
  }
}

extension SheetLeave {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 81 }
    case presents, modal, asks, allowed, refused

    var words: String {
      switch self {
      case .presents: "the controller presents another, so the sheet under it stays"
      case .modal: "the controller is modal in presentation, so the delegate is not asked"
      case .asks: "nothing forbids it, so the delegate is asked"
      case .allowed: "the delegate lets the sheet go"
      case .refused: "the delegate answers that the sheet should stay"
      }
    }
  }
}
