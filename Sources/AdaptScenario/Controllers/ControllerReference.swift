/// A controller that a script means: one by its name, or a navigation controller around some.
public indirect enum ControllerReference: Hashable, Sendable {
  case named(String)
  case navigation([ControllerReference])
}

extension ControllerReference {
  /// What the controller is called in steps, expectations and traces.
  ///
  /// A navigation controller without a name of its own is called by what it was made with:
  /// `navigation(list)`.
  public var name: String {
    switch self {
    case .named(let name): name
    case .navigation(let stack):
      "navigation(\(stack.map(\.name).joined(separator: ",")))"
    }
  }

  /// The controllers that a name inside the reference leads to, in order.
  var names: [String] {
    switch self {
    case .named(let name): [name]
    case .navigation(let stack): stack.flatMap(\.names)
    }
  }
}
