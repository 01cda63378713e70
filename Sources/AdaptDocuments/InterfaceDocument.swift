/// A storyboard or a xib as Interface Builder wrote it, read into values.
///
/// The shape follows what the document means, not how it is spelled: an attribute that is absent
/// has the value that Interface Builder leaves out. What has no place in the values is kept as
/// elements and attributes beside what it belongs to (``UnmodelledContent``), so that nothing of a
/// file is lost. All lengths are in points.
///
/// Source of the shape: 1366 storyboards and 342 xibs of Xcode 4.2 to 26.
public struct InterfaceDocument: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case storyboard
    case xib
  }

  public var kind: Kind
  /// The file's name without folders and extension: what storyboard references call it.
  public var name: String
  /// The path that errors and findings show.
  public var path: String
  public var settings = DocumentSettings()
  /// The scenes of a storyboard, in the order of the file; none in a xib.
  public var scenes: [InterfaceScene] = []
  /// The top-level objects of a xib, in the order of the file; none in a storyboard.
  public var objects: [InterfaceObject] = []
  /// The segues that the canvas imitates for scenes with several incoming ones, by id.
  public var tieBreakers: [String] = []
  public var resources = DocumentResources()
  /// What is odd in the file and did not keep it from being read, in the order of the file.
  public var problems: [InterfaceProblem] = []
  public var rest = UnmodelledContent()

  public init(_ kind: Kind, name: String, path: String) {
    self.kind = kind
    self.name = name
    self.path = path
  }
}
