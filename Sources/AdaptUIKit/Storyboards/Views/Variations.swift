import AdaptCore
import AdaptDocuments
import AdaptRules

/// The variations of one object, looked at in some traits.
///
/// Rule `documents.size-class-variation`.
struct Variations {
  private let list: [InterfaceVariation]
  private let keys: [SizeClassVariation.Key]
  private let knowsSizeClasses: Bool

  init(_ variations: [InterfaceVariation], knowsSizeClasses: Bool) {
    let known = variations.compactMap { variation in
      SizeClassVariation.Key(variation.condition).map { (variation, $0) }
    }
    list = known.map(\.0)
    keys = known.map(\.1)
    self.knowsSizeClasses = knowsSizeClasses
  }

  var isEmpty: Bool { list.isEmpty }

  /// Whether any of them puts in or takes out one of some objects.
  func concern(_ ids: [String]) -> Bool {
    guard !ids.isEmpty else { return false }
    let ids = Set(ids)
    return list.contains { variation in
      variation.excluded.contains(where: ids.contains)
        || variation.included.contains(where: ids.contains)
    }
  }

  func mention(_ attribute: String) -> Bool {
    list.contains { $0.attributes.contains { $0.name == attribute } }
  }

  /// The ids of what is not installed.
  func excluded(in traits: UITraitCollection) -> Set<String> {
    var excluded: Set<String> = []
    for variation in holding(in: traits) {
      excluded.formUnion(variation.excluded)
      excluded.subtract(variation.included)
    }
    return excluded
  }

  /// The attributes that take the place of the object's own.
  func attributes(in traits: UITraitCollection) -> [String: String] {
    var attributes: [String: String] = [:]
    for variation in holding(in: traits) {
      for attribute in variation.attributes { attributes[attribute.name] = attribute.value }
    }
    return attributes
  }

  private func holding(in traits: UITraitCollection) -> [InterfaceVariation] {
    guard !list.isEmpty else { return [] }
    let places = SizeClassVariation.decide(keys, in: traits, knowsSizeClasses: knowsSizeClasses)
    return places.value.map { list[$0] }
  }
}

extension SizeClassVariation.Key {
  /// Nil under a key that is not modelled: such a variation never holds.
  fileprivate init?(_ condition: InterfaceVariation.Condition) {
    switch condition {
    case .base: self.init(horizontal: .unspecified, vertical: .unspecified)
    case .sizeClasses(let horizontal, let vertical):
      self.init(horizontal: horizontal, vertical: vertical)
    case .other: return nil
    }
  }
}
