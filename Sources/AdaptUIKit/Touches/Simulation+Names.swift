import AdaptCore
import Foundation

extension Simulation {
  /// All that a person could use on the key window now, also where something is in the way.
  ///
  /// What is presented on top comes first. Within one layer the bars' items come first, then the
  /// content from top to bottom, then tabs. A control that lies under another one is listed as if
  /// nothing lay over it.
  ///
  /// - Complexity: O(n log n) in the views of the window.
  public var targets: [UserTarget] {
    windowScene.keyWindow.map { TargetWalk.targets(in: $0, run: run) } ?? []
  }

  /// Returns what a name means on screen now.
  ///
  /// The first of these that fits wins: what is shown, the accessibility identifier, the
  /// accessibility label, the name in the editor, the id in the document, the kind of thing; then
  /// the same in any letter case; the same with a blank for a line break, or with `\u{A}` as
  /// reports print it; then what something is in the way of.
  ///
  /// - Parameter kind: What it has to be; anything unless given.
  public func target(
    named name: String, of kind: UserTarget.Kind? = nil
  ) throws(UserTargetError) -> UserTarget {
    try TargetName(name).find(among: targets.filter { kind == nil || $0.kind.isSuch(kind) })
  }

  /// Uses what a name means, as a person does with a finger.
  ///
  /// The name is looked up now, and used in a step of its own. What cannot be touched is a finding
  /// that says why.
  ///
  /// - Parameter kind: What it has to be; anything unless given.
  public func tap(
    named name: String, of kind: UserTarget.Kind? = nil
  ) throws(UserTargetError) { tap(try target(named: name, of: kind)) }

  /// Uses a target.
  public func tap(_ target: UserTarget) {
    let name = target.names.best ?? target.kind.rawValue
    step("tap \(name)") { [unowned self] in
      guard reaches(target, name) else { return }
      target.use(run)
      guard target.leads.isEmpty, target.kind.doesNothingByItself else { return }
      run.find(.tapLanded, on: target.subject, object: describe(target), text: name)
    }
  }

  /// Types a text into the field that a name means, in place of what is there.
  ///
  /// The field tells that editing begins, of the change, and that editing ends.
  public func typeText(_ text: String, into name: String) throws(UserTargetError) {
    let fields = targets.filter { $0.typing != nil }
    let field = try TargetName(name).find(among: fields)
    step("type \(text)") { [unowned self] in
      if reaches(field, name) { field.typing?(run, text) }
    }
  }

  private func reaches(_ target: UserTarget, _ name: String) -> Bool {
    if isInBackground {
      findOnTop(.inBackground)
      return false
    }
    guard !target.isReachable else { return true }
    run.find(
      .cannotBeTouched, on: target.subject, object: describe(target), text: name,
      because: target.obstacle.reasons)
    return false
  }

  /// Describes what a document has, for its place there; nil for what no document has.
  private func describe(_ target: UserTarget) -> NodeID? {
    guard let place = target.document?.place else { return nil }
    // Also where no events are kept: fingerprints hold the names of nodes.
    let node = run.nextID(.view)
    if run.recorder.keepsEvents {
      run.recorder.describe(NodeDescription(id: node, type: "UIView", place: place))
    }
    return node
  }
}

extension UserTarget.Kind {
  /// Whether a touch is over when nothing is connected to what was touched.
  fileprivate var doesNothingByItself: Bool {
    switch self {
    case .button, .control, .row, .sampleRow, .accessory: true
    case .switch, .slider, .stepper, .segment, .pages, .datePicker, .field, .barItem, .back, .tab,
      .gesture, .alertAction:
      false
    }
  }

  /// Whether a target of the kind is what was asked for: a sample row is a row.
  fileprivate func isSuch(_ wanted: Self?) -> Bool {
    self == wanted || wanted == .row && self == .sampleRow
  }
}

/// A name that a person gives, and how it is looked up.
private struct TargetName {
  let name: String

  init(_ name: String) { self.name = name }

  func find(among targets: [UserTarget]) throws(UserTargetError) -> UserTarget {
    let free = targets.filter(\.isReachable)
    if let match = try first(among: free) { return match }
    let blocked = targets.filter { !$0.isReachable }
    if let match = matches(among: blocked).first { return match }
    let known = free.compactMap(\.names.best)
    throw .unknown(name: name, known: known)
  }

  private func first(among targets: [UserTarget]) throws(UserTargetError) -> UserTarget? {
    let matches = matches(among: targets)
    guard matches.count > 1 else { return matches.first }
    throw .ambiguous(name: name, candidates: matches.map(UserTargetError.Candidate.init))
  }

  /// The targets that have the name at the best rank at which any has it.
  private func matches(among targets: [UserTarget]) -> [UserTarget] {
    // What a report prints for a name leads to it as well, and blanks are easier to write than
    // line breaks.
    let (lower, words) = (name.lowercased(), name.wordsOfName)
    let lowerWords = words.lowercased()
    let waysToFit: [(String) -> Bool] = [
      { $0 == name }, { $0.lowercased() == lower }, { $0.wordsOfName == words },
      { $0.wordsOfName.lowercased() == lowerWords },
    ]
    for fits in waysToFit {
      for rank in UserTarget.Names().ranks.indices {
        let matches = targets.filter { $0.names.ranks[rank].contains(where: fits) }
        if !matches.isEmpty { return matches }
      }
    }
    return []
  }
}

extension String {
  /// The words of a name with one blank between them; what is written as `\u{A}` is read first.
  fileprivate var wordsOfName: String {
    unescaped.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
