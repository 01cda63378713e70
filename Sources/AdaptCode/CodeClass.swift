/// A class of the app's code, put together from its declaration, extensions and categories.
public struct CodeClass: Hashable, Sendable {
  public let name: String
  /// Where it is declared; nil where only an extension or a category of it is known.
  public internal(set) var declaration: AppCode.Place?
  /// What stands first behind its name, which may be a protocol; nil for nothing.
  public internal(set) var superclass: String?
  public internal(set) var properties: Set<String> = []
  public internal(set) var methods: [CodeMethod] = []
  /// Whether its code registers cells.
  public internal(set) var registersCells = false

  init(_ name: String, declaration: AppCode.Place? = nil, superclass: String? = nil) {
    self.name = name
    self.declaration = declaration
    self.superclass = superclass
  }

  /// Takes what another part of the code says of the class.
  mutating func add(_ part: CodeClass) {
    // Of several declarations, of targets or of branches of the preprocessor, the first counts, and
    // all have a say in what it has.
    declaration = declaration ?? part.declaration
    superclass = superclass ?? part.superclass
    properties.formUnion(part.properties)
    methods += part.methods
    registersCells = registersCells || part.registersCells
  }
}

/// A method, as Objective-C knows it.
public struct CodeMethod: Hashable, Sendable {
  /// `save:`; of Swift's, as the language has it since 3.
  public let selector: String
  /// The selector that Swift 2 gave it, when that is another.
  public let swift2Selector: String?
  /// Whether its first parameter is a segue, so that an unwind segue can name it.
  public let takesSegue: Bool

  init(_ selector: String, swift2Selector: String? = nil, takesSegue: Bool = false) {
    self.selector = selector
    self.swift2Selector = swift2Selector
    self.takesSegue = takesSegue
  }
}
