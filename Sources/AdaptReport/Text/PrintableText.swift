extension String {
  /// The text on one line: control and format characters are written as `\u{1B}`.
  ///
  /// Names and steps come from files, and must neither steer a terminal nor break a column.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isInvisible {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    // The joiner that holds an emoji together is harmless; marks that reverse a line are not.
    case .format: value != 0x200D
    default: false
    }
  }
}
