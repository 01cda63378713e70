/// The names of storyboards that Objective-C code writes out.
extension ObjectiveCScanner {
  mutating func take(word: String, at index: Int) -> Int {
    if word.hasPrefix("register"), tokens.isSign(":", at: index + 1), let part {
      file.classes[part].registersCells = true
    }
    if word == "dismissViewControllerAnimated", tokens.isSign(":", at: index + 1), let part {
      file.classes[part].dismisses = true
    }
    guard tokens.isSign(":", at: index + 1), tokens.isSign("@", at: index + 2),
      let name = tokens.text(at: index + 3), !tokens.isSign("@", at: index + 4)
    else { return index + 1 }
    switch word {
    case "performSegueWithIdentifier":
      add(.performs, name, at: index, isOwn: tokens.isWord("self", at: index - 1))
    case "instantiateViewControllerWithIdentifier":
      switch storyboard(before: index) {
      case .named(let storyboard):
        add(.makes(storyboard: storyboard), name, at: index, isOwn: false)
      case .unknown: break
      }
    case "dequeueReusableCellWithIdentifier" where tokens.isWord("forIndexPath", at: index + 4),
      "dequeueReusableCellWithReuseIdentifier" where tokens.isWord("forIndexPath", at: index + 4):
      add(.dequeues, name, at: index, isOwn: false)
    case "isEqualToString" where isSegueIdentifier(before: index):
      add(.compares, name, at: index, isOwn: true)
    default: break
    }
    return index + 4
  }

  /// `[UIStoryboard storyboardWithName:@"Main" bundle:nil]` before a call names the storyboard.
  private func storyboard(before index: Int) -> AskedStoryboard {
    // `self.storyboard` and `[self storyboard]`.
    if tokens.isWord("storyboard", at: index - 1) || tokens.isWord("storyboard", at: index - 2) {
      return .named(nil)
    }
    guard tokens.isSign("]", at: index - 1),
      let opening = tokens.beginning(of: ("[", "]"), at: index - 1),
      tokens.isWord("UIStoryboard", at: opening + 1),
      tokens.isWord("storyboardWithName", at: opening + 2)
    else { return .unknown }
    let arguments = (opening..<index - 1).compactMap { tokens[$0]?.text }.joined()
    guard ["nil", "[NSBundlemainBundle]"].contains(where: { arguments.hasSuffix("bundle:\($0)") })
    else { return .unknown }
    return .named(tokens.text(at: opening + 5))
  }

  /// `segue.identifier` or `[segue identifier]` before a call.
  private func isSegueIdentifier(before index: Int) -> Bool {
    if tokens.isSign("]", at: index - 1) {
      return tokens.isWord("identifier", at: index - 2) && tokens.isWord("segue", at: index - 3)
    }
    return tokens.isWord("identifier", at: index - 1) && tokens.isSign(".", at: index - 2)
      && tokens.isWord("segue", at: index - 3)
  }

  private mutating func add(_ kind: CodeUse.Kind, _ name: String, at index: Int, isOwn: Bool) {
    guard let token = tokens[index] else { return }
    file.uses.append(
      CodeUse(
        kind: kind, name: name, place: AppCode.Place(path, token.position),
        owner: part.map { file.classes[$0].name }, isOwn: isOwn))
  }
}
