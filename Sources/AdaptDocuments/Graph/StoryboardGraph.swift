/// The scenes of a project and the ways between them.
///
/// A scene is named by its place among all scenes of all documents. The graph tells what is written
/// in the files, references followed; what a way does at run time is for the rules to say.
///
/// - Complexity: O(n) in the objects of all documents to make.
public struct StoryboardGraph: Sendable {
  public let project: InterfaceProject
  /// The scenes in the order of the documents; storyboard references are scenes too.
  public let scenes: [InterfaceProject.SceneAddress]
  /// What lies in each scene.
  public let parts: [SceneParts]
  /// Every segue of every scene, and every peek that leads elsewhere than its segue: by document,
  /// then by its place in the file.
  public let ways: [StoryboardWay]
  /// The places in ``ways`` of those that leave a scene, and of those that lead to it.
  public let outgoing: [[Int]]
  public let incoming: [[Int]]
  private let firstScene: [Int]
  private let names: SceneNaming

  public init(_ project: InterfaceProject) {
    self.project = project
    scenes = project.scenes
    names = SceneNaming(project)
    parts = scenes.map { SceneParts(project[$0]) }
    var first: [Int] = []
    var count = 0
    for document in project.documents {
      first.append(count)
      count += document.scenes.count
    }
    firstScene = first
    var ways: [StoryboardWay] = []
    for (place, address) in scenes.enumerated() {
      var own: [StoryboardWay] = []
      for part in parts[place].connections {
        guard let segue = part.connection.segue else { continue }
        let previews = segue.previews.filter {
          $0.kind != .unwind && $0.destination != segue.destination
        }
        for (count, segue) in ([segue] + previews).enumerated() {
          let resolution: InterfaceProject.Resolution? =
            segue.kind == .unwind ? nil : project.resolve(segue.destination, in: address.document)
          let target = resolution?.scene.map { first[$0.document] + $0.scene }
          own.append(
            StoryboardWay(
              source: place, origin: part.origin, segue: segue, isPreview: count > 0,
              resolution: resolution, target: target))
        }
      }
      ways += own.sorted { $0.segue.position < $1.segue.position }
    }
    self.ways = ways
    var outgoing = [[Int]](repeating: [], count: scenes.count)
    var incoming = outgoing
    for (place, way) in ways.enumerated() {
      outgoing[way.source].append(place)
      if let target = way.target { incoming[target].append(place) }
    }
    self.outgoing = outgoing
    self.incoming = incoming
  }
}

extension StoryboardGraph {
  /// The place of a scene.
  public func place(of address: InterfaceProject.SceneAddress) -> Int {
    firstScene[address.document] + address.scene
  }

  public func scene(_ place: Int) -> InterfaceScene { project[scenes[place]] }

  public func document(of place: Int) -> InterfaceDocument {
    project.documents[scenes[place].document]
  }

  /// The controller of a scene; nil in a damaged one.
  public func controller(_ place: Int) -> InterfaceController? { scene(place).controller }

  /// What a scene is called.
  public func name(_ place: Int) -> SceneName { names[scenes[place]] }

  /// Whether a scene is a storyboard reference.
  public func isReference(_ place: Int) -> Bool { controller(place)?.reference != nil }

  /// The scene that a document opens with, through storyboard references; nil where it has no entry
  /// point, or where that leads to a scene that is not there.
  public func initialScene(of document: Int) -> Int? {
    guard let id = project.documents[document].settings.initialController,
      let address = project.resolve(id, in: document).scene
    else { return nil }
    return place(of: address)
  }

  /// The scenes that a reference in any document stands for, through other references.
  public func target(ofReference place: Int) -> InterfaceProject.Resolution? {
    guard let controller = controller(place), controller.reference != nil else { return nil }
    return project.resolve(controller.id, in: scenes[place].document)
  }
}

/// A way from a scene: a segue, with where it begins and where it ends.
public struct StoryboardWay: Sendable {
  /// The place of the scene that has the segue.
  public let source: Int
  public let origin: SegueOrigin
  public let segue: InterfaceSegue
  /// Whether a peek or the pop after it takes the way, rather than a touch or code.
  public let isPreview: Bool
  /// Where it leads, through storyboard references; nil for an unwind, which finds out at run time.
  public let resolution: InterfaceProject.Resolution?
  /// The place of the scene that it leads to; nil when it leads to none of the project.
  public let target: Int?
}

extension InterfaceController {
  /// What kind of controller it is: `navigation controller`.
  public var kindWords: String {
    switch content {
    case .plain: "view controller"
    case .table: "table view controller"
    case .collection: "collection view controller"
    case .navigation: "navigation controller"
    case .tabs: "tab bar controller"
    case .split: "split view controller"
    case .pages: "page view controller"
    case .foreign(let element): element
    case .reference: "storyboard reference"
    }
  }
}
