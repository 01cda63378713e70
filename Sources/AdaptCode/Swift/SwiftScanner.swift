/// Finds the classes of a Swift file, their members, and the names of storyboards that it writes
/// out.
struct SwiftScanner {
  let tokens: TokenList
  let path: String
  var file = CodeFile()
  private var scopes: [Scope] = []
  /// What the next brace opens.
  private var opening = Scope.Kind.body
  /// The scopes at each `#if` that is open: each of its branches begins with them.
  private var branches: [[Scope]] = []
  /// The selector of `@objc(…)` for the declaration that comes.
  private var givenSelector: String?

  /// How many `#if` inside one another are followed.
  private static let branchLimit = 32

  /// What a brace has opened.
  private struct Scope {
    enum Kind {
      /// A type, with the place of its part in the file.
      case type(Int)
      /// A `switch` over the identifier of a segue.
      case segueSwitch
      case body
    }

    let kind: Kind
    /// The part of the innermost type around what is inside.
    let type: Int?
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
      if case .type(let part) = opening {
        scopes.append(Scope(kind: opening, type: part))
      } else {
        scopes.append(Scope(kind: opening, type: innermostType))
      }
      (opening, givenSelector) = (.body, nil)
    case "}":
      _ = scopes.popLast()
      (opening, givenSelector) = (.body, nil)
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
    case "init", "deinit", "subscript": givenSelector = nil
    case "switch":
      if let subject = segueIdentifier(at: index + 1) {
        opening = .segueSwitch
        return subject
      }
    case "case":
      givenSelector = nil
      if case .segueSwitch = scopes.last?.kind { return takeCase(at: index) }
    default: return takeUse(word, at: index)
    }
    return index + 1
  }

  /// The part of a class that is being read; nil outside of every type.
  var innermostType: Int? { scopes.last?.type }

  /// The part whose members stand here; nil inside of bodies.
  private var typeOfMembers: Int? {
    if case .type(let part) = scopes.last?.kind { part } else { nil }
  }
}

// MARK: - Types

extension SwiftScanner {
  /// - Returns: The place to go on from; nil where the word declares nothing.
  private mutating func takeType(_ keyword: String, at index: Int) -> Int? {
    // `protocol P: class`, `class func make()` and a label declare no class.
    guard ![":", ",", "("].contains(where: { tokens.isSign($0, at: index - 1) }),
      let (name, afterName) = dottedName(at: index + 1),
      tokens.isWord("where", at: afterName)
        || ["{", ":", "<"].contains(where: { tokens.isSign($0, at: afterName) })
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
    part.isImplemented = true
    part.exposesMembers = isMarked(
      before: index, as: keyword == "extension" ? ["objcMembers", "objc"] : ["objcMembers"])
    if keyword == "class", let token = tokens[index] {
      part.declaration = AppCode.Place(path, token.position)
      if let first { part.superclasses = [first] }
    }
    opening = .type(file.classes.count)
    file.classes.append(part)
    // Objective-C knows the class by the name that `@objc(Name)` gives it.
    if let givenName, part.declaration != nil, givenName != name {
      var alias = CodeClass(givenName, declaration: part.declaration, superclass: name)
      alias.isImplemented = true
      file.classes.append(alias)
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
    if parameters.labels.first == "_" { file.hasSwift3 = true }
    if parameters.areOfSwift2(in: name) { file.hasSwift2 = true }
    guard let part = typeOfMembers else { return parameters.end }
    let method = CodeMethod(
      givenSelector ?? parameters.selector(of: name),
      swift2Selector: givenSelector == nil ? parameters.swift2Selector(of: name) : nil)
    file.classes[part].methods.append(method)
    note(method.selector, at: index, of: part)
    return parameters.end
  }

  private mutating func takeProperties(at index: Int) -> Int {
    defer { givenSelector = nil }
    guard let part = typeOfMembers else { return index + 1 }
    if let givenSelector { file.classes[part].properties.insert(givenSelector) }
    var next = index + 1
    if tokens.isSign("(", at: next) {
      let end = tokens.end(of: ("(", ")"), at: next)
      for place in next..<end {
        if let name = tokens.word(at: place) { file.classes[part].properties.insert(name) }
      }
      return end
    }
    while let name = tokens.word(at: next) {
      file.classes[part].properties.insert(name)
      note(name, at: index, of: part)
      next = endOfProperty(at: next)
      guard tokens.isSign(",", at: next) else { break }
      next += 1
    }
    return next
  }

  /// Notes whether Objective-C sees a member.
  private mutating func note(_ member: String, at index: Int, of part: Int) {
    let attributes: Set<String> = [
      "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged",
      "objc",
    ]
    if givenSelector != nil || isMarked(before: index, as: attributes) {
      file.classes[part].exposed.insert(member)
    } else {
      file.classes[part].hidden.insert(member)
    }
  }

  /// Whether a declaration has one of some attributes, or a modifier that goes with Objective-C.
  private func isMarked(before index: Int, as attributes: Set<String>) -> Bool {
    var place = index - 1
    while let token = tokens[place], index - place < 32 {
      if token.isSign(")") {
        guard let opening = tokens.beginning(of: ("(", ")"), at: place) else { return false }
        place = opening - 1
      } else if token.kind == .word, tokens.isSign("@", at: place - 1) {
        if attributes.contains(token.text) { return true }
        place -= 2
      } else if token.kind == .word, Self.modifiers.contains(token.text) {
        if token.text == "override" || token.text == "dynamic" { return true }
        place -= 1
      } else {
        return false
      }
    }
    return false
  }

  private static let modifiers: Set<String> = [
    "class", "dynamic", "fileprivate", "final", "internal", "isolated", "lazy", "mutating",
    "nonisolated", "open", "optional", "override", "package", "private", "public", "required",
    "static", "unowned", "weak",
  ]

  /// Returns the place of the comma before the next name of a list, or of what ends the list.
  private func endOfProperty(at index: Int) -> Int {
    var next = index + 1
    var line = tokens[index]?.position.line
    // A `<` of a value compares or shifts.
    var isType = true
    while let token = tokens[next] {
      if token.position.line != line {
        // A type or a value may begin on the line after its sign.
        guard tokens.isSign(":", at: next - 1) || tokens.isSign("=", at: next - 1) else { break }
        line = token.position.line
      }
      guard token.kind == .sign else {
        next += 1
        continue
      }
      switch token.text {
      case ",", "{", "}", ";": return next
      case "(": next = tokens.end(of: ("(", ")"), at: next)
      case "[": next = tokens.end(of: ("[", "]"), at: next)
      case "<" where isType: next = tokens.end(of: ("<", ">"), at: next)
      case "=":
        isType = false
        next += 1
      default: next += 1
      }
      line = tokens[next - 1]?.position.line
    }
    return next
  }
}

// MARK: - Branches of the preprocessor

extension SwiftScanner {
  private mutating func takeBranch(at index: Int) -> Int {
    switch tokens.word(at: index + 1) {
    case "if": if branches.count < Self.branchLimit { branches.append(scopes) }
    case "else", "elseif": if let outer = branches.last { scopes = outer }
    case "endif": _ = branches.popLast()
    default: return index + 1
    }
    return index + 2
  }
}
