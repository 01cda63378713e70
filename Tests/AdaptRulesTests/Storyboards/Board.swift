import AdaptCore
import AdaptDocuments
import AdaptRules

/// Small storyboards, put together without a file.
enum Board {
  /// Returns a storyboard of scenes, each with its place: line 10 for the first, 20 for the second.
  static func named(
    _ name: String = "Main", initial: String? = nil, _ scenes: [InterfaceScene]
  ) -> InterfaceDocument {
    var document = InterfaceDocument(.storyboard, name: name, path: "\(name).storyboard")
    document.settings.initialController = initial
    document.scenes = scenes
    for place in document.scenes.indices {
      let start = 10 * (place + 1)
      document.scenes[place].position = SourcePosition(line: start - 1, column: 1)
      document.scenes[place].controller?.position = SourcePosition(line: start, column: 1)
      guard let connections = document.scenes[place].controller?.connections else { continue }
      document.scenes[place].controller?.connections = connections.enumerated().map {
        guard case .segue(var segue) = $1 else { return $1 }
        segue.position = SourcePosition(line: start + 1 + $0, column: 1)
        return .segue(segue)
      }
    }
    return document
  }

  static func named(_ scenes: [InterfaceScene]) -> InterfaceDocument { named("Main", scenes) }

  /// Returns a scene with a controller of no special kind, called as its id says.
  static func scene(
    _ id: String, class name: String? = nil, identifier: String? = nil,
    style: UIModalPresentationStyle? = nil, _ segues: [InterfaceSegue] = [],
    views: [InterfaceView] = [], items: [InterfaceBarItem] = [], exit: String? = nil
  ) -> InterfaceScene {
    scene(
      id, .plain, class: name, identifier: identifier, style: style, segues, views: views,
      items: items, exit: exit)
  }

  /// Returns a scene that is called as its controller's id says.
  static func scene(
    _ id: String, _ content: InterfaceController.Content, class name: String? = nil,
    identifier: String? = nil, style: UIModalPresentationStyle? = nil,
    _ segues: [InterfaceSegue] = [], views: [InterfaceView] = [],
    items: [InterfaceBarItem] = [], exit: String? = nil
  ) -> InterfaceScene {
    var controller = InterfaceController(content, id: id, position: .start)
    controller.title = id
    controller.customClass = name.map { CustomClass($0) }
    controller.storyboardIdentifier = identifier
    controller.presentationStyle = style
    controller.connections = segues.map { .segue($0) }
    var root = view("view", "view-\(id)")
    root.subviews = views
    if case .plain = content { controller.view = root }
    if !items.isEmpty {
      var item = InterfaceNavigationItem(id: "item-\(id)", position: .start)
      item.rightItems = items
      controller.navigationItem = item
    }
    var scene = InterfaceScene(id: "scene-\(id)", position: .start)
    scene.controller = controller
    if let exit { scene.objects = [InterfaceObject(.exit, id: exit, position: .start)] }
    return scene
  }

  /// Returns a navigation controller with its root.
  static func stack(_ id: String, root: String, class name: String? = nil) -> InterfaceScene {
    scene(
      id, .navigation(InterfaceController.NavigationBars()), class: name,
      [segue(.relationship(.root), root)])
  }

  static func tabs(_ id: String, _ children: [String]) -> InterfaceScene {
    scene(id, .tabs, children.map { segue(.relationship(.tab), $0) })
  }

  static func split(_ id: String, _ primary: String, _ secondary: String) -> InterfaceScene {
    scene(
      id, .split(InterfaceController.SplitColumns()),
      [segue(.relationship(.primary), primary), segue(.relationship(.secondary), secondary)])
  }

  /// Returns a storyboard reference.
  static func reference(
    _ id: String, to name: String? = nil, identifier: String? = nil, bundle: String? = nil
  ) -> InterfaceScene {
    scene(
      id,
      .reference(StoryboardReference(storyboardName: name, identifier: identifier, bundle: bundle)))
  }

  /// Returns a segue with an identifier; its id is `to-` and its destination.
  static func segue(
    _ kind: InterfaceSegue.Kind, _ destination: String, id: String? = nil,
    style: UIModalPresentationStyle? = nil, anchor: String? = nil, class name: String? = nil
  ) -> InterfaceSegue {
    var segue = InterfaceSegue(
      kind, to: destination, id: id ?? "to-\(destination)", position: .start)
    segue.identifier = id ?? "to-\(destination)"
    segue.presentationStyle = style
    segue.anchorView = anchor
    segue.customClass = name.map { CustomClass($0) }
    return segue
  }

