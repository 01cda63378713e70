extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let asterisk = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let point = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")
  static let leftBracket = UInt8(ascii: "[")
  static let rightBracket = UInt8(ascii: "]")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let letterE = UInt8(ascii: "e")
  static let letterI = UInt8(ascii: "I")
  static let letterN = UInt8(ascii: "N")
  static let letterU = UInt8(ascii: "u")
  static let letterX = UInt8(ascii: "x")

  var isDigit: Bool { (.zero ... .nine).contains(self) }

  /// The value of a hexadecimal digit; nil for any other byte.
  var hexadecimalValue: UInt8? {
    switch self {
    case .zero ... .nine: self - .zero
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character ends a line, and with it a `//` comment.
  var endsJSON5Line: Bool {
    self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
  }

  /// Whether the character is white space between the parts of a document.
  var isJSON5Blank: Bool {
    switch self {
    case " ", "\t", "\u{0B}", "\u{0C}", "\u{FEFF}": true
    default: endsJSON5Line || value >= 0x80 && properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether an unquoted key may begin with the character: a letter, `$` or `_`.
  var beginsJSON5Name: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "$", "_": return true
    default: break
    }
    guard value >= 0x80 else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    default: return false
    }
  }

  /// Whether an unquoted key may go on with the character.
  var continuesJSON5Name: Bool {
    if beginsJSON5Name || ("0"..."9").contains(self) { return true }
    guard value >= 0x80 else { return false }
    if self == "\u{200C}" || self == "\u{200D}" { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}
