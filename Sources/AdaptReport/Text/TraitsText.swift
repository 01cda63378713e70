import AdaptCore
import Foundation

extension UITraitCollection {
  /// The traits that tell environments apart, those with their usual value left out:
  /// `wC hR`, `wC hR dark`.
  var summary: String {
    var parts = [sizeClasses]
    if userInterfaceStyle == .dark { parts.append("dark") }
    if userInterfaceLevel == .elevated { parts.append("elevated") }
    if layoutDirection == .rightToLeft { parts.append("rightToLeft") }
    if preferredContentSizeCategory != .unspecified, preferredContentSizeCategory != .large {
      parts.append("text \(preferredContentSizeCategory)")
    }
    return parts.joined(separator: " ")
  }

  /// The traits in which two collections differ: `wC hR → wR hC, style light → dark`.
  func difference(to other: UITraitCollection) -> String {
    var parts: [String] = []
    func compare<Trait: Equatable>(
      _ name: String, _ trait: KeyPath<UITraitCollection, Trait>, _ words: (Trait) -> String
    ) {
      guard self[keyPath: trait] != other[keyPath: trait] else { return }
      parts.append("\(name) \(words(self[keyPath: trait])) → \(words(other[keyPath: trait]))")
    }
    if sizeClasses != other.sizeClasses { parts.append("\(sizeClasses) → \(other.sizeClasses)") }
    compare("style", \.userInterfaceStyle) { "\($0)" }
    compare("level", \.userInterfaceLevel) { "\($0)" }
    compare("text", \.preferredContentSizeCategory) { "\($0)" }
    compare("direction", \.layoutDirection) { "\($0)" }
    compare("idiom", \.userInterfaceIdiom) { "\($0)" }
    compare("scale", \.displayScale) { $0 == 0 ? "unspecified" : "\($0.figure)x" }
    return parts.isEmpty ? "traits unchanged" : parts.joined(separator: ", ")
  }
}
