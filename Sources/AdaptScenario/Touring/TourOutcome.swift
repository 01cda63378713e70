public import AdaptCore
public import AdaptDocuments
public import AdaptRules

/// What came of a scene or a segue on a tour.
public struct TourOutcome: Hashable, Sendable {
  public enum Result: Hashable, Sendable {
    /// The scene opened; the child was made with its container.
    case made
    case performed
    /// The way there was not open: an earlier segue did not lead to the scene.
    case notReached
    /// What UIKit answers with an exception, or a limit of ours.
    case raised(Finding.Kind)
    /// UIKit drops it.
    case dropped(Finding.Kind)
    /// Nobody is known to have the method that the unwind segue names.
    case unanswered
    /// Only the app's code says what the segue does.
    case notPerformed
    /// An exception, unless the app's code puts the scene into a container that is in no file.
    case leftToCode
    /// It needs a storyboard that is not among those of the tour.
    case elsewhere
    /// The document is for pads, and the device is none.
    case otherDevice
  }

  public let result: Result
  /// What was found, in words; empty where nothing was.
  public let words: String

  init(_ result: Result, _ words: String = "") {
    self.result = result
    self.words = words
  }
}

extension TourOutcome {
  /// How much it matters, as a check of the storyboards has it; nil where all is well.
  public var severity: StoryboardFinding.Severity? {
    switch result {
    case .made, .performed, .otherDevice: nil
    case .raised: .error
    case .dropped: .warning
    case .notReached, .unanswered, .notPerformed, .leftToCode, .elsewhere: .note
    }
  }
}

/// What came of one scene or segue on every device of a tour.
public struct TourStop: Sendable {
  /// Where the document says of it.
  public let path: String
  public let position: SourcePosition
  /// The place of the document among those of the tour.
  public let document: Int
  /// What a person calls it: `scene Settings`, `show to Settings from the button 'More'`.
  public let name: String
  /// The id of the scene's controller, or of the segue.
  public let id: String
  /// Nil for a scene.
  public let segue: InterfaceSegue?
  /// By device, in the order of the tour's.
  public fileprivate(set) var outcomes: [TourOutcome] = []
}

extension TourStop {
  init(_ scene: Int, in graph: StoryboardGraph) {
    path = graph.document(of: scene).path
    position = graph.controller(scene)?.position ?? graph.scene(scene).position
    document = graph.scenes[scene].document
    name = "the scene \(graph.name(scene).quoted)"
    id = graph.controller(scene)?.id ?? graph.scene(scene).id
    segue = nil
  }

  init(way: StoryboardWay, in graph: StoryboardGraph) {
    path = graph.document(of: way.source).path
    position = way.segue.position
    document = graph.scenes[way.source].document
    let target = way.target.map { " to \(graph.name($0).quoted)" } ?? ""
    name = "\(way.segue.kind.words)\(target) from \(way.origin) of \(graph.name(way.source).quoted)"
    id = way.segue.id
    segue = way.segue
  }

  mutating func add(_ outcome: TourOutcome) { outcomes.append(outcome) }
}

extension InterfaceSegue.Kind {
  fileprivate var words: String {
    switch self {
    case .relationship: "relationship"
    case .embed: "embed"
    case .show: "show"
    case .showDetail: "show detail"
    case .present: "present modally"
    case .popover: "present as popover"
    case .unwind: "unwind"
    case .custom: "custom segue"
    case .push: "push"
    case .modal: "modal"
    case .popoverOfPad: "popover"
    case .replace: "replace"
    case .unknown(let kind): kind
    }
  }
}
