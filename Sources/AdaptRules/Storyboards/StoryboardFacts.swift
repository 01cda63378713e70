public import AdaptCode

/// What is known of an app beside its storyboards.
public struct StoryboardFacts: Sendable {
  /// An identifier that the app's code uses, and where that is written.
  public struct UsedIdentifier: Hashable, Sendable {
    public let name: String
    public let place: StoryboardFinding.Place

    public init(_ name: String, at place: StoryboardFinding.Place) {
      self.name = name
      self.place = place
    }
  }

  /// A name that a person wrote into the settings of a check, and where.
  public struct Entry: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// The class, or another name of a scene, that has unwind actions.
      case answering
      /// An unwind action of such a class.
      case unwindAction
      /// The class of a segue.
      case segueClass
    }

    public let kind: Kind
    public let name: String
    public let place: StoryboardFinding.Place

    public init(_ kind: Kind, _ name: String, at place: StoryboardFinding.Place) {
      self.kind = kind
      self.name = name
      self.place = place
    }
  }

  /// The unwind actions of each class, as Objective-C spells them; nil when nobody says, so that
  /// nothing is claimed of unwinding.
  public var unwindActions: [String: [String]]?
  /// The identifiers of scenes and segues that code uses; nil when nobody says, so that it may use
  /// any.
  public var identifiers: [UsedIdentifier]?
  /// Whether the documents are all that the code uses, so that an identifier which none of them has
  /// is one that nothing has.
  public var hasAllDocuments = true
  /// The names in the settings, to tell of those that mean nothing any more.
  public var entries: [Entry] = []

  /// The app's source code, as much of it as was read; nil when none was.
  public var code: AppCode?

  public init() {}
}
