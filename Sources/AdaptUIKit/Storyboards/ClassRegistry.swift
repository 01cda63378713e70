import AdaptDocuments
import Foundation

/// The app's classes, by the names that documents call them.
///
/// UIKit finds a class by its name and its methods by their selectors. Swift can do neither here,
/// so a class is registered with what documents use of it.
///
/// ```swift
/// var classes = ClassRegistry()
/// classes.register(ListViewController.self) {
///   $0.outlet("searchField", \.searchField)
///   $0.action("save:") { list, sender in list.save(sender) }
///   $0.unwindAction("unwindToList:") { list, segue in list.unwindToList(segue) }
/// }
/// classes.register(segue: FadeSegue.init(identifier:source:destination:))
/// ```
public struct ClassRegistry {
  /// Makes the controller of a scene whose class is not registered, or that names none; nil for
  /// UIKit's own class. Without a maker a class that is not registered is a finding (R125).
  public var standIn: ((InterfaceCoder) -> UIViewController?)?

  /// What segues do whose classes are not registered, by the names of the classes. A custom segue
  /// of another class is an exception (R129), or a note where controllers have stand-ins.
  public var segueStandIns: [String: SegueStandIn] = [:]

  /// By name; of one name there may be classes in several modules.
  private var classes: [String: [RegisteredClass]] = [:]
  private var byType: [ObjectIdentifier: RegisteredClass] = [:]
  private var segues: [String: UnwindRequest.SegueMaker] = [:]

  /// Whether these are all classes of the app: then the outlets of one that is not among them are
  /// exceptions, as in UIKit (R126). By default they are passed over.
  public var isComplete = false

  public init() {}
}

extension ClassRegistry {
  // Methods of their own, since a default for a closure of this type stops the compiler (6.3.1).

  /// Registers a class of controllers.
  ///
  /// - Parameters:
  ///   - name: What documents call it; the name of the type unless given.
  ///   - module: The module that documents must name; nil for any.
  ///   - members: Says what documents use of it.
  public mutating func register<Controller: UIViewController>(
    _ type: Controller.Type, name: String? = nil, module: String? = nil,
    _ members: (inout ClassMembers<Controller>) -> Void
  ) { add(type, name, module, { type.init(coder: $0) }, members) }

  /// Registers a class of controllers of which documents use nothing by name.
  public mutating func register<Controller: UIViewController>(
    _ type: Controller.Type, name: String? = nil, module: String? = nil
  ) { register(type, name: name, module: module) { _ in } }

  /// Registers a class of views.
  public mutating func register<View: UIView>(
    _ type: View.Type, name: String? = nil, module: String? = nil,
    _ members: (inout ClassMembers<View>) -> Void
  ) { add(type, name, module, { type.init(coder: $0) }, members) }

  /// Registers a class of views of which documents use nothing by name.
  public mutating func register<View: UIView>(
    _ type: View.Type, name: String? = nil, module: String? = nil
  ) { register(type, name: name, module: module) { _ in } }

  /// Registers a class of segues by its initialiser.
  public mutating func register<Segue: UIStoryboardSegue>(
    segue make:
      @escaping (
        _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
      ) -> Segue, name: String? = nil
  ) { segues[name ?? "\(Segue.self)"] = make }

  private mutating func add<Object: AnyObject>(
    _ type: Object.Type, _ name: String?, _ module: String?,
    _ make: @escaping (NSCoder) -> AnyObject?, _ members: (inout ClassMembers<Object>) -> Void
  ) {
    var described = ClassMembers<Object>()
    members(&described)
    let entry = RegisteredClass(module: module, make: make, members: described.members)
    let name = name ?? "\(type)"
    classes[name, default: []].removeAll { $0.module == module }
    classes[name, default: []].append(entry)
    byType[ObjectIdentifier(type)] = entry
  }
}

extension ClassRegistry {
  /// The class that a document means: of several with the name the one in its module, else one that
  /// is in no module in particular.
  func find(_ wanted: CustomClass) -> RegisteredClass? {
    let named = classes[wanted.name] ?? []
    return named.first { $0.module == wanted.module } ?? named.first { $0.module == nil }
      ?? (wanted.module == nil || wanted.isOfTarget ? named.first : nil)
  }

  func findSegue(_ wanted: CustomClass) -> UnwindRequest.SegueMaker? { segues[wanted.name] }

  /// What is registered of an object's class and of those that it inherits from, the class's own
  /// first.
  ///
  /// - Complexity: O(depth of the class).
  func members(of object: AnyObject) -> [RegisteredMembers] {
    guard !byType.isEmpty else { return [] }
    var found: [RegisteredMembers] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let type = current.subjectType as? AnyClass, let entry = byType[ObjectIdentifier(type)] {
        found.append(entry.members)
      }
      mirror = current.superclassMirror
    }
    return found
  }
}
