import AdaptCore
import AdaptScenario
import Testing

@Suite("Every stand-in plays every hook of segues and unwinding")
struct ScriptedHookTests {
  /// What the scene in the middle is: K, which holds `inner` and lies in `outer` beside `home`.
  enum Kind: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case plain, table, navigation, tabs, split, pages

    var testDescription: String { rawValue }

    fileprivate var element: String {
      switch self {
      case .plain: "viewController"
      case .table: "tableViewController"
      case .navigation: "navigationController"
      case .tabs: "tabBarController"
      case .split: "splitViewController"
      case .pages: "pageViewController"
      }
    }

    /// The relationships by which the document makes `inner` with it.
    fileprivate var relationships: [(name: String, to: String)] {
      switch self {
      case .plain, .table, .pages: []
      case .navigation: [("rootViewController", "inner")]
      case .tabs: [("viewControllers", "inner"), ("viewControllers", "other")]
      case .split: [("masterViewController", "inner"), ("detailViewController", "other")]
      }
    }

    /// What the script gives it where the document does not.
    fileprivate var content: String {
      switch self {
      case .plain, .table: "children: ['inner'],"
      case .pages: "pages: ['inner'],"
      case .navigation, .tabs, .split: ""
      }
    }

    fileprivate var view: String {
      switch self {
      case .plain: ScriptedHookTests.view("view")
      case .table: ScriptedHookTests.view("tableView")
      case .navigation, .tabs, .split, .pages: ""
      }
    }
  }

  private static func view(_ element: String) -> String {
    """
    <\(element) key="view" id="view-\(element)">\
    <rect key="frame" x="0" y="0" width="375" height="667"/></\(element)>
    """
  }

  private static func scene(
    _ name: String, _ element: String = "viewController", _ content: String = "",
    _ segues: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(name)"><objects>
    <\(element) storyboardIdentifier="\(name)" id="\(name)" sceneMemberID="viewController">
    \(content)<connections>\(segues)</connections></\(element)>
    <exit id="exit-\(name)" sceneMemberID="exit"/></objects></scene>
    """
  }

  private func storyboard(_ kind: Kind) -> String {
    let relationships = kind.relationships.enumerated().map { place, relationship in
      "<segue destination=\"\(relationship.to)\" kind=\"relationship\" "
        + "relationship=\"\(relationship.name)\" id=\"r\(place)\"/>"
    }
    let go = "<segue destination=\"far\" kind=\"presentation\" identifier=\"go\" id=\"go\"/>"
    let exit =
      "<segue destination=\"exit-inner\" kind=\"unwind\" identifier=\"exit\" "
      + "unwindAction=\"back:\" id=\"unwind\"/>"
    let scenes = [
      Self.scene("outer"), Self.scene("home"), Self.scene("other"), Self.scene("far"),
      Self.scene("K", kind.element, kind.view, relationships.joined() + go),
      Self.scene("inner", "viewController", "", exit),
    ]
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="outer"><scenes>
      \(scenes.joined(separator: "\n"))
      </scenes></document>
      """
  }

  /// Unwinds from `inner` to the method `back:`, then performs K's own segue.
  private func result(
    _ kind: Kind, ios: String, _ script: String, outer: String = "", home: String
  ) throws -> ScenarioResult {
    let text = """
      { device: 'pad', ios: '\(ios)', storyboards: ['Hooks.storyboard'],
        choices: { 'segue.should-perform': 'always' },
        controllers: {
          outer: { children: ['K', 'home'], \(outer) }, home: { \(home) },
          K: { \(kind.content) segues: { go: true }, \(script) },
        },
        steps: [
          { do: [{ performSegue: 'exit', on: 'inner' }] },
          { do: [{ performSegue: 'go', on: 'K' }] },
        ] }
      """
    let scenario = try scenario(text, beside: ["Hooks.storyboard": storyboard(kind)])
    return ScenarioRun(scenario).perform()
  }

  /// The callbacks that the trace has of K, with what it answered.
  private func hooks(_ result: ScenarioResult) throws -> [Callback: EventValue] {
    let node = try #require(result.trace.node(named: "K"))
    var hooks: [Callback: EventValue] = [:]
    for event in result.trace where event.subject == node {
      switch event.kind {
      case .called(let callback, _): hooks[callback] = .nothing
      case .asked(let callback, _, let answer): hooks[callback] = answer
      case .listed(let callback, _): hooks[callback] = .nothing
      default: break
      }
    }
    return hooks
  }

  @Test(
    "From 9 on: asked for children and itself, told to go on, and prepared",
    arguments: Kind.allCases)
  func since9(kind: Kind) throws {
    let result = try result(
      kind, ios: "18", "unwinding: { canPerform: { 'back:': false } }",
      home: "unwindActions: ['back:']")
    let hooks = try hooks(result)
    for callback in [
      Callback.childContaining, .allowedChildrenForUnwinding, .canPerformUnwindSegueAction,
      .unwindTowards, .shouldPerformSegue, .prepareForSegue,
    ] {
      #expect(hooks[callback] != nil, "\(callback)")
    }
    #expect(hooks[.canPerformUnwindSegueAction] == .flag(false))
    #expect(hooks[.shouldPerformSegue] == .flag(true))
    let inner = try #require(result.trace.node(named: "inner"))
    #expect(hooks[.childContaining] == .node(inner))
    #expect(result.problems.isEmpty, "\(result.problems)")
  }

  @Test("The children that a script allows are those that are listed", arguments: Kind.allCases)
  func allowed(kind: Kind) throws {
    let result = try result(
      kind, ios: "18", "unwinding: { allowedChildren: [] }", home: "unwindActions: ['back:']")
    let node = try #require(result.trace.node(named: "K"))
    let lists = result.trace.compactMap { event -> [NodeID]? in
      guard event.subject == node, case .listed(_, let list) = event.kind else { return nil }
      return list
    }
    #expect(lists == [[]])
  }

  @Test(
    "A stand-in that has the method is where the unwind ends",
    arguments: Kind.allCases, ["8", "8.4", "9", "12.4", "18"])
  func destination(kind: Kind, ios: String) throws {
    // Up to 8 the parent of a container that names itself makes the segue.
    let result = try result(
      kind, ios: ios, "unwindActions: ['back:']", outer: "unwinding: { segue: 'own' }", home: "")
    let hooks = try hooks(result)
    #expect(hooks[.unwindAction] != nil)
    #expect(hooks[.canPerformUnwindSegueAction] == .flag(true))
    #expect(result.problems.isEmpty, "\(result.problems)")
  }

  @Test(
    "Up to 8: asked for the destination, and for the segue",
    arguments: Kind.allCases, ["8", "8.4"])
  func before9(kind: Kind, ios: String) throws {
    let result = try result(
      kind, ios: ios, "unwinding: { viewController: 'home', segue: 'own' }",
      home: "unwindActions: ['back:']")
    let hooks = try hooks(result)
    let home = try #require(result.trace.node(named: "home"))
    #expect(hooks[.viewControllerForUnwindSegueAction] == .node(home))
    #expect(hooks[.segueForUnwinding] != nil)
    #expect(hooks[.prepareForSegue] != nil)
    #expect(result.problems.isEmpty, "\(result.problems)")
  }
}
