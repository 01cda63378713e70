/// Finds the classes of a Swift file, their members, and the names of storyboards that it writes out.
struct SwiftScanner {
  let tokens: TokenList
  let path: String
  private var file = CodeFile()
  private var scopes: [Scope] = []
  /// What the next brace opens; nil for the body of anything else.
  private var opening: Scope?
  /// The scopes at each `#if` that is open: each of its branches begins with them.
  private var branches: [[Scope]] = []
  /// The selector of `@objc(…)` for the declaration that comes.
  private var givenSelector: String?

  /// What a brace has opened.
  private enum Scope {
    /// A type, with the place of its part in the file.
    case type(Int)
    /// A `switch` over the identifier of a segue.
    case segueSwitch
    case body
  }

  init(_ tokens: [CodeToken], path: String) {
    self.tokens = TokenList(tokens)
    self.path = path
  }

  mutating func scan() -> CodeFile {
    var index = 0
    while let token = tokens[index] {
      index = token.kind == .word ? take(word: token.text, at: index) : take(token, at: index)
    }
    return file
  }

  /// - Returns: The place to go on from.
  private mutating func take(_ token: CodeToken, at index: Int) -> Int {
    guard token.kind == .sign else { return index + 1 }
    switch token.text {
    case "{":
      scopes.append(opening ?? .body)
      opening = nil
    case "}":
      _ = scopes.popLast()
      opening = nil
    case "#": return takeBranch(at: index)
    case "@" where tokens.isWord("objc", at: index + 1) && tokens.isSign("(", at: index + 2):
      let end = tokens.end(of: ("(", ")"), at: index + 2)
      givenSelector = (index + 3..<max(index + 3, end - 1)).compactMap { tokens[$0]?.text }.joined()
      return end
    default: break
    }
    return index + 1
  }

  private mutating func take(word: String, at index: Int) -> Int {
    // A word behind a point is a member of something, whatever it is called.
    guard !tokens.isSign(".", at: index - 1) else { return takeUse(word, at: index) }
    switch word {
    case "class", "struct", "enum", "actor", "extension", "protocol":
      return takeType(word, at: index) ?? index + 1
    case "func": return takeFunction(at: index)
    case "var", "let": return takeProperties(at: index)
    case "switch":
      if let subject = segueIdentifier(at: index + 1) {
        opening = .segueSwitch
        return subject
      }
    case "case": takeCase(at: index)
    default: return takeUse(word, at: index)
    }
    return index + 1
  }

  /// The part of a class that is being read; nil outside of every type.
  private var innermostType: Int? {
    for scope in scopes.reversed() {
      if case .type(let part) = scope { return part }
    }
    return nil
  }
}

// MARK: - Types

extension SwiftScanner {
  /// - Returns: The place to go on from; nil where the word declares nothing.
  private mutating func takeType(_ keyword: String, at index: Int) -> Int? {
    // `protocol P: class`, `class func make()` and a label declare no class.
    guard ![":", ",", "("].contains(where: { tokens.isSign($0, at: index - 1) }),
      let (name, afterName) = dottedName(at: index + 1), !Self.modifiers.contains(name)
    else { return nil }
    var next = afterName
    if tokens.isSign("<", at: next) { next = tokens.end(of: ("<", ">"), at: next) }
    var first: String?
    if tokens.isSign(":", at: next) {
      while tokens.isSign("@", at: next + 1) { next += 2 }
      first = dottedName(at: next + 1)?.name
    }
    while let token = tokens[next], !token.isSign("{") {
      // A declaration without a body: a file that ends, or a word that is none.
      if token.isSign("}") { return next }
      next += 1
    }
    let givenName = givenSelector
    givenSelector = nil
    if keyword == "protocol" {
      file.protocols.insert(name)
      opening = .body
      return next
    }
    var part = CodeClass(name)
    if keyword == "class", let token = tokens[index] {
      part.declaration = AppCode.Place(path, token.position)
      part.superclass = first
    }
    opening = .type(file.classes.count)
    file.classes.append(part)
    // Objective-C knows the class by the name that `@objc(Name)` gives it.
    if let givenName, part.declaration != nil, givenName != name {
      part = CodeClass(givenName, declaration: part.declaration, superclass: name)
      file.classes.append(part)
    }
    return next
  }

  /// `Outer.Inner` is known as `Inner`.
  private func dottedName(at index: Int) -> (name: String, end: Int)? {
    guard var name = tokens.word(at: index) else { return nil }
    var next = index + 1
    while tokens.isSign(".", at: next), let inner = tokens.word(at: next + 1) {
      name = inner
      next += 2
    }
    return (name, next)
  }

  /// What may stand behind `class` where it says of a member that it is the class's own.
  private static let modifiers: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal",
    "public", "open", "package", "dynamic",
  ]
}

// MARK: - Members

extension SwiftScanner {
  private mutating func takeFunction(at index: Int) -> Int {
    defer { givenSelector = nil }
    guard let name = tokens.word(at: index + 1) else { return index + 2 }
    var next = index + 2
    if tokens.isSign("<", at: next) { next = tokens.end(of: ("<", ">"), at: next) }
    guard tokens.isSign("(", at: next) else { return next }
    let parameters = SwiftParameters(tokens, at: next)
    if let first = parameters.first {
      if first.hasOwnName {
        file.hasSwift3 = true
      } else if first.isOfSwift2(in: name) {
        file.hasSwift2 = true
      }
    }
    guard case .type(let part) = scopes.last else { return parameters.end }
    let method = CodeMethod(
      givenSelector ?? parameters.selector(of: name),
      swift2Selector: givenSelector == nil ? parameters.swift2Selector(of: name) : nil,
      takesSegue: parameters.first?.type.contains("UIStoryboardSegue") ?? false)
    file.classes[part].methods.append(method)
    return parameters.end
  }