  /// More actions than are followed: a chain of 1000 scenes, each with an unwind to the first by an
  /// action of its own.
  static var manyUnwinds: InterfaceDocument {
    chain(1000) {
      $0 == 0 ? "A" : nil
    } action: {
      "a\($0):"
    }
  }

  /// The facts of ``manyUnwinds``.
  static var manyUnwindFacts: StoryboardFacts {
    var facts = StoryboardFacts()
    facts.unwindActions = ["A": (0..<1000).map { "a\($0):" }]
    return facts
  }

  /// Returns scenes that each present the next and have an unwind segue, `u0`, `u1` and so on.
  static func chain(
    _ count: Int, class name: (Int) -> String?, action: (Int) -> String
  ) -> InterfaceDocument {
    let scenes = (0..<count).map { place in
      let next = place + 1 < count ? [segue(.present, "s\(place + 1)")] : []
      return scene(
        "s\(place)", class: name(place),
        next + [unwind(action(place), to: "exit\(place)", id: "u\(place)")], exit: "exit\(place)")
    }
    return named(initial: "s0", scenes)
  }

  static func unwind(_ action: String?, to exit: String, id: String = "unwind") -> InterfaceSegue {
    var segue = segue(.unwind, exit, id: id)
    segue.unwindAction = action
    return segue
  }

  static func view(
    _ element: String, _ id: String, _ content: InterfaceView.Content = .plain,
    _ segues: [InterfaceSegue] = []
  ) -> InterfaceView {
    var view = InterfaceView(element, id: id, position: .start)
    view.content = content
    view.connections = segues.map { .segue($0) }
    return view
  }

  static func button(_ title: String, _ segues: [InterfaceSegue] = []) -> InterfaceView {
    var button = InterfaceButton()
    button.title = title
    return view("button", title, .button(button), segues)
  }

  /// Returns a button that calls a method.
  static func button(_ title: String, calls selector: String, on id: String) -> InterfaceView {
    var button = button(title)
    button.connections = [
      .action(InterfaceAction(selector, to: id, id: "action-\(title)", position: .start))
    ]
    return button
  }

  /// Returns a table with a prototype for each reuse identifier.
  static func table(_ identifiers: [String?]) -> InterfaceView {
    var table = InterfaceTable()
    table.prototypes = identifiers.enumerated().map { place, name in
      var cell = InterfaceCell()
      cell.reuseIdentifier = name
      return view("tableViewCell", "cell-\(place)", .tableCell(cell))
    }
    return view("tableView", "table", .table(table))
  }
}

extension SourcePosition {
  static let start = SourcePosition(line: 1, column: 1)
}

/// What a check finds, a line for each: `warning show-without-container to-detail`.
func found(
  _ documents: InterfaceDocument..., facts: StoryboardFacts = StoryboardFacts(),
  on environments: [StoryboardEnvironment] = []
) -> [String] {
  StoryboardCheck(documents, facts: facts, environments: environments).findings().map(line)
}

private func line(_ finding: StoryboardFinding) -> String {
  let rule = finding.rule.hasPrefix("storyboard.") ? finding.rule.dropFirst(11) : finding.rule[...]
  return "\(finding.severity.rawValue) \(rule) \(finding.object ?? "file")"
}

/// The messages of what a check finds.
func messages(
  _ documents: InterfaceDocument..., facts: StoryboardFacts = StoryboardFacts(),
  on environments: [StoryboardEnvironment] = []
) -> [String] {
  StoryboardCheck(documents, facts: facts, environments: environments).findings().map(\.message)
}

extension StoryboardEnvironment {
  /// A phone that is compact in height on its side, and a pad.
  static func phone(_ system: SystemVersion, _ name: String = "phone") -> Self {
    StoryboardEnvironment(
      name, platform: Platform(system: system), idiom: .phone,
      portrait: SizeClasses(horizontal: .compact, vertical: .regular),
      landscape: SizeClasses(horizontal: .compact, vertical: .compact))
  }

  static func pad(_ system: SystemVersion, _ name: String = "pad") -> Self {
    let classes = SizeClasses(horizontal: .regular, vertical: .regular)
    return StoryboardEnvironment(
      name, platform: Platform(system: system), idiom: .pad, portrait: classes, landscape: classes)
  }
}
