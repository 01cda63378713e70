import AdaptCore
import AdaptDocuments

/// What the presentation of a segue comes to in one environment.
struct PresentedForm: Hashable {
  let original: UIModalPresentationStyle
  let effective: UIModalPresentationStyle

  /// The style that a segue presents with, as the file has it; nil for a segue that presents
  /// nothing, or whose class decides.
  static func style(of way: StoryboardWay, in graph: StoryboardGraph) -> UIModalPresentationStyle? {
    guard way.segue.customClass == nil else { return nil }
    switch way.segue.kind {
    case .popover, .popoverOfPad: return .popover
    case .present, .modal:
      let stated =
        way.segue.presentationStyle ?? way.target.flatMap(graph.controller)?.presentationStyle
      guard let stated, stated != .none else { return .automatic }
      return stated == .custom ? nil : stated
    case .relationship, .embed, .show, .showDetail, .unwind, .custom, .push, .replace, .unknown:
      return nil
    }
  }

  /// - Parameter style: As the file has it.
  init(
    _ style: UIModalPresentationStyle, in traits: UITraitCollection,
    of environment: StoryboardEnvironment
  ) {
    original =
      style == .automatic
      ? AutomaticStyle.decide(on: environment.platform, idiom: environment.idiom).value : style
    effective =
      Adaptation.decide(
        original: original, traits: traits, on: environment.platform, answer: nil
      ).value.effective
  }
}

/// Environments in which something happens, upright and on the side.
struct EnvironmentSet {
  var upright: Set<Int> = []
  var onSide: Set<Int> = []

  var isEmpty: Bool { upright.isEmpty && onSide.isEmpty }

  mutating func formUnion(_ other: Self) {
    upright.formUnion(other.upright)
    onSide.formUnion(other.onSide)
  }
}

extension StoryboardCheck {
  /// Returns the environments in which something holds of a scene: of one in a document for pads
  /// alone, no phones.
  func environments(
    of scene: Int, where holds: (StoryboardEnvironment, UITraitCollection) -> Bool
  ) -> EnvironmentSet {
    var set = EnvironmentSet()
    let isForPadOnly = graph.document(of: scene).settings.isForPadOnly
    for (place, environment) in environments.enumerated() {
      guard !isForPadOnly || environment.idiom == .pad else { continue }
      if holds(environment, environment.portrait) { set.upright.insert(place) }
      if holds(environment, environment.landscape) { set.onSide.insert(place) }
    }
    return set
  }

  /// The same as values of a finding, in the order of the check.
  func devices(_ set: EnvironmentSet) -> [StoryboardFinding.Device] {
    set.upright.union(set.onSide).sorted().map { place in
      let environment = environments[place]
      return StoryboardFinding.Device(
        name: environment.name, system: environment.platform.system,
        isInPortrait: set.upright.contains(place), isInLandscape: set.onSide.contains(place))
    }
  }

  /// In words, such as `all phones, pad-pro in portrait`.
  func words(_ set: EnvironmentSet) -> String {
    EnvironmentWords(environments)(upright: set.upright, onSide: set.onSide)
  }
}
