public import AdaptCore

/// An object that can react to events. UIKit: `UIResponder`.
///
/// It joins a run with the hierarchy it is put into, and gets its name there. Two are equal if they
/// are the same object, as in UIKit.
open class UIResponder: Hashable {
  var run: Run?
  /// The name in the run; that of the run itself until the object joins one.
  var id = NodeID.run

  public init() {}

  /// The object that is asked next when this one does not react.
  open var next: UIResponder? { nil }

  /// Whether the object takes an action, such as a controller that may show another.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The object was made from a document, and its attributes and outlets are set.
  open func awakeFromNib() {}

  /// Runs the method that an action names. UIKit: `perform(_:with:)` of every object.
  ///
  /// Swift cannot look for a method by its name: a class whose actions a document or `addTarget`
  /// names runs them here, or is registered with them (``ClassRegistry``).
  open func perform(_ action: Selector, with sender: Any?) {}

  public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIResponder {
  /// Records a call from UIKit and makes it, so that what it leads to names it as its cause.
  @inline(__always)
  func call(
    _ callback: Callback, _ value: EventValue = .nothing, cost: Int = Nesting.call,
    _ body: () -> Void
  ) {
    guard let run else { return callUnrecorded(body) }
    run.call(callback, value, on: id, cost: cost, body)
  }

  /// Makes a call of the app's code that is no event: its receiver has no name yet.
  func callUnrecorded(_ body: () -> Void) {
    if let run = run ?? Run.current { return run.callUnrecorded(on: id, body) }
    OutsideNesting.call(body)
  }
}