  private mutating func takeProperties(at index: Int) -> Int {
    guard case .type(let part) = scopes.last else { return index + 1 }
    defer { givenSelector = nil }
    if let givenSelector { file.classes[part].properties.insert(givenSelector) }
    var next = index + 1
    if tokens.isSign("(", at: next) {
      let end = tokens.end(of: ("(", ")"), at: next)
      for place in next..<end {
        if let name = tokens.word(at: place) { file.classes[part].properties.insert(name) }
      }
      return end
    }
    while let name = tokens.word(at: next), let line = tokens[next]?.position.line {
      file.classes[part].properties.insert(name)
      next += 1
      guard tokens.isSign(":", at: next) else { break }
      // The type ends where the line does, or with what comes behind it.
      while let token = tokens[next], token.position.line == line,
        !["{", "}", "=", ",", ";"].contains(where: token.isSign)
      { next += token.isSign("<") ? tokens.end(of: ("<", ">"), at: next) - next : 1 }
      guard tokens.isSign(",", at: next) else { break }
      next += 1
    }
    return next
  }
}

// MARK: - Branches of the preprocessor

extension SwiftScanner {
  private mutating func takeBranch(at index: Int) -> Int {
    switch tokens.word(at: index + 1) {
    case "if": branches.append(scopes)
    case "else", "elseif": if let outer = branches.last { scopes = outer }
    case "endif": _ = branches.popLast()
    default: return index + 1
    }
    return index + 2
  }
}

// MARK: - Names of storyboards

extension SwiftScanner {
  private mutating func takeUse(_ word: String, at index: Int) -> Int {
    if word.hasPrefix("register"), tokens.isSign("(", at: index + 1), let part = innermostType {
      file.classes[part].registersCells = true
    }
    if let use = call(word, at: index) {
      add(use.kind, use.name, at: index, isOwn: isOwn(at: index))
    }
    if word == "segue", let end = segueIdentifier(at: index),
      tokens.isSign("=", at: end), tokens.isSign("=", at: end + 1),
      let name = tokens.text(at: end + 2)
    {
      add(.compares, name, at: index, isOwn: true)
      return end
    }
    return index + 1
  }

  /// What a call of one of UIKit's methods names.
  private func call(_ word: String, at index: Int) -> (kind: CodeUse.Kind, name: String)? {
    guard tokens.isSign("(", at: index + 1) else { return nil }
    // Swift 2 has the label in the name.
    let isLabelled = tokens.isSign(":", at: index + 3)
    let label = isLabelled ? tokens.word(at: index + 2) : nil
    guard let name = tokens.text(at: isLabelled ? index + 4 : index + 2) else { return nil }
    switch (word, label) {
    case ("performSegue", "withIdentifier"), ("performSegueWithIdentifier", nil):
      return (.performs, name)
    case ("instantiateViewController", "withIdentifier"),
      ("instantiateViewController", "identifier"),
      ("instantiateViewControllerWithIdentifier", nil):
      return (.makes(storyboard: storyboard(before: index)), name)
    case ("dequeueReusableCell", "withIdentifier"), ("dequeueReusableCell", "withReuseIdentifier"):
      return tokens.isWord("for", at: index + 6) ? (.dequeues, name) : nil
    default: return nil
    }
  }

  /// Whether the object itself is asked: `self.`, `self?.`, or nothing stands before the call.
  private func isOwn(at index: Int) -> Bool {
    guard tokens.isSign(".", at: index - 1) else { return true }
    let before = tokens.isSign("?", at: index - 2) ? index - 3 : index - 2
    return tokens.isWord("self", at: before) && !tokens.isSign(".", at: before - 1)
  }

  /// `UIStoryboard(name: "Main", bundle: nil).` before a call names the storyboard.
  private func storyboard(before index: Int) -> String? {
    guard tokens.isSign(".", at: index - 1), tokens.isSign(")", at: index - 2),
      let opening = tokens.beginning(of: ("(", ")"), at: index - 2),
      tokens.isWord("UIStoryboard", at: opening - 1), tokens.isWord("name", at: opening + 1)
    else { return nil }
    return tokens.text(at: opening + 3)
  }

  /// The place behind `segue.identifier`; nil where something else stands.
  private func segueIdentifier(at index: Int) -> Int? {
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

  /// Whether a `!` begins `!=` rather than unwraps what is before it.
  private func isOperator(at index: Int) -> Bool {
    guard let sign = tokens[index]?.position, let next = tokens[index + 1] else { return false }
    return next.isSign("=") && next.position.line == sign.line
      && next.position.column == sign.column + 1
  }

  /// The names of a `case` right inside a `switch` over the identifier of a segue.
  private mutating func takeCase(at index: Int) {
    guard case .segueSwitch = scopes.last else { return }
    var next = index + 1
    while let token = tokens[next], !token.isSign(":"), !token.isSign("{") {
      if token.kind == .text { add(.compares, token.text, at: next, isOwn: true) }
      next += 1
    }
  }

  private mutating func add(_ kind: CodeUse.Kind, _ name: String, at index: Int, isOwn: Bool) {
    guard let token = tokens[index] else { return }
    file.uses.append(
      CodeUse(
        kind: kind, name: name, place: AppCode.Place(path, token.position),
        owner: innermostType.map { file.classes[$0].name }, isOwn: isOwn))
  }
}
