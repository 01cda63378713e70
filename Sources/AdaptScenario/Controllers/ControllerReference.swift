public import AdaptCore

/// A controller that a script means: one by its name, or one of UIKit's containers around some.
public indirect enum ControllerReference: Hashable, Sendable {
  case named(String)
  case navigation([ControllerReference])
  case tabs([ControllerReference])
  /// Pages in their order, of which the first is shown; they scroll.
  case pages([ControllerReference])
  /// The controllers stand in the columns of the style, from the primary edge on.
  case split(SplitStyle, [ControllerReference])
}

extension ControllerReference {
  /// What the controller is called in steps, expectations and traces.
  ///
  /// A container without a name of its own is called by what it was made with:
  /// `navigation(list)`, `tabs(first,navigation(second))`.
  public var name: String {
    guard let word else { return names.first ?? "" }
    return "\(word)(\(inside.map(\.name).joined(separator: ",")))"
  }

  /// The controllers that a name inside the reference leads to, in order.
  package var names: [String] {
    if case .named(let name) = self { return [name] }
    return inside.flatMap(\.names)
  }

  /// The controllers that the container is made with, in order; none for a name.
  package var inside: [ControllerReference] {
    switch self {
    case .named: []
    case .navigation(let inside), .tabs(let inside), .pages(let inside), .split(_, let inside):
      inside
    }
  }

  /// What a name of the container begins with; nil for a name.
  private var word: String? {
    switch self {
    case .named: nil
    case .navigation: "navigation"
    case .tabs: "tabs"
    case .pages: "pages"
    case .split(let style, _): style.word
    }
  }

  /// The container whose name begins with a word; nil where there is none such.
  init?(_ word: Substring, _ inside: [ControllerReference]) {
    guard !inside.isEmpty else { return nil }
    switch word {
    case "navigation": self = .navigation(inside)
    case "tabs": self = .tabs(inside)
    case "pages": self = .pages(inside)
    default:
      guard let style = SplitStyle.allCases.first(where: { $0.word == word }),
        style.columns.count == inside.count
      else { return nil }
      self = .split(style, inside)
    }
  }

  /// The same container around other controllers; the reference itself for a name.
  package func around(_ inside: [ControllerReference]) -> ControllerReference {
    switch self {
    case .named: self
    case .navigation: .navigation(inside)
    case .tabs: .tabs(inside)
    case .pages: .pages(inside)
    case .split(let style, _): .split(style, inside)
    }
  }

  /// What a script of the container would say; `plain` for a name.
  var content: ControllerContent {
    switch self {
    case .named: .plain
    case .navigation(let stack): .navigation(stack)
    case .tabs(let tabs): .tabs(TabsScript(tabs))
    case .pages(let pages): .pages(PagesScript(order: pages))
    case .split(let style, let columns): .split(SplitScript(style, columns))
    }
  }
}

extension SplitStyle {
  /// What the name of a split view without a name of its own begins with.
  fileprivate var word: String {
    switch self {
    case .unspecified: "split"
    case .doubleColumn, .tripleColumn: scenarioName
    }
  }

  /// What scenarios call the style.
  package var scenarioName: String { self == .unspecified ? "classic" : "\(self)" }
}
