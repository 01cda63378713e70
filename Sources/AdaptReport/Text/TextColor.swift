/// Whether a text report is coloured. Who writes it decides.
public enum TextColor: Hashable, Sendable, CaseIterable {
  case none
  /// With the escape sequences that terminals understand.
  case ansi
}

extension TextColor {
  /// What a piece of a report is, as far as its colour goes.
  package enum Role: Hashable {
    case plain
    case heading
    case faint
    case step
    case decision
    case warning
    case error
  }

  package func paint(_ text: String, _ role: Role) -> String {
    switch self {
    case .none: text
    case .ansi: role.code.map { "\u{1B}[\($0)m\(text)\u{1B}[0m" } ?? text
    }
  }
}

extension TextColor.Role {
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .heading: "1"
    case .faint: "2"
    case .step: "1;34"
    case .decision: "36"
    case .warning: "33"
    case .error: "31"
    }
  }
}
