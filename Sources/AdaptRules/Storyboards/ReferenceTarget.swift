public import AdaptCore
import AdaptDocuments

/// Storyboard references that lead nowhere.
///
/// Rule `storyboard.reference-target`.
public enum ReferenceTarget: StoryboardRule {
  public static let rule = Rule(
    "storyboard.reference-target", number: Why.rule,
    summary:
      "A storyboard reference leads to a scene: of a file, by an identifier, or to the file's "
      + "entry point.",
    versions: "9+", grade: .logged, source: "O134 (the exception of a missing scene)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let graph = check.graph
    var told: [Int: Set<String>] = [:]
    var suggestions = NameSuggestions()
    return graph.scenes.indices.flatMap { scene -> [StoryboardFinding] in
      guard let resolution = graph.target(ofReference: scene) else { return [] }
      let document = graph.scenes[scene].document
      var findings: [StoryboardFinding] = []
      // A file that is checked alone refers to others by right, and one of several by habit; once
      // is enough to say so.
      if let finding = ambiguity(ofReference: scene, in: check),
        told[document, default: []].insert(finding.message).inserted
      {
        findings.append(finding)
      }
      let complaint = graph.project.complaint(about: resolution, of: "this reference") {
        suggestions(for: $0, among: $1)
      }
      guard let complaint, let why = why(resolution) else { return findings }
      if why == .noFile, !told[document, default: []].insert(complaint.cause).inserted {
        return findings
      }
      findings.append(
        finding(why, why == .noFile ? .note : .error, atScene: scene, in: check, complaint.words))
      return findings
    }
  }

  /// What to say of a resolution; nil where nothing is claimed.
  private static func why(_ resolution: InterfaceProject.Resolution) -> Why? {
    switch resolution {
    case .scene, .otherBundle, .noController: nil
    case .noStoryboard: .noFile
    case .noScene: .noScene
    case .noInitialScene: .noInitial
    case .circular: .circular
    }
  }

  /// How many files of one name are listed.
  private static let listed = 3

  /// That several of the files are called as a reference says, and which one is taken.
  private static func ambiguity(
    ofReference scene: Int, in check: StoryboardCheck
  ) -> StoryboardFinding? {
    let project = check.graph.project
    let document = check.graph.scenes[scene].document
    guard let reference = check.graph.controller(scene)?.reference,
      reference.bundleIdentifier == nil, let name = reference.storyboardName
    else { return nil }
    let places = project.storyboards(named: name)
    guard places.count > 1, let taken = project.storyboard(named: name, from: document) else {
      return nil
    }
    let others = places.lazy.filter { $0 != taken }.prefix(listed).map { project.documents[$0] }
    return finding(
      Why.ambiguous, .note, atScene: scene, in: check,
      "\(places.count) storyboards are called \(name.quoted); this reference is taken to mean the "
        + "nearest, \(project.documents[taken].path.quoted): check the files of one target at a "
        + "time",
      related: others.map {
        .init(.init($0.path, $0.settings.position), "it is called \(name.quoted) too")
      })
  }
}

extension ReferenceTarget {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 149 }
    case noFile, noScene, noInitial, circular, ambiguous

    var words: String {
      switch self {
      case .noFile: "the storyboard is not among the files that are checked"
      case .noScene: "no scene of the storyboard has the identifier"
      case .noInitial: "the storyboard has no entry point"
      case .circular: "the reference leads back to itself"
      case .ambiguous: "several storyboards have the name that the reference has"
      }
    }
  }
}
