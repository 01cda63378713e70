public import AdaptDocuments

/// What an app is built from beside its code: its documents, and the classes that they name.
///
/// It stands for the main bundle and for what the Objective-C runtime knows of classes.
public final class InterfaceBundle {
  public let project: InterfaceProject
  public var classes: ClassRegistry

  public init(_ project: InterfaceProject, classes: ClassRegistry = ClassRegistry()) {
    self.project = project
    self.classes = classes
  }
}
