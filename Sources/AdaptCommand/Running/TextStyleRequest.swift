import AdaptReport

/// How text is to look, as far as the person said.
struct TextStyleRequest {
  enum Color: String, CaseIterable {
    case auto
    case always
    case never
  }

  var color = Color.auto
  /// In characters.
  var width: Int?

  /// The width of text that no terminal shows.
  static let standardWidth = 100

  mutating func take(_ option: CommandOption, _ text: String) throws(CommandError) {
    if option == .color { color = try Vocabulary.read(text, "colour choice") }
    if option == .width { width = try Vocabulary.width(text) }
  }

  /// - Parameter terminal: What shows the text; nil for a file or a pipe.
  func style(on terminal: Terminal?) -> TextStyle {
    let color: TextColor =
      switch self.color {
      case .auto: terminal?.wantsColor ?? false ? .ansi : .none
      case .always: .ansi
      case .never: .none
      }
    return TextStyle(
      width: width ?? terminal?.width.map { max($0, 40) } ?? Self.standardWidth, color: color)
  }
}

extension TextStyleRequest {
  /// The style that the options of a command ask for.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    for (option, value) in arguments.options { try take(option, value ?? "") }
  }
}

/// How text looks.
struct TextStyle {
  /// In characters.
  var width: Int
  var color: TextColor
}
