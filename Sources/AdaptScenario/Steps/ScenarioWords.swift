import AdaptCore

extension ScenarioAction {
  /// The action in the few words that name its step in a trace.
  var words: String {
    switch self {
    case .present(let action): "present \(action.controller.name)"
    case .dismiss(let name, _, _): phrase("dismiss", name)
    case .push(let reference, _, _, _): "push \(reference.name)"
    case .pop(let name, _): phrase("pop", name)
    case .popTo(let target, _, _): "pop to \(target)"
    case .popToRoot(let name, _): phrase("pop to root", name)
    case .setStack(let stack, _, _): "set stack \(stack.map(\.name).joined(separator: " "))"
    case .replaceRoot(let reference): "replace root with \(reference.name)"
    case .addChild(let reference, _, _): "add child \(reference.name)"
    case .removeChild(let name): "remove child \(name)"
    case .set(_, let name): phrase("set properties", name)
    case .overrideTraits(_, let name, let child): phrase("override traits", child ?? name)
    case .call(let call, let name): phrase("call \(call.rawValue)", name)
    case .requestOrientation(let mask): "request orientation \(mask)"
    case .selectDetent(let detent, let name): phrase("select detent \(detent ?? "none")", name)
    case .container(let action, _): action.words
    case .performSegue(let identifier, let name):
      name.map { "perform segue \(identifier) of \($0)" } ?? "perform segue \(identifier)"
    }
  }

  private func phrase(_ verb: String, _ name: String?) -> String {
    name.map { "\(verb) \($0)" } ?? verb
  }
}

extension ScenarioInteraction {
  var words: String {
    switch self {
    case .update: "interact with"
    case .finish: "finish"
    case .cancel: "cancel"
    }
  }
}
