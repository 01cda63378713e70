import AdaptCore
import AdaptJSON
import Foundation

extension ScenarioReader {
  func controller(_ name: String, _ value: JSONValue) throws(JSONError) -> ControllerScript {
    let object = try value.object("a controller", keys: ScenarioGrammar.controller)
    var script = ControllerScript(name)
    try readScene(object, of: value, into: &script)
    script.title = try object.optional("title")?.string()
    script.content = try content(object)
    for member in try object.optional("views")?.members().members ?? [] {
      script.views.append(ViewScript(member.name, try place(member.value)))
    }
    if let value = object.optional("presentation") { script.presentation = try presentation(value) }
    script.adaptivity = try object.optional("adaptivity").read(adaptivity)
    script.closeButton = try object.optional("closeButton")?.bool()
    script.orientations = try object.optional("orientations").read(orientations)
    script.forwardsOrientations =
      try object.optional("forwardsOrientations")?.bool() ?? false
    script.preferredOrientation = try object.optional("prefersOrientation").read(orientation)
    script.autorotates = try object.optional("autorotates")?.bool()
    script.overridesWithoutSuper = try silentSupers(
      object.optional("callsSuper"), among: Self.controllerSupers)
    if let value = object.optional("overrides") {
      script.traitOverrides = try traits(value, "trait overrides")
    }
    try readBars(object, into: &script)
    try readSegues(object, into: &script)
    return script
  }

  private func readBars(
    _ object: JSONObjectReader, into script: inout ControllerScript
  ) throws(JSONError) {
    let kind = Self.contentKinds.first { object.optional($0) != nil } ?? sceneKind(of: script.name)
    if let value = object.optional("item") { script.item = try item(value) }
    if let value = object.optional("layout") { script.layout = try layout(value) }
    if let value = object.optional("bars") {
      guard kind == "navigation" else {
        throw value.error("only a 'navigation' has bars of its own; remove it")
      }
      script.bars = try bars(value)
    }
    script.delegate = try object.optional("delegate").read { (value) throws(JSONError) in
      try containerDelegate(value, of: kind)
    }
  }

  /// The keys that make a controller more than a plain one.
  static let contentKinds = ScenarioGrammar.containers + ["children", "alert"]

  /// Reads `[x, y, width, height]`, or `[width, height]` for the middle of the top edge.
  private func place(_ value: JSONValue) throws(JSONError) -> ViewScript.Place {
    if case .array(let figures) = value.content, figures.count == 2 {
      return .top(try value.size())
    }
    return .frame(try rect(value))
  }

  /// The hooks of a controller in which calling super makes a difference.
  static let controllerSupers: [Callback] = [
    .viewWillTransitionToSize, .willTransitionToTraits, .viewWillAppear, .viewIsAppearing,
    .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
  /// The hooks of a presentation controller in which calling super makes a difference.
  static let presentationSupers: [Callback] = [.viewWillTransitionToSize, .willTransitionToTraits]

  private func content(_ object: JSONObjectReader) throws(JSONError) -> ControllerContent {
    let kinds = Self.contentKinds.compactMap { key in
      object.optional(key).map { (key, $0) }
    }
    if kinds.count > 1 {
      throw kinds[1].1.error(
        "a controller has both \(kinds[0].0.quoted) and \(kinds[1].0.quoted); keep one")
    }
    if let forwards = object.optional("forwards"), object.optional("children") == nil {
      throw forwards.error("'forwards' speaks of children, and there are none; add 'children'")
    }
    if let selected = object.optional("selected"), object.optional("tabs") == nil {
      throw selected.error("'selected' speaks of tabs, and there are none; add 'tabs'")
    }
    guard let (kind, value) = kinds.first else { return .plain }
    if kind == "alert" {
      // An alert is UIKit's own: its views and its presentation are no business of an app.
      for key in ScenarioGrammar.controller
      where !["title", "alert", "presentation"].contains(key) {
        if let other = object.optional(key) {
          throw other.error(
            "an alert has a 'title' and, for an action sheet, a 'presentation' with its anchor "
              + "beside it; remove \(key.quoted)")
        }
      }
    }
    switch kind {
    case "navigation": return .navigation(try contents(value, of: kind, depth: 1))
    case "tabs": return .tabs(try tabs(value, selected: object.optional("selected")))
    case "split": return .split(try split(value))
    case "pages": return .pages(try pages(value))
    case "alert":
      return .alert(try alert(value, presentation: object.optional("presentation")))
    default:
      return .container(
        children: try value.array(child),
        forwarding: try object.optional("forwards")?.choice(of: "way to forward") ?? .automatic)
    }
  }

  private func child(_ value: JSONValue) throws(JSONError) -> ChildScript {
    guard case .object(let members) = value.content,
      ScenarioGrammar.containers.allSatisfy({ members[$0] == nil })
    else {
      return ChildScript(try reference(value))
    }
    let object = try value.object("a child", keys: ScenarioGrammar.child)
    return ChildScript(
      try reference(try object.required("controller")),
      frame: try object.optional("frame").read(rect),
      isAdded: try object.optional("isAdded")?.bool() ?? true)
  }
}

// MARK: - Presentation

extension ScenarioReader {
  private func presentation(_ value: JSONValue) throws(JSONError) -> PresentationScript {
    let object = try value.object("a presentation", keys: ScenarioGrammar.presentation)
    var script = PresentationScript(style: try object.optional("style").read(style))
    script.transition = try object.optional("transition").read(transition)
    script.preferredContentSize = try object.optional("preferredContentSize")?.size()
    script.definesPresentationContext = try object.optional("definesPresentationContext")?.bool()
    script.isModalInPresentation = try object.optional("isModalInPresentation")?.bool()
    script.sheet = try object.optional("sheet").read(sheet)
    script.anchor = try object.optional("anchor").read(anchor)
    script.custom = try object.optional("custom").read(custom)
    script.animator = try object.optional("animator").read(animator)
    return script
  }

