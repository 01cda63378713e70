/// A name of something in a storyboard that code writes out.
public struct CodeUse: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Code performs the segue.
    case performs
    /// Code compares the identifier of a segue with the name.
    case compares
    /// Code makes the scene, of the storyboard with the name where that is written out too.
    case makes(storyboard: String?)
    /// Code takes a cell that somebody has to have registered.
    case dequeues
  }

  public let kind: Kind
  public let name: String
  public let place: AppCode.Place
  /// The class whose code it is; nil outside of every class.
  public let owner: String?
  /// Whether the class's own object is asked: `self`, or nothing before the call.
  public let isOwn: Bool
}
