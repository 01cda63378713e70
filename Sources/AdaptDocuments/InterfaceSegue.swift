public import AdaptCore

/// A way from one scene to another.
public struct InterfaceSegue: Hashable, Sendable {
  /// What a segue does, under today's name.
  public enum Kind: Hashable, Sendable {
    /// A child that a container is made with; never performed.
    case relationship(Relationship)
    /// A child that a container view is made with.
    case embed
    case show
    case showDetail
    case present
    case popover
    case unwind
    /// The app's class decides.
    case custom
    /// Before iOS 8: `push`, `modal`, `popover` and `replace`.
    case push
    case modal
    case popoverOfPad
    case replace
    /// A kind that no known Interface Builder writes, as the file spells it.
    case unknown(String)
  }

  /// Which place of its container a child takes.
  public enum Relationship: Hashable, Sendable {
    /// The first controller of a navigation controller.
    case root
    /// One of the tabs, in the order of the file.
    case tab
    case primary
    case supplementary
    case secondary
    /// The column that stands alone in compact width (14+).
    case compact
    case unknown(String)
  }

  public var id: String
  public var position: SourcePosition
  public var kind: Kind
  /// The id of an object of the same file: a controller, a storyboard reference, or an exit.
  public var destination: String
  /// Nil for none; the file's empty one is none.
  public var identifier: String?
  public var customClass: CustomClass?
  /// The method of the source's class that makes the destination: an `@IBSegueAction`.
  public var creationSelector: String?
  public var animates = true
  public var presentationStyle: UIModalPresentationStyle?
  public var transitionStyle: UIModalTransitionStyle?
  /// The ids of what a popover points at.
  public var anchorView: String?
  public var anchorBarItem: String?
  /// Nil where the file states none: any direction.
  public var arrowDirections: UIPopoverArrowDirection?
  /// The ids of the views that stay usable beside a popover.
  public var passthroughViews: [String] = []
  /// The method that the destination of an unwind has, as Objective-C spells it.
  public var unwindAction: String?
  /// Whether the accessory button of a cell starts it rather than the cell.
  public var startsAtAccessory = false
  /// The column of a split view that an old segue puts its destination into: 0 or 1.
  public var splitTarget: Int?
  /// The segues of a peek and of the pop after it; one that does not say its kind, destination and
  /// identifier has those of the segue it belongs to.
  public var previews: [InterfaceSegue] = []
  /// What a preview is for: `preview` or `commit`; nil for every other segue.
  public var previewRole: String?
  /// What a preview takes its appearance from: `parent` or `commit`.
  public var inheritsFrom: String?
  public var rest = UnmodelledContent()

  public init(_ kind: Kind, to destination: String, id: String, position: SourcePosition) {
    self.kind = kind
    self.destination = destination
    self.id = id
    self.position = position
  }
}

extension InterfaceSegue.Kind {
  /// The kind in one word, as records have it: `show`, `popover`, `relationship`.
  package var word: String {
    switch self {
    case .relationship: "relationship"
    case .embed: "embed"
    case .show: "show"
    case .showDetail: "showDetail"
    case .present: "present"
    case .popover: "popover"
    case .unwind: "unwind"
    case .custom: "custom"
    case .push: "push"
    case .modal: "modal"
    case .popoverOfPad: "popoverOfPad"
    case .replace: "replace"
    case .unknown(let kind): kind
    }
  }
}

extension InterfaceSegue {
  /// Whether the child is made together with the container: not performed by a person or by code.
  public var isContainment: Bool {
    switch kind {
    case .relationship, .embed: true
    case .show, .showDetail, .present, .popover, .unwind, .custom, .push, .modal, .popoverOfPad,
      .replace, .unknown:
      false
    }
  }
}
