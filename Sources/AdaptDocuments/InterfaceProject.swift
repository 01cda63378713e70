/// The documents of an app together, with the ways between them.
///
/// Finding a scene by an id or a name takes the same time however many there are.
public struct InterfaceProject: Sendable {
  /// Where a scene is.
  public struct SceneAddress: Hashable, Sendable, Comparable {
    /// The place of the document in the project.
    public let document: Int
    /// The place of the scene in the document.
    public let scene: Int

    public init(document: Int, scene: Int) {
      self.document = document
      self.scene = scene
    }

    public static func < (a: Self, b: Self) -> Bool {
      (a.document, a.scene) < (b.document, b.scene)
    }
  }

  public let documents: [InterfaceDocument]
  private let storyboards: StoryboardNames
  private let indices: [DocumentIndex]
  /// Where each storyboard reference leads, through others.
  private var ends: [SceneAddress: Resolution] = [:]

  /// - Parameter documents: Storyboards and xibs; of storyboards with the same name references lead
  ///   to the one in the nearest folder.
  public init(_ documents: [InterfaceDocument]) {
    self.documents = documents
    indices = documents.map(DocumentIndex.init)
    storyboards = StoryboardNames(documents)
    for address in scenes where self[address].controller?.reference != nil {
      follow(referenceAt: address)
    }
  }
}

/// The scenes of one document by what they are called.
private struct DocumentIndex: Sendable {
  private(set) var controllers: [String: Int] = [:]
  private(set) var identifiers: [String: Int] = [:]

  init(_ document: InterfaceDocument) {
    for (place, scene) in document.scenes.enumerated() {
      guard let controller = scene.controller else { continue }
      if controllers[controller.id] == nil { controllers[controller.id] = place }
      guard controller.reference == nil, let name = controller.storyboardIdentifier,
        identifiers[name] == nil
      else { continue }
      identifiers[name] = place
    }
  }
}

// MARK: - Finding scenes

extension InterfaceProject {
  /// The place of a storyboard in `documents`; nil when there is none of that name. Of several it
  /// is the one for the base language, then the first.
  public func storyboard(named name: String) -> Int? { storyboards[name].first }

  /// The places of all storyboards of a name.
  public func storyboards(named name: String) -> [Int] { storyboards[name] }

  /// The place of the storyboard that a document means by a name: of several the one in the nearest
  /// folder; nil when there is none.
  public func storyboard(named name: String, from document: Int) -> Int? {
    storyboards.place(of: name, from: documents[document])
  }

  public subscript(address: SceneAddress) -> InterfaceScene {
    documents[address.document].scenes[address.scene]
  }

  /// The scene whose controller, or storyboard reference, has an id in a document.
  public func scene(ofController id: String, in document: Int) -> SceneAddress? {
    indices[document].controllers[id].map { SceneAddress(document: document, scene: $0) }
  }

  /// The scene that code makes by its storyboard identifier.
  public func scene(identifier: String, in document: Int) -> SceneAddress? {
    indices[document].identifiers[identifier].map { SceneAddress(document: document, scene: $0) }
  }

  /// The scene that a document opens with; nil when it has no entry point.
  public func initialScene(of document: Int) -> SceneAddress? {
    documents[document].settings.initialController.flatMap { scene(ofController: $0, in: document) }
  }

  /// Every scene of every document, in their order.
  public var scenes: [SceneAddress] {
    documents.indices.flatMap { document in
      documents[document].scenes.indices.map { SceneAddress(document: document, scene: $0) }
    }
  }
}

// MARK: - Following references

extension InterfaceProject {
  /// Where a way through storyboard references ends.
  public enum Resolution: Hashable, Sendable {
    case scene(SceneAddress)
    /// No object of the document has the id, or it is no controller.
    case noController(id: String)
    /// The project has no storyboard of that name.
    case noStoryboard(name: String)
    /// The storyboard has no scene with that identifier.
    case noScene(identifier: String, document: Int)
    /// The storyboard has no entry point.
    case noInitialScene(document: Int)
    /// The reference leads back to itself.
    case circular
    /// The scene is in a bundle that is not part of the project.
    case otherBundle(String)

    public var scene: SceneAddress? {
      if case .scene(let scene) = self { scene } else { nil }
    }
  }

  /// Follows an id to the controller it means, through storyboard references.
  ///
  /// - Complexity: O(1).
  public func resolve(_ id: String, in document: Int) -> Resolution {
    guard let address = scene(ofController: id, in: document) else {
      return .noController(id: id)
    }
    return ends[address] ?? .scene(address)
  }

  /// Finds out where a reference leads, and with it all references on the way: each is followed
  /// once.
  private mutating func follow(referenceAt start: SceneAddress) {
    guard ends[start] == nil else { return }
    var way: [SceneAddress] = []
    var seen: Set<SceneAddress> = []
    var address = start
    var end: Resolution?
    while end == nil {
      if let known = ends[address] {
        end = known
      } else if let reference = self[address].controller?.reference {
        guard seen.insert(address).inserted else {
          end = .circular
          break
        }
        way.append(address)
        let next = target(of: reference, in: address.document)
        if let scene = next.scene { address = scene } else { end = next }
      } else {
        end = .scene(address)
      }
    }
    for address in way { ends[address] = end }
  }

  /// The scene a reference names, which may be another reference.
  private func target(of reference: StoryboardReference, in document: Int) -> Resolution {
    if let bundle = reference.bundleIdentifier { return .otherBundle(bundle) }
    var place = document
    if let name = reference.storyboardName {
      guard let storyboard = storyboard(named: name, from: document) else {
        return .noStoryboard(name: name)
      }
      place = storyboard
    }
    guard let identifier = reference.identifier else {
      return initialScene(of: place).map(Resolution.scene) ?? .noInitialScene(document: place)
    }
    return scene(identifier: identifier, in: place).map(Resolution.scene)
      ?? .noScene(identifier: identifier, document: place)
  }
}
