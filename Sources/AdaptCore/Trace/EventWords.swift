import Foundation

/// How an event is packed into words of 64 bits.
///
/// The head is two words: kind (8 bits), distance to the cause (24), subject (32); then instant
/// (48 bits of microseconds, nine years) and the number of payload words (16). The payload follows.
struct EventWords {
  static let headWords = 2
  static let furthestCause = 0xFF_FFFF

  static func firstWord(code: UInt8, causeDistance: Int, subject: NodeID) -> UInt64 {
    let distance = causeDistance > furthestCause ? 0 : causeDistance
    return UInt64(code) << 56 | UInt64(distance) << 32 | UInt64(subject.rawValue)
  }

  static func secondWord(instant: SimulatedInstant, payload: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: instant.microseconds) << 16 | UInt64(payload)
  }
}

/// The codes of event kinds in a packed trace: new ones go to the end.
enum EventCode: UInt8 {
  case launched = 1
  case step
  case rotated
  case resized
  case traitsChanged
  case called
  case asked
  case presenting
  case dismissing
  case queued
  case phase
  case styleDecided
  case substituted
  case restored
  case appearance
  case frameChanged
  case stackChanged
  case transitionBegan
  case transitionEnded
  case released
  case finding
  case selectionChanged
  case showing
  case arranged
  case listed
  case unwinding
}

extension UITraitCollection {
  /// The collection in one word; the scale is kept in 256ths.
  var packed: UInt64 {
    UInt64(UInt8(truncatingIfNeeded: userInterfaceIdiom.rawValue + 1))
      | UInt64(userInterfaceStyle.rawValue) << 8
      | UInt64(UInt8(truncatingIfNeeded: userInterfaceLevel.rawValue + 1)) << 12
      | UInt64(UInt8(truncatingIfNeeded: layoutDirection.rawValue + 1)) << 16
      | UInt64(horizontalSizeClass.rawValue) << 20
      | UInt64(verticalSizeClass.rawValue) << 24
      | UInt64(preferredContentSizeCategory.rawValue) << 28
      | UInt64(UInt16(min(max(displayScale, 0), 255) * 256)) << 40
  }

  init(packed word: UInt64) {
    func bits(_ shift: UInt64, _ mask: UInt64) -> Int { Int(word >> shift & mask) }
    self.init(
      userInterfaceIdiom: UIUserInterfaceIdiom(rawValue: bits(0, 0xFF) - 1) ?? .unspecified,
      userInterfaceStyle: UIUserInterfaceStyle(rawValue: bits(8, 0xF)) ?? .unspecified,
      userInterfaceLevel: UIUserInterfaceLevel(rawValue: bits(12, 0xF) - 1) ?? .unspecified,
      layoutDirection: UITraitEnvironmentLayoutDirection(rawValue: bits(16, 0xF) - 1)
        ?? .unspecified,
      horizontalSizeClass: UIUserInterfaceSizeClass(rawValue: bits(20, 0xF)) ?? .unspecified,
      verticalSizeClass: UIUserInterfaceSizeClass(rawValue: bits(24, 0xF)) ?? .unspecified,
      preferredContentSizeCategory: UIContentSizeCategory(rawValue: UInt8(bits(28, 0xFF)))
        ?? .unspecified,
      displayScale: CGFloat(bits(40, 0xFFFF)) / 256)
  }
}

extension EventValue {
  /// The kind of value, as a packed call carries it beside the callback.
  var code: UInt64 {
    switch self {
    case .nothing: 0
    case .notImplemented: 1
    case .flag: 2
    case .number: 3
    case .size: 4
    case .rect: 5
    case .traits: 6
    case .style: 7
    case .orientations: 8
    case .node: 9
    case .displayMode: 10
    case .column: 11
    case .text: 12
    }
  }

  /// How many words a value of that kind takes.
  static func wordCount(code: UInt64) -> Int {
    switch code {
    case 4: 2
    case 5: 4
    case 0, 1: 0
    default: 1
    }
  }
}
