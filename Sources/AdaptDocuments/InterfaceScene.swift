public import Foundation

/// One screen of a storyboard: a controller, and what lies beside it in the scene.
public struct InterfaceScene: Hashable, Sendable {
  public var id: String
  public var position: SourcePosition
  /// The controller or the storyboard reference; nil in a damaged scene.
  public var controller: InterfaceController?
  /// The exit, the first responder, gesture recognizers, loose views and objects, in the order of
  /// the file.
  public var objects: [InterfaceObject] = []
  /// Where the scene lies on the canvas.
  public var canvasLocation: CGPoint?
  public var rest = UnmodelledContent()

  public init(id: String, position: SourcePosition) {
    self.id = id
    self.position = position
  }

  /// The ids of the scene's exits; segues that unwind lead to them.
  public var exits: [String] { objects.filter { $0.kind == .exit }.map(\.id) }
}