  private func custom(_ value: JSONValue) throws(JSONError) -> CustomPresentationScript {
    let object = try value.object("a custom presentation", keys: ScenarioGrammar.custom)
    var script = CustomPresentationScript()
    if let value = object.optional("frame") { script.frame = .rect(try rect(value)) }
    if let value = object.optional("fraction") {
      guard script.frame == nil else {
        throw value.error("a custom presentation has both 'frame' and 'fraction'; keep one")
      }
      let parts = try value.numbers(["x", "y", "width", "height"], .from(0, to: 1))
      script.frame = .fraction(
        CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    }
    script.removesPresenter = try object.optional("removesPresenter")?.bool() ?? false
    script.dims = try object.optional("dims")?.bool() ?? false
    script.followsContainer = try object.optional("followsContainer")?.bool() ?? true
    script.adaptsTo = try object.optional("adaptsTo").read(style)
    script.overridesWithoutSuper = try silentSupers(
      object.optional("callsSuper"), among: Self.presentationSupers)
    return script
  }

  func animator(_ value: JSONValue) throws(JSONError) -> AnimatorScript {
    let object = try value.object("an animator", keys: ScenarioGrammar.animator)
    var script = AnimatorScript(duration: try seconds(try object.required("duration")))
    if let value = object.optional("ends") { script.ending = try value.choice(of: "ending") }
    script.addsView = try object.optional("addsView")?.bool() ?? true
    script.interactive =
      try object.optional("interactive")?.array { (value) throws(JSONError) in
        try value.choice(of: "direction", AnimatorScript.Direction.self)
      } ?? []
    return script
  }

  func seconds(_ value: JSONValue) throws(JSONError) -> SimulatedDuration {
    SimulatedDuration(seconds: try value.number(.from(0, to: ScenarioLimits.seconds)))
  }

  private func adaptivity(_ value: JSONValue) throws(JSONError) -> AdaptivityScript {
    let object = try value.object("an adaptive delegate", keys: ScenarioGrammar.adaptivity)
    var script = AdaptivityScript()
    script.answers = try object.optional("answers")?.array(answer)
    script.oldAnswer = try object.optional("oldAnswer").read(style)
    let styles = UIModalPresentationStyle.allCases.map { "\($0)" }
    if let value = object.optional("replaceWith") {
      _ = try value.object("the replacements by style", keys: styles)
      for member in try value.members().members {
        guard let style = UIModalPresentationStyle.allCases.first(where: { "\($0)" == member.name })
        else { continue }
        script.replacements.append(
          AdaptivityScript.Replacement(try reference(member.value), in: style))
      }
    }
    script.shouldDismiss = try object.optional("shouldDismiss")?.bool()
    if let value = object.optional("set") { script.moment = try value.choice(of: "moment") }
    return script
  }

  private func answer(_ value: JSONValue) throws(JSONError) -> AdaptivityScript.Answer {
    let object = try value.object("an answer", keys: ScenarioGrammar.answer)
    return AdaptivityScript.Answer(
      width: try object.optional("width").read(sizeClass),
      height: try object.optional("height").read(sizeClass),
      style: try style(try object.required("style")))
  }
}

extension Optional where Wrapped == JSONValue {
  /// Reads the value when there is one.
  func read<Result>(
    _ read: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result? {
    switch self {
    case .some(let value): try read(value)
    case .none: nil
    }
  }
}
