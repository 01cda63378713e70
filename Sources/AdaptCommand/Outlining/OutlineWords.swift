import AdaptCore
import AdaptDocuments

/// The words of an outline.
struct OutlineWords {
  let graph: StoryboardGraph

  /// What a way does where it is taken, as it is drawn: a segue class of the app's may do
  /// otherwise.
  func verb(of way: StoryboardWay, in context: SceneContext) -> String {
    let own = graph.context(inside: way.source, context)
    switch way.segue.kind {
    case .relationship(let relationship): return Self.words(relationship)
    case .embed: return "embeds"
    case .show:
      let isStack = way.target.flatMap(graph.controller)?.isNavigation ?? false
      if own.containers.contains(.navigation) { return isStack ? "presents (show)" : "pushes" }
      if own.hasShower { return "shows in a column" }
      return own.beginning == .code ? "shows" : "presents (show)"
    case .showDetail:
      if own.containers.contains(.split) { return "shows as detail" }
      return own.beginning == .code ? "shows detail" : "presents (show detail)"
    case .push: return "pushes"
    case .present, .modal: return "presents"
    case .popover, .popoverOfPad: return "presents as popover"
    case .unwind:
      let action = way.segue.unwindAction ?? ""
      return action.isEmpty ? "unwinds nowhere: names no method" : "unwinds \(action)"
    case .custom: return way.segue.customClass.map { "by \($0.name)" } ?? "custom"
    case .replace: return "replaces a column by"
    case .unknown(let kind): return kind
    }
  }

  private static func words(_ relationship: InterfaceSegue.Relationship) -> String {
    switch relationship {
    case .root: "root"
    case .tab: "tab"
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    case .unknown(let name): name
    }
  }

  /// What more there is to say of a way: its class, its style, its identifier, what it begins at.
  func details(of way: StoryboardWay) -> [String] {
    var details: [String] = []
    if let name = way.segue.customClass?.name, way.segue.kind != .custom {
      details.append("by \(name)")
    }
    if let style = way.segue.presentationStyle { details.append("as \(style)") }
    if let name = way.segue.identifier { details.append("segue \(name.quoted)") }
    switch way.origin.kind {
    case .controller: break
    case .view where way.segue.kind == .embed: break
    case .view, .barItem, .recognizer, .object: details.append("from \(way.origin)")
    }
    return details
  }

  /// What more there is to say of a scene: what it is, its class, its title, its identifier.
  func details(of scene: Int) -> [String] {
    guard let controller = graph.controller(scene) else { return ["no controller"] }
    var details: [String] = []
    let name = graph.name(scene)
    if let custom = controller.customClass?.name {
      if custom != name.text { details.append(custom) }
    } else {
      switch controller.content {
      case .plain where !name.isID: break
      case .plain, .table, .collection, .navigation, .tabs, .split, .pages, .foreign, .reference:
        if !name.saysKind { details.append(controller.kindWords) }
      }
    }
    let titles = [controller.title, controller.navigationItem?.title]
    if let title = titles.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }), title != name.text
    {
      details.append(title.quoted)
    }
    if let identifier = controller.storyboardIdentifier, identifier != name.text {
      details.append("identifier \(identifier.quoted)")
    }
    return details
  }

  /// Where a way leads that leads to no scene.
  static func nowhere(_ resolution: InterfaceProject.Resolution?) -> String {
    switch resolution {
    case .noStoryboard(let name): "storyboard \(name.quoted), not among the files"
    case .noScene(let identifier, _): "nowhere: no scene \(identifier.quoted)"
    case .noInitialScene: "nowhere: no entry point"
    case .circular: "nowhere: references in a circle"
    case .otherBundle(let name): "bundle \(name.quoted)"
    case .noController(let id): "nowhere: no controller \(id.quoted)"
    case .scene, nil: ""
    }
  }
}
