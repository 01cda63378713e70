import AdaptCore
import AdaptDocuments
import AdaptUIKit

/// What a person does with what is called so on screen. A name has to mean one thing there.
extension ScenarioRun {
  func tap(_ name: String, _ kind: UserTarget.Kind? = nil) {
    do { try simulation.tap(named: name, of: kind) } catch {
      if case .unknown = error, kind == .row, (try? simulation.target(named: name)) != nil {
        return cast.note("\(name.quoted) is on screen and is no row; tap it")
      }
      note(error)
    }
  }

  func type(_ text: String, into name: String) {
    do { try simulation.typeText(text, into: name) } catch {
      if case .unknown = error, (try? simulation.target(named: name)) != nil {
        return cast.note("\(name.quoted) is on screen and is no field; tap it")
      }
      note(error)
    }
  }

  /// Says why a name leads to nothing; what the storyboards call so, with its line, where it is not
  /// on screen.
  private func note(_ error: UserTargetError) {
    guard case .unknown(let name, _) = error,
      let found = cast.scenes?.bundle.project.place(ofNamed: name)
    else { return cast.note("\(error)") }
    cast.note(
      "nothing on screen is called \(name.quoted) now; \(found.words)\(whyUnseen(found.scene))")
  }

  /// Where what a scene holds is kept from a person's eyes, in words to go on with.
  private func whyUnseen(_ scene: InterfaceProject.SceneAddress) -> String {
    let living = cast.livingControllers.filter { $0.sceneAddress == scene }
    guard let controller = living.last else { return ", in a scene that is not open" }
    guard controller.viewIfLoaded?.window == nil else { return "" }
    if controller.isInHiddenColumn { return ", in a column that the split view does not show" }
    var child = controller
    while let parent = child.parent {
      if let stack = parent as? UINavigationController, stack.topViewController !== child {
        return ", lower on its stack"
      }
      if let tabs = parent as? UITabBarController, tabs.selectedViewController !== child {
        return ", in a tab that is not selected"
      }
      child = parent
    }
    return ", in a scene that is not shown"
  }
}

extension InterfaceProject {
  /// Says where the first object stands that is called so, or that has the id.
  ///
  /// - Complexity: O(n) in the objects of all documents.
  fileprivate func place(ofNamed name: String) -> (words: String, scene: SceneAddress)? {
    let graph = StoryboardGraph(self)
    for scene in graph.scenes.indices {
      let parts = graph.parts[scene]
      let items = parts.barItems.lazy.map { (origin: SegueOrigin($0), position: $0.position) }
      // What lies around others is called by the first of them, which is then what is meant.
      let views = parts.views.lazy.filter { !$0.view.liesAroundOthers || $0.view.id == name }.map {
        (origin: SegueOrigin($0.view), position: $0.view.position)
      }
      let isMeant = { (origin: SegueOrigin) in origin.label == name || origin.id == name }
      let found = items.first { isMeant($0.origin) } ?? views.first { isMeant($0.origin) }
      guard let (origin, position) = found else { continue }
      let place = "\(graph.document(of: scene).path):\(position.line)"
      return ("\(origin) of \(graph.name(scene).quoted) is at \(place)", graph.scenes[scene])
    }
    return nil
  }
}

extension InterfaceView {
  /// Whether a person uses what lies inside rather than the view itself.
  fileprivate var liesAroundOthers: Bool {
    switch content {
    case .plain, .stack, .scroll, .table, .collection, .navigationBar, .toolbar, .tabBar,
      .container:
      true
    case .text, .button, .image, .textField, .tableCell, .collectionCell, .segmented, .control:
      false
    }
  }
}
