/// A version of iOS or iPadOS, such as 12.4 or 26.
public struct SystemVersion: Hashable, Sendable, Comparable {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `12`, `12.4` or `12.4.1`; the third number makes no difference to any rule.
  ///
  /// Returns nil for anything else, a sign or a space included.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  public static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// The first system whose presentation is modelled; adaptivity does not exist before it.
  public static let oldestModelled = SystemVersion(8)
  /// The newest major system with rules of its own; later ones are decided by its rules.
  public static let newestModelled = SystemVersion(26)
}

extension SystemVersion: CustomStringConvertible {
  /// `26`, `12.4`: a minor version of zero is left out.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

extension SystemVersion: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }

  /// Reads `8.3` as version 8.3; one decimal digit is meant.
  public init(floatLiteral value: Double) {
    self.init(Int(value), Int((value * 10).rounded()) % 10)
  }
}
