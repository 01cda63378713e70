public import AdaptCore
public import Foundation

/// Says what documents use of a class: properties by name, methods by selector.
public struct ClassMembers<Object: AnyObject> {
  var members = RegisteredMembers()

  /// Whether every property and method that documents use is listed: then one that is not is an
  /// exception, as in UIKit (R126). By default it is passed over.
  public var isComplete: Bool {
    get { members.isComplete }
    set { members.isComplete = newValue }
  }

  /// A property that outlets and runtime attributes set.
  ///
  /// A runtime attribute gives a number as `Double`, and as `Int` or `CGFloat` where the property
  /// is one.
  public mutating func outlet<Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, Value>
  ) {
    members.setters[name] = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: property] = value
      return true
    }
  }

  /// A property that holds what several outlets of one name lead to.
  public mutating func outletCollection<Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, [Value]>
  ) {
    members.setters[name] = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: property].append(value)
      return true
    }
  }

  /// A method that a control, an item or a gesture calls.
  public mutating func action(
    _ selector: Selector, _ body: @escaping (_ object: Object, _ sender: Any?) -> Void
  ) {
    members.actions[selector] = { object, sender in
      if let object = object as? Object { body(object, sender) }
    }
  }

  /// A method that an unwind segue names: the class can be unwound to by it.
  public mutating func unwindAction(
    _ selector: Selector, _ body: @escaping (_ object: Object, _ segue: UIStoryboardSegue) -> Void
  ) {
    members.unwindActions[selector] = { object, segue in
      if let object = object as? Object { body(object, segue) }
    }
  }

  /// A method that makes the destination of a segue: an `@IBSegueAction` (13+).
  ///
  /// The body makes the controller with the coder it is given; nil leaves that to the storyboard.
  public mutating func segueAction(
    _ selector: Selector,
    _ body:
      @escaping (
        _ object: Object, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
      ) -> UIViewController?
  ) {
    members.segueActions[selector] = { object, coder, sender, identifier in
      guard let object = object as? Object else { return nil }
      return body(object, coder, sender, identifier)
    }
  }
}

/// A registered class.
struct RegisteredClass {
  let module: String?
  let make: (NSCoder) -> AnyObject?
  let members: RegisteredMembers
}

/// What documents use of a class.
struct RegisteredMembers {
  var isComplete = false
  /// Say whether the value was of the property's type.
  var setters: [String: (_ object: AnyObject, _ value: Any?) -> Bool] = [:]
  var actions: [Selector: (_ object: AnyObject, _ sender: Any?) -> Void] = [:]
  var unwindActions: [Selector: (_ object: AnyObject, _ segue: UIStoryboardSegue) -> Void] = [:]
  var segueActions:
    [Selector: (_ object: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) ->
      UIViewController?] = [:]
}
