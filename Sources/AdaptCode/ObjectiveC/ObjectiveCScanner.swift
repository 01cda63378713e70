/// Finds the classes of a header or an implementation, their members, and the names of storyboards
/// that it writes out.
struct ObjectiveCScanner {
  let tokens: TokenList
  let path: String
  var file = CodeFile()
  /// The part of a class that is open: from `@interface` or `@implementation` to `@end`.
  private(set) var part: Int?
  /// How deep the braces are.
  private var depth = 0
  /// How deep they are at each `#if` that is open: each of its branches begins there.
  private var branches: [Int] = []

  init(_ tokens: [CodeToken], path: String) {
    self.tokens = TokenList(tokens)
    self.path = path
  }

  mutating func scan() -> CodeFile {
    var index = 0
    while let token = tokens[index] {
      switch token.kind {
      case .sign: index = take(sign: token.text, at: index)
      case .word: index = take(word: token.text, at: index)
      case .text, .otherText, .number: index += 1
      }
    }
    return file
  }

  /// - Returns: The place to go on from.
  private mutating func take(sign: String, at index: Int) -> Int {
    switch sign {
    case "{":
      if depth == 0, let part, !isBehindMethod(index) {
        return takeVariables(of: part, at: index)
      }
      depth += 1
    case "}": depth = max(0, depth - 1)
    case "@": return takeDirective(at: index)
    case "#": return takePreprocessor(at: index)
    case "-", "+":
      if depth == 0, let part,
        tokens.isSign("(", at: index + 1) || tokens.word(at: index + 1) != nil
      {
        return takeMethod(of: part, at: index)
      }
    default: break
    }
    return index + 1
  }

  /// Whether a brace opens the body of a method or function rather than the variables of a class,
  /// which stand right behind its first line.
  private func isBehindMethod(_ index: Int) -> Bool { variablesPlace != index }

  /// The place where the variables of the class that was just opened would stand.
  private var variablesPlace = -1
}

// MARK: - Classes

extension ObjectiveCScanner {
  private mutating func takeDirective(at index: Int) -> Int {
    switch tokens.word(at: index + 1) {
    case "interface": return takeInterface(at: index)
    case "implementation": return takeImplementation(at: index)
    case "protocol": return takeProtocol(at: index)
    case "end":
      part = nil
      depth = 0
    case "property": return takeProperty(at: index)
    case "synthesize", "dynamic":
      return takeNames(at: index + 2)
    default: return index + 1
    }
    return index + 2
  }

  private mutating func takeInterface(at index: Int) -> Int {
    guard let name = tokens.word(at: index + 2), let token = tokens[index] else { return index + 2 }
    var next = index + 3
    var opened = CodeClass(name)
    if tokens.isSign("<", at: next) { next = tokens.end(of: ("<", ">"), at: next) }
    if tokens.isSign(":", at: next) {
      opened.declaration = AppCode.Place(path, token.position)
      if let name = tokens.word(at: next + 1) { opened.superclasses = [name] }
      next += 2
    } else if tokens.isSign("(", at: next) {
      next = tokens.end(of: ("(", ")"), at: next)
    }
    while tokens.isSign("<", at: next) { next = tokens.end(of: ("<", ">"), at: next) }
    return open(opened, at: next)
  }

  private mutating func takeImplementation(at index: Int) -> Int {
    guard let name = tokens.word(at: index + 2) else { return index + 2 }
    var next = index + 3
    if tokens.isSign("(", at: next) { next = tokens.end(of: ("(", ")"), at: next) }
    if tokens.isSign(":", at: next) { next += 2 }
    var opened = CodeClass(name)
    opened.isImplemented = true
    return open(opened, at: next)
  }

  private mutating func open(_ opened: CodeClass, at next: Int) -> Int {
    part = file.classes.count
    file.classes.append(opened)
    depth = 0
    variablesPlace = next
    return next
  }

  /// `@protocol P;` and `@protocol(P)` open nothing.
  private mutating func takeProtocol(at index: Int) -> Int {
    guard let name = tokens.word(at: index + 2) else { return index + 2 }
    var next = index + 3
    while tokens.isSign(",", at: next) { next += 2 }
    guard !tokens.isSign(";", at: next) else { return next }
    file.protocols.insert(name)
    while let token = tokens[next] {
      if token.isSign("@"), tokens.isWord("end", at: next + 1) { return next + 2 }
      next += 1
    }
    return next
  }
}

// MARK: - Members

