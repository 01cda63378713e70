public import AdaptCore

/// What an unwind segue of a scene says.
public struct UnwindRequest {
  /// Makes a segue from an identifier, the source and the destination.
  public typealias SegueMaker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  /// The method that the destination has.
  public var action: Selector
  public var identifier: String?
  /// Whether animations are enabled while the segue is performed.
  public var animates: Bool
  /// Makes the segue of the class that the scene names; nil for UIKit's own class.
  public var makeSegue: SegueMaker?
  /// What the trace calls the segue of a document.
  var template: NodeID?

  public init(
    _ action: Selector, identifier: String? = nil, animates: Bool = true,
    makeSegue: SegueMaker? = nil
  ) {
    self.action = action
    self.identifier = identifier
    self.animates = animates
    self.makeSegue = makeSegue
  }
}

extension UIViewController {
  /// Performs an unwind segue from this controller: looks for the destination, has this controller
  /// prepare, calls the destination's method, and goes back to it.
  ///
  /// Nobody is asked whether it may be performed; what starts a segue does that before. Where
  /// nobody takes the unwind nothing happens, and a finding says so. UIKit has no such call: there
  /// the segue of a scene is performed, by a control or by `performSegue(withIdentifier:sender:)`.
  ///
  /// - Parameter sender: What started it; handed on to the hooks.
  /// - Complexity: O(n) in the controllers around the source; O(n²) on 9.
  public func performUnwind(_ request: UnwindRequest, sender: Any?) {
    if run == nil { join(Run.current) }
    guard let run, !run.refusesRequests(on: id) else { return }
    // The hooks may unwind again.
    run.callUnrecorded(on: id) {
      Unwinding(request, from: self, sender: sender, in: run).start()
    }
  }
}
