package import AdaptCore

/// The names of values that scenario files and the command share.
package enum ScenarioVocabulary {
  package static let appearances: [(name: String, value: UIUserInterfaceStyle)] = [
    ("light", .light), ("dark", .dark),
  ]
  package static let textSizes: [(name: String, value: UIContentSizeCategory)] =
    UIContentSizeCategory.allCases.filter { $0 != .unspecified }.map { ("\($0)", $0) }
  package static let layoutDirections: [(name: String, value: UITraitEnvironmentLayoutDirection)] =
    [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)]
  package static let sizeClasses: [(name: String, value: UIUserInterfaceSizeClass)] = [
    ("compact", .compact), ("regular", .regular),
  ]
}
