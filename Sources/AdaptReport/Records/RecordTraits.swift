import AdaptCore
import Foundation

extension KeyedEncodingContainer where Key == RecordKey {
  /// Writes the traits that are specified.
  mutating func encode(_ traits: UITraitCollection, as key: RecordKey) throws {
    var nested = nestedContainer(keyedBy: RecordKey.self, forKey: key)
    func put<Trait: RecordNamed>(_ trait: Trait, _ key: RecordKey, unless absent: Trait) throws {
      if trait != absent { try nested.encode(trait, as: key) }
    }
    try put(traits.userInterfaceIdiom, .idiom, unless: .unspecified)
    try put(traits.userInterfaceStyle, .interfaceStyle, unless: .unspecified)
    try put(traits.userInterfaceLevel, .interfaceLevel, unless: .unspecified)
    try put(traits.layoutDirection, .layoutDirection, unless: .unspecified)
    try put(traits.horizontalSizeClass, .horizontalSizeClass, unless: .unspecified)
    try put(traits.verticalSizeClass, .verticalSizeClass, unless: .unspecified)
    try put(traits.preferredContentSizeCategory, .contentSizeCategory, unless: .unspecified)
    if traits.displayScale != 0 {
      try nested.encode(number: traits.displayScale, as: .scalePixelsPerPoint)
    }
  }
}

extension KeyedDecodingContainer where Key == RecordKey {
  func decodeTraits(_ key: RecordKey) throws -> UITraitCollection {
    let nested = try nestedContainer(keyedBy: RecordKey.self, forKey: key)
    func take<Trait: RecordNamed>(_ key: RecordKey, unless absent: Trait) throws -> Trait {
      nested.contains(key) ? try nested.decode(named: key) : absent
    }
    let scale =
      nested.contains(.scalePixelsPerPoint)
      ? try nested.decodeNumber(.scalePixelsPerPoint) : 0
    guard scale >= 0, scale < 256 else {
      throw nested.refusal(
        .scalePixelsPerPoint, "\(scale.figure) is out of range; write a scale below 256")
    }
    return UITraitCollection(
      userInterfaceIdiom: try take(.idiom, unless: .unspecified),
      userInterfaceStyle: try take(.interfaceStyle, unless: .unspecified),
      userInterfaceLevel: try take(.interfaceLevel, unless: .unspecified),
      layoutDirection: try take(.layoutDirection, unless: .unspecified),
      horizontalSizeClass: try take(.horizontalSizeClass, unless: .unspecified),
      verticalSizeClass: try take(.verticalSizeClass, unless: .unspecified),
      preferredContentSizeCategory: try take(.contentSizeCategory, unless: .unspecified),
      displayScale: scale)
  }
}
