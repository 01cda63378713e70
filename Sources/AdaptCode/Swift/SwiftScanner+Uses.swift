/// The names of storyboards that Swift code writes out.
extension SwiftScanner {
  /// - Returns: The place to go on from.
  mutating func takeUse(_ word: String, at index: Int) -> Int {
    if word.hasPrefix("register"), tokens.isSign("(", at: index + 1), let part = innermostType {
      file.classes[part].registersCells = true
    }
    if word == "dismiss" || word == "dismissViewControllerAnimated",
      tokens.isSign("(", at: index + 1), let part = innermostType
    {
      file.classes[part].dismisses = true
    }
    if let use = call(word, at: index) {
      add(use.kind, use.name, at: index, isOwn: isOwn(at: index))
    }
    if word == "segue", let end = segueIdentifier(at: index), tokens.isSign("=", at: end),
      tokens.isSign("=", at: end + 1), let name = wholeText(at: end + 2)
    {
      add(.compares, name, at: index, isOwn: true)
      return end
    }
    return index + 1
  }

  /// The names of a `case` right inside a `switch` over the identifier of a segue.
  mutating func takeCase(at index: Int) -> Int {
    var next = index + 1
    while let token = tokens[next], ![":", "{", "}"].contains(where: token.isSign),
      !token.isWord("case")
    {
      if let name = wholeText(at: next) { add(.compares, name, at: next, isOwn: true) }
      next += 1
    }
    return next
  }

  /// The place behind `segue.identifier`; nil where something else stands.
  func segueIdentifier(at index: Int) -> Int? {
    guard tokens.isWord("segue", at: index) else { return nil }
    var next = index + 1
    while tokens.isSign("?", at: next) || tokens.isSign("!", at: next) { next += 1 }
    guard tokens.isSign(".", at: next), tokens.isWord("identifier", at: next + 1) else {
      return nil
    }
    next += 2
    while tokens.isSign("?", at: next) || tokens.isSign("!", at: next) && !isOperator(at: next) {
      next += 1
    }
    return next
  }

  /// What a call of one of UIKit's methods names.
  private func call(_ word: String, at index: Int) -> (kind: CodeUse.Kind, name: String)? {
    guard tokens.isSign("(", at: index + 1) else { return nil }
    // Swift 2 has the label in the name.
    let isLabelled = tokens.isSign(":", at: index + 3)
    let label = isLabelled ? tokens.word(at: index + 2) : nil
    guard let name = wholeText(at: isLabelled ? index + 4 : index + 2) else { return nil }
    switch (word, label) {
    case ("performSegue", "withIdentifier"), ("performSegueWithIdentifier", nil):
      return (.performs, name)
    case ("instantiateViewController", "withIdentifier"),
      ("instantiateViewController", "identifier"),
      ("instantiateViewControllerWithIdentifier", nil):
      switch storyboard(before: index) {
      case .named(let storyboard): return (.makes(storyboard: storyboard), name)
      case .unknown: return nil
      }
    case ("dequeueReusableCell", "withIdentifier"), ("dequeueReusableCell", "withReuseIdentifier"):
      return tokens.isWord("for", at: index + 6) ? (.dequeues, name) : nil
    default: return nil
    }
  }

  /// The text at a place, where it is all of an argument or of what is compared.
  private func wholeText(at index: Int) -> String? {
    guard let text = tokens.text(at: index),
      !["+", "."].contains(where: { tokens.isSign($0, at: index + 1) })
    else { return nil }
    return text
  }

  /// Whether the object itself is asked: `self.`, `self?.`, or nothing stands before the call.
  private func isOwn(at index: Int) -> Bool {
    guard tokens.isSign(".", at: index - 1) else { return true }
    let before = tokens.isSign("?", at: index - 2) ? index - 3 : index - 2
    return tokens.isWord("self", at: before) && !tokens.isSign(".", at: before - 1)
  }

  /// `UIStoryboard(name: "Main", bundle: nil).` before a call names the storyboard.
  private func storyboard(before index: Int) -> AskedStoryboard {
    guard tokens.isSign(".", at: index - 1) else { return .unknown }
    let isUnwrapped = tokens.isSign("?", at: index - 2) || tokens.isSign("!", at: index - 2)
    if tokens.isWord("storyboard", at: isUnwrapped ? index - 3 : index - 2) { return .named(nil) }
    guard tokens.isSign(")", at: index - 2),
      let opening = tokens.beginning(of: ("(", ")"), at: index - 2),
      tokens.isWord("UIStoryboard", at: opening - 1), tokens.isWord("name", at: opening + 1)
    else { return .unknown }
    let arguments = (opening..<index - 2).compactMap { tokens[$0]?.text }.joined()
    let ownBundles = ["nil", ".main", "Bundle.main", "NSBundle.mainBundle()"]
    guard ownBundles.contains(where: { arguments.hasSuffix("bundle:\($0)") }) else {
      return .unknown
    }
    return .named(tokens.text(at: opening + 3))
  }

  /// Whether a `!` begins `!=` rather than unwraps what is before it.
  private func isOperator(at index: Int) -> Bool {
    guard let sign = tokens[index]?.position, let next = tokens[index + 1] else { return false }
    return next.isSign("=") && next.position.line == sign.line
      && next.position.column == sign.column + 1
  }

  private mutating func add(_ kind: CodeUse.Kind, _ name: String, at index: Int, isOwn: Bool) {
    guard let token = tokens[index] else { return }
    file.uses.append(
      CodeUse(
        kind: kind, name: name, place: AppCode.Place(path, token.position),
        owner: innermostType.map { file.classes[$0].name }, isOwn: isOwn))
  }
}
