public import AdaptCore
import AdaptDocuments

/// Copies of a storyboard for other languages that have fallen behind.
///
/// Rule `storyboard.localized-copy`. An app loads the copy for the person's language in place of
/// the base, so that what only one of them has is missing for some.
public enum LocalizedCopy: StoryboardRule {
  public static let rule = Rule(
    "storyboard.localized-copy", number: Why.rule,
    summary:
      "The copies of a storyboard for several languages have the same entry point and the same "
      + "identifiers of scenes and segues.",
    versions: "all", grade: .documented,
    source:
      "documentation of Bundle (a file in the folder of the person's language is found first); "
      + "O134, O135 (the exceptions of a missing scene and segue)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    // What a base lacks is told once, at the first copy that has it.
    var told = Set<Name>()
    return check.localized.copies.flatMap { copy in
      findings(in: copy.document, of: check.localized.originals[copy.original], &told)
    }
  }

  /// A name that code uses, and what has it.
  private struct Name: Hashable {
    let what: String
    let name: String
    var path = ""
  }

  private static func findings(
    in copy: InterfaceDocument, of original: InterfaceDocument, _ told: inout Set<Name>
  ) -> [StoryboardFinding] {
    let (own, other) = (names(copy), names(original))
    var findings: [StoryboardFinding] = []
    if original.settings.initialController != nil, copy.settings.initialController == nil {
      findings.append(
        finding(
          Why.noEntry, .warning, at: copy.settings.position, of: copy, object: nil,
          "this copy of \(original.path.quoted) has no entry point as that has, so that nothing "
            + "opens in its language; mark a scene as 'Initial View Controller'"))
    }
    for (name, position) in inOrder(other) where own[name] == nil {
      findings.append(
        finding(
          Why.missing, .warning, at: copy.settings.position, of: copy, object: nil,
          "this copy of \(original.path.quoted) has no \(name.what) \(name.name.quoted), so that "
            + "code which uses it raises an exception in its language; copy what is new",
          related: [.init(.init(original.path, position), "it is here")]))
    }
    for (name, position) in inOrder(own) where other[name] == nil {
      guard told.insert(Name(what: name.what, name: name.name, path: original.path)).inserted else {
        continue
      }
      findings.append(
        finding(
          Why.only, .warning, at: position, of: copy, object: nil,
          "\(original.path.quoted), which this is a copy of, has no \(name.what) "
            + "\(name.name.quoted), so that code which uses it raises an exception in other "
            + "languages; add it there or remove it here"))
    }
    return findings
  }

  private static func inOrder(
    _ names: [Name: SourcePosition]
  ) -> [(name: Name, position: SourcePosition)] {
    names.map { ($0.key, $0.value) }.sorted { a, b in
      (a.position, a.name.what, a.name.name) < (b.position, b.name.what, b.name.name)
    }
  }

  /// The names that code may use, and where they are.
  private static func names(_ document: InterfaceDocument) -> [Name: SourcePosition] {
    var names: [Name: SourcePosition] = [:]
    func add(_ what: String, _ name: String?, _ position: SourcePosition) {
      guard let name, !name.isEmpty else { return }
      let key = Name(what: what, name: name)
      names[key] = min(names[key] ?? position, position)
    }
    for controller in document.scenes.compactMap(\.controller) where controller.reference == nil {
      add("scene", controller.storyboardIdentifier, controller.position)
    }
    document.forEachPart { part in
      for segue in part.connections.compactMap(\.segue) {
        add("segue", segue.identifier, segue.position)
      }
    }
    return names
  }
}

extension LocalizedCopy {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 163 }
    case noEntry, missing, only

    var words: String {
      switch self {
      case .noEntry: "the storyboard for another language has an entry point"
      case .missing: "the storyboard for another language has the name"
      case .only: "the storyboard for another language has not the name"
      }
    }
  }
}