extension ObjectiveCScanner {
  /// `@property (weak) IBOutlet UILabel *first, *second;` and `@property (copy) void
  /// (^done)(void);`
  private mutating func takeProperty(at index: Int) -> Int {
    var next = index + 2
    if tokens.isSign("(", at: next) {
      let end = tokens.end(of: ("(", ")"), at: next)
      for place in next..<end where tokens.isSign("=", at: place) {
        guard let name = tokens.word(at: place + 1), let part else { continue }
        let isSetter = tokens.isSign(":", at: place + 2)
        file.classes[part].methods.append(CodeMethod(isSetter ? name + ":" : name))
      }
      next = end
    }
    let end = endOfStatement(from: next)
    if let part { file.classes[part].properties.formUnion(names(from: next, to: end)) }
    return end
  }

  /// The variables of a class, which outlets find by their names too.
  private mutating func takeVariables(of part: Int, at index: Int) -> Int {
    let end = tokens.end(of: ("{", "}"), at: index)
    var next = index + 1
    while next < end - 1 {
      let statement = min(endOfStatement(from: next), end - 1)
      file.classes[part].properties.formUnion(names(from: next, to: statement))
      next = max(statement, next) + 1
    }
    return end
  }

  private mutating func takeNames(at index: Int) -> Int {
    let end = endOfStatement(from: index)
    if let part {
      for place in index..<end {
        if let name = tokens.word(at: place) { file.classes[part].properties.insert(name) }
      }
    }
    return end
  }

  private func endOfStatement(from index: Int) -> Int {
    var next = index
    while let token = tokens[next], !token.isSign(";"), !token.isSign("@") { next += 1 }
    return next
  }

  /// The names that a declaration gives: the word before each comma and before the end, or the one
  /// behind the caret of a block.
  ///
  /// Macros may stand behind a name, as `NS_AVAILABLE_IOS(8_0)` does: the word behind the last star
  /// counts too, and the last that is no macro by its letters.
  private func names(from start: Int, to end: Int) -> Set<String> {
    var result: Set<String> = []
    var words: [String] = []
    var depth = 0
    for place in start..<max(start, end) {
      guard let token = tokens[place] else { break }
      if token.kind == .word, depth == 0 {
        words.append(token.text)
        if tokens.isSign("*", at: place - 1) { result.insert(token.text) }
      }
      guard token.kind == .sign else { continue }
      switch token.text {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "^" where depth == 1 && tokens.isSign("(", at: place - 1):
        if let name = tokens.word(at: place + 1) { return [name] }
      case "," where depth == 0:
        result.formUnion(Self.names(among: words))
        words = []
      default: break
      }
    }
    return result.union(Self.names(among: words))
  }

  private static func names(among words: [String]) -> [String] {
    [words.last, words.last { $0.contains(where: \.isLowercase) }].compactMap(\.self)
  }

  /// `- (IBAction)save:(id)sender forEvent:(UIEvent *)event {`
  private mutating func takeMethod(of part: Int, at index: Int) -> Int {
    // A method without a type answers an object.
    var next =
      tokens.isSign("(", at: index + 1) ? tokens.end(of: ("(", ")"), at: index + 1) : index + 1
    var selector = ""
    while let token = tokens[next], !token.isSign("{"), !token.isSign(";"), !token.isSign("@") {
      if token.kind == .word, selector.isEmpty || tokens.isSign(":", at: next + 1) {
        selector += token.text
      }
      next += 1
      if token.isSign("(") {
        // What a macro behind the arguments says.
        next = tokens.end(of: ("(", ")"), at: next - 1)
        continue
      }
      guard token.isSign(":") else { continue }
      selector += ":"
      if tokens.isSign("(", at: next) { next = tokens.end(of: ("(", ")"), at: next) }
      // The name of the argument.
      next += 1
    }
    if !selector.isEmpty { file.classes[part].methods.append(CodeMethod(selector)) }
    return next
  }
}

// MARK: - The preprocessor

extension ObjectiveCScanner {
  /// Goes past a directive, with the lines that it goes on for; what stands between directives
  /// counts.
  private mutating func takePreprocessor(at index: Int) -> Int {
    switch tokens.word(at: index + 1) {
    case "if", "ifdef", "ifndef": branches.append(depth)
    case "else", "elif": if let outer = branches.last { depth = outer }
    case "endif": _ = branches.popLast()
    default: break
    }
    guard var line = tokens[index]?.position.line else { return index + 1 }
    var next = index + 1
    while let token = tokens[next] {
      if token.position.line != line {
        guard tokens.isSign("\\", at: next - 1) else { break }
        line = token.position.line
      }
      next += 1
    }
    return next
  }
}
