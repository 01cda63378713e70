import AdaptCode
import AdaptCore
import AdaptDocuments

/// What the rules ask of an app's code.
extension StoryboardCheck {
  /// What something in a scene or a xib is called: `button 'Save' of 'Editor'`.
  func words(_ origin: SegueOrigin, in place: DocumentDemands.Place) -> String {
    let owner = place.scene.map(name) ?? graph.project.documents[place.document].name.quoted
    return origin.kind == .controller ? owner : "\(origin) of \(owner)"
  }

  /// The place of a class's declaration, to be told beside a finding about it.
  func declaration(of name: String) -> [StoryboardFinding.Related] {
    guard let place = facts.code?.classes[name]?.declaration else { return [] }
    return [.init(StoryboardFinding.Place(place), "\(name.quoted) is declared here")]
  }

  /// Whether the code of a scene's class dismisses something, so that it closes the scene.
  func isClosedByCode(_ scene: Int) -> Bool {
    guard let name = graph.controller(scene)?.customClass?.name else { return false }
    return demands?.members[name]?.dismisses ?? false
  }

  /// Who has which of the unwind actions that segues name, as far as settings and code say; nil
  /// where neither does.
  ///
  /// A scene of which the code has no class has what the code adds to the system's.
  var unwindActions: [String: [String]]? {
    guard let code = facts.code, let demands else { return facts.unwindActions }
    let named = Set(graph.ways.compactMap(\.segue.unwindAction))
    var actions = facts.unwindActions ?? [:]
    for scene in graph.scenes.indices {
      guard let controller = graph.controller(scene) else { continue }
      let name = controller.customClass?.name
      let members = name.flatMap { demands.members[$0] } ?? code.members(of: controller.systemClass)
      let answered = members?.methods.intersection(named).sorted() ?? []
      let key = name ?? controller.systemClass
      actions[key] = (actions[key] ?? []) + answered.filter { !(actions[key] ?? []).contains($0) }
    }
    // Of a class that no scene has is told that it could answer.
    for (name, part) in code.classes where part.declaration != nil && actions[name] == nil {
      let answered = code.members(of: name)?.methods.intersection(named).sorted() ?? []
      if !answered.isEmpty { actions[name] = answered }
    }
    return actions
  }
}

extension StoryboardRule {
  /// A finding where code writes a name out.
  static func finding(
    _ why: some RuleReason, _ severity: StoryboardFinding.Severity, at use: CodeUse,
    _ message: String, related: [StoryboardFinding.Related] = []
  ) -> StoryboardFinding {
    StoryboardFinding(
      rule, because: why.reason, severity, at: StoryboardFinding.Place(use.place),
      object: use.name, message, related: related)
  }
}

extension StoryboardFinding.Place {
  init(_ place: AppCode.Place) { self.init(place.path, place.position) }
}

extension InterfaceController {
  /// The class of the system's that the element stands for.
  var systemClass: String {
    switch content {
    case .plain, .foreign, .reference: "UIViewController"
    case .table: "UITableViewController"
    case .collection: "UICollectionViewController"
    case .navigation: "UINavigationController"
    case .tabs: "UITabBarController"
    case .split: "UISplitViewController"
    case .pages: "UIPageViewController"
    }
  }
}
