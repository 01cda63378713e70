extension AppCode {
  /// What is known of a class with all it inherits.
  public struct Members: Hashable, Sendable {
    /// The names of the properties.
    public fileprivate(set) var properties: Set<String> = []
    /// The methods, as Objective-C spells them.
    public fileprivate(set) var methods: Set<String> = []
    /// Of the methods those whose first parameter is a segue.
    public fileprivate(set) var segueMethods: Set<String> = []
    /// The names that methods have since Swift 3, by those they had before it.
    public fileprivate(set) var renamed: [String: String] = [:]
    /// Whether its code registers cells, under names that may be worked out.
    public fileprivate(set) var registersCells = false
    /// The classes from the class itself to the last that the code declares.
    public fileprivate(set) var chain: [String] = []
    /// The class of the system that the chain ends at; nil where a superclass is not in the code, so
    /// that there may be more members.
    public fileprivate(set) var system: String?
  }

  /// How many classes over one another are followed; of a deeper chain not all is known.
  private static let depthLimit = 100

  /// Returns what is known of a class; nil for one that the code does not declare.
  ///
  /// - Complexity: O(n) in the members of the class and of its superclasses.
  public func members(of name: String) -> Members? {
    guard classes[name]?.declaration != nil else { return nil }
    var members = Members()
    var visited: Set<String> = []
    var next: String? = name
    while let name = next, visited.count < Self.depthLimit, visited.insert(name).inserted {
      let part = classes[name]
      if let part { members.add(part, isSwift3: isSwift3) }
      guard let part, part.declaration != nil else {
        if SystemClasses.names.contains(name) { members.system = name }
        break
      }
      members.chain.append(name)
      next = part.superclass.flatMap { protocols.contains($0) ? nil : $0 }
    }
    return members
  }

  /// The methods that unwind segues can name, by the classes that have or inherit them.
  ///
  /// - Complexity: O(n) in the classes and the members that each inherits.
  public var unwindActions: [String: [String]] {
    var actions: [String: [String]] = [:]
    for name in classes.keys {
      let methods = members(of: name)?.segueMethods ?? []
      if !methods.isEmpty { actions[name] = methods.sorted() }
    }
    return actions
  }
}

extension AppCode.Members {
  /// Whether an object of the class takes what an outlet connects; nil where that is not known.
  public func takes(outlet name: String) -> Bool? {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    if properties.contains(name) || properties.contains("_" + name) || methods.contains(setter)
      || SystemClasses.outlets.contains(name)
    {
      return true
    }
    return system == nil ? nil : false
  }

  /// Whether an object of the class answers a call; nil where that is not known.
  public func answers(_ selector: String) -> Bool? {
    if methods.contains(selector) || SystemClasses.actions.contains(selector) { return true }
    return system == nil ? nil : false
  }

  fileprivate mutating func add(_ part: CodeClass, isSwift3: Bool) {
    properties.formUnion(part.properties)
    registersCells = registersCells || part.registersCells
    for method in part.methods {
      let selector = isSwift3 ? method.selector : method.swift2Selector ?? method.selector
      methods.insert(selector)
      if isSwift3, let old = method.swift2Selector { renamed[old] = selector }
      if method.takesSegue { segueMethods.insert(selector) }
    }
  }
}
