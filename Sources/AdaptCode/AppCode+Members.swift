extension AppCode {
  /// What is known of a class with all it inherits.
  public struct Members: Hashable, Sendable {
    /// The names of the properties.
    public fileprivate(set) var properties: Set<String> = []
    /// The methods, as Objective-C spells them.
    public fileprivate(set) var methods: Set<String> = []
    /// The names that methods have since Swift 3, by those they had before it; empty where the code
    /// may be older.
    public fileprivate(set) var renamed: [String: String] = [:]
    /// The properties and methods that Swift alone sees, as it is since Swift 4; empty where the code
    /// may be older.
    public fileprivate(set) var hidden: Set<String> = []
    /// Whether its code registers cells, under names that may be worked out.
    public fileprivate(set) var registersCells = false
    /// Whether its code dismisses something, as a screen that code closes does.
    public fileprivate(set) var dismisses = false
    /// The classes from the class itself to the last that the code declares.
    public fileprivate(set) var chain: [String] = []
    /// The class of the system that the chain ends at; nil where not all above it is in the code,
    /// so that there may be more members.
    public fileprivate(set) var system: String?
  }

  /// How many classes over one another are followed; of a deeper chain not all is known.
  private static let depthLimit = 100

  /// Returns what is known of a class; nil for one that neither the code declares nor the system
  /// has.
  ///
  /// - Complexity: O(n) in the members of the class and of its superclasses.
  public func members(of name: String) -> Members? {
    var members = Members()
    var isWhole = true
    var next: String? = name
    while let name = next, members.chain.count < Self.depthLimit, !members.chain.contains(name) {
      guard let part = classes[name], part.declaration != nil else { break }
      members.add(part, spelling: spelling)
      members.chain.append(name)
      let above = part.superclasses.subtracting(protocols)
      isWhole = isWhole && part.isImplemented && above.count <= 1
      next = above.min()
    }
    let system = SystemClasses.chain(from: next ?? "")
    guard !members.chain.isEmpty || !system.isEmpty else { return nil }
    // The app's extensions of the system's classes.
    for name in system {
      if let part = classes[name] { members.add(part, spelling: spelling) }
    }
    if isWhole { members.system = system.first }
    let parts = (members.chain + system).compactMap { classes[$0] }
    if spelling == .swift3, !parts.contains(where: \.exposesMembers) {
      members.hidden = parts.reduce(into: Set()) { $0.formUnion($1.hidden) }
      for part in parts { members.hidden.subtract(part.exposed) }
    }
    return members
  }
}

extension AppCode.Members {
  /// Whether the class is known to be one of controllers.
  public var isController: Bool {
    system.map { SystemClasses.chain(from: $0).contains("UIViewController") } ?? false
  }

  /// Whether an object of the class takes what an outlet connects; nil where that is not known.
  public func takes(outlet name: String) -> Bool? {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    if properties.contains(name) || properties.contains("_" + name) || methods.contains(setter) {
      return true
    }
    guard let system, !methods.contains("setValue:forUndefinedKey:") else { return nil }
    return SystemClasses.chain(from: system).contains {
      SystemClasses.outlets[$0]?.contains(name) ?? false
    }
  }

  /// Whether an object of the class answers a call; nil where that is not known.
  public func answers(_ selector: String) -> Bool? {
    if methods.contains(selector) || SystemClasses.actions.contains(selector) { return true }
    return system == nil || !methods.isDisjoint(with: Self.forwarding) ? nil : false
  }

  /// The methods by which an object answers calls that its class has no method for.
  private static let forwarding: Set<String> = [
    "forwardingTargetForSelector:", "forwardingTargetFor:", "forwardInvocation:",
    "resolveInstanceMethod:",
  ]

  fileprivate mutating func add(_ part: CodeClass, spelling: AppCode.Spelling) {
    properties.formUnion(part.properties)
    registersCells = registersCells || part.registersCells
    dismisses = dismisses || part.dismisses
    for method in part.methods {
      guard let old = method.swift2Selector else {
        methods.insert(method.selector)
        continue
      }
      switch spelling {
      case .swift2: methods.insert(old)
      case .swift3:
        methods.insert(method.selector)
        renamed[old] = method.selector
      case .unknown: methods.formUnion([old, method.selector])
      }
    }
  }
}
