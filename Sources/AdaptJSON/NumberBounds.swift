/// The numbers that a place in a document accepts.
public struct NumberBounds: Hashable, Sendable {
  public let least: Double
  public let most: Double
  /// Whether the number has to be larger than `least`, not just as large.
  public let isAboveLeast: Bool

  private init(least: Double, most: Double, isAboveLeast: Bool) {
    self.least = least
    self.most = most
    self.isAboveLeast = isAboveLeast
  }

  /// Any finite number.
  public static let any = NumberBounds(
    least: -.greatestFiniteMagnitude, most: .greatestFiniteMagnitude, isAboveLeast: false)

  /// Numbers from `least` to `most`, both included.
  public static func from(_ least: Double, to most: Double = .greatestFiniteMagnitude) -> Self {
    NumberBounds(least: least, most: most, isAboveLeast: false)
  }

  /// Numbers larger than `least` and at most `most`.
  public static func above(_ least: Double, to most: Double = .greatestFiniteMagnitude) -> Self {
    NumberBounds(least: least, most: most, isAboveLeast: true)
  }

  /// Says what is wrong with a number, as the end of a sentence; nil when nothing is.
  func objection(to number: Double) -> String? {
    if isAboveLeast, number <= least { return "is not above \(Self.figure(least))" }
    if number < least { return "is below \(Self.figure(least))" }
    if number > most { return "is above \(Self.figure(most))" }
    return nil
  }

  /// The numbers in words: `a number above 0 and at most 10000`.
  var words: String {
    var words: [String] = []
    if least > -.greatestFiniteMagnitude {
      words.append("\(isAboveLeast ? "above" : "at least") \(Self.figure(least))")
    }
    if most < .greatestFiniteMagnitude { words.append("at most \(Self.figure(most))") }
    return (["a number"] + [words.joined(separator: " and ")]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static func figure(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
