import AdaptCore
import AdaptDocuments

/// A rule that finds something in storyboards.
protocol StoryboardRule: SendableMetatype {
  static var rule: Rule { get }
  /// Whether the rule says something of a launch screen too, which the system draws without the
  /// app: nothing of it is made, entered, performed or left.
  static var holdsForLaunchScreens: Bool { get }
  /// Returns what it finds, in the order of the files.
  static func findings(in check: StoryboardCheck) -> [StoryboardFinding]
}

extension StoryboardRule {
  static var holdsForLaunchScreens: Bool { false }

  /// A finding at a segue.
  static func finding(
    _ why: some RuleReason, _ severity: StoryboardFinding.Severity, at way: StoryboardWay,
    in check: StoryboardCheck, _ message: String, related: [StoryboardFinding.Related] = [],
    devices: [StoryboardFinding.Device] = []
  ) -> StoryboardFinding {
    StoryboardFinding(
      rule, because: why.reason, severity, at: check.place(of: way), object: way.segue.id, message,
      related: related, devices: devices)
  }

  /// A finding at the controller of a scene.
  static func finding(
    _ why: some RuleReason, _ severity: StoryboardFinding.Severity, atScene scene: Int,
    in check: StoryboardCheck, _ message: String, related: [StoryboardFinding.Related] = []
  ) -> StoryboardFinding {
    StoryboardFinding(
      rule, because: why.reason, severity, at: check.place(ofScene: scene),
      object: check.graph.controller(scene)?.id ?? check.graph.scene(scene).id, message,
      related: related)
  }

  /// A finding anywhere else in a document.
  static func finding(
    _ why: some RuleReason, _ severity: StoryboardFinding.Severity,
    at position: SourcePosition, of document: InterfaceDocument, object: String?,
    _ message: String, related: [StoryboardFinding.Related] = []
  ) -> StoryboardFinding {
    StoryboardFinding(
      rule, because: why.reason, severity,
      at: StoryboardFinding.Place(document.path, position), object: object, message,
      related: related)
  }
}
