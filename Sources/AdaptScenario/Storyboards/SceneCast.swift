import AdaptDocuments
import AdaptUIKit

/// The storyboards of a run: what their controllers are called, and which methods they have.
struct SceneCast {
  let bundle: InterfaceBundle
  let names: SceneNames
  private let abilities: [String: [String]]

  /// Nil for a scenario without storyboards.
  ///
  /// - Parameter names: What the controllers are called, where that is known already.
  init?(_ scenario: Scenario, names known: SceneNames? = nil) {
    guard let storyboards = scenario.storyboards else { return nil }
    bundle = InterfaceBundle(storyboards.project)
    bundle.classes.segueStandIns = scenario.segueClasses
    names = known ?? SceneNames(storyboards.project, described: scenario.controllers)
    abilities = Dictionary(
      scenario.unwindActions.map { ($0.name, $0.selectors) }, uniquingKeysWith: +)
  }

  /// The methods for unwind segues that the scenario says a controller has, by whatever it calls
  /// it.
  ///
  /// - Parameters:
  ///   - controller: What the document says of it; nil for one that code makes.
  ///   - names: What the run calls it, with the number of an instance and without.
  func unwindActions(of controller: InterfaceController?, named names: String...) -> [String] {
    let own = [controller?.customClass?.name, controller?.storyboardIdentifier, controller?.id]
    let words = own.compactMap(\.self) + names
    var seen = Set<String>()
    return words.filter { seen.insert($0).inserted }.flatMap { abilities[$0] ?? [] }
  }

  /// Makes the controller of the scene that a name stands for, as code does: by its identifier, or
  /// as an entry point; nil where no scene of that name can be made so.
  func make(_ name: String) -> UIViewController? {
    let scenes = names.scenes(named: name)
    for address in scenes {
      guard let identifier = bundle.project[address].controller?.storyboardIdentifier else {
        continue
      }
      return storyboard(of: address).instantiateViewController(withIdentifier: identifier)
    }
    guard let entry = scenes.first(where: { bundle.project.initialScene(of: $0.document) == $0 })
    else { return nil }
    return storyboard(of: entry).instantiateInitialViewController()
  }

  /// Makes the controller of a scene that a run opens with.
  func make(_ entry: SceneReference) -> UIViewController? {
    let storyboard = UIStoryboard(name: entry.storyboard, in: bundle)
    guard let scene = entry.scene else { return storyboard.instantiateInitialViewController() }
    return storyboard.instantiateViewController(withIdentifier: scene)
  }

  /// Makes the controller of any scene.
  func make(_ address: InterfaceProject.SceneAddress) -> UIViewController? {
    storyboard(of: address).makeController(of: address)
  }

  private func storyboard(of address: InterfaceProject.SceneAddress) -> UIStoryboard {
    UIStoryboard(name: bundle.project.documents[address.document].name, in: bundle)
  }
}
