/// A class of the app's code, put together from its declaration, extensions and categories.
public struct CodeClass: Hashable, Sendable {
  public let name: String
  /// Where it is declared; nil where only an extension or a category of it is known.
  public internal(set) var declaration: AppCode.Place?
  /// What its declarations name first behind it, which may be a protocol: more than one where
  /// several targets, or branches of the preprocessor, declare it.
  public internal(set) var superclasses: Set<String> = []
  public internal(set) var properties: Set<String> = []
  public internal(set) var methods: [CodeMethod] = []
  /// The properties and methods that Swift alone sees, and those that it shows to Objective-C.
  var hidden: Set<String> = []
  var exposed: Set<String> = []
  /// Whether it shows all its members to Objective-C.
  var exposesMembers = false
  /// Whether its code registers cells.
  public internal(set) var registersCells = false
  /// Whether its code dismisses something.
  public internal(set) var dismisses = false
  /// Whether what it does was read, and not a header alone.
  public internal(set) var isImplemented = false

  init(_ name: String, declaration: AppCode.Place? = nil, superclass: String? = nil) {
    self.name = name
    self.declaration = declaration
    if let superclass { superclasses = [superclass] }
  }

  /// Takes what another part of the code says of the class.
  mutating func add(_ part: CodeClass) {
    declaration = declaration ?? part.declaration
    superclasses.formUnion(part.superclasses)
    properties.formUnion(part.properties)
    methods += part.methods
    hidden.formUnion(part.hidden)
    exposed.formUnion(part.exposed)
    exposesMembers = exposesMembers || part.exposesMembers
    registersCells = registersCells || part.registersCells
    dismisses = dismisses || part.dismisses
    isImplemented = isImplemented || part.isImplemented
  }
}
