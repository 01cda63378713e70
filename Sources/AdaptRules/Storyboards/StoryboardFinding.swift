public import AdaptCore
public import AdaptDocuments

/// Something in a storyboard that a person should know, with its place.
public struct StoryboardFinding: Hashable, Sendable {
  /// How much it matters, the worst last.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Good to know; what the files say may be meant.
    case note
    /// It most likely does what nobody meant.
    case warning
    /// It cannot work: UIKit answers it with an exception, or nothing loads.
    case error

    public static func < (a: Self, b: Self) -> Bool { a.order < b.order }

    private var order: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A place in a file.
  public struct Place: Hashable, Sendable, Comparable {
    public let path: String
    public let position: SourcePosition

    public init(_ path: String, _ position: SourcePosition) {
      self.path = path
      self.position = position
    }

    public static func < (a: Self, b: Self) -> Bool {
      (a.path, a.position) < (b.path, b.position)
    }
  }

  /// Another place that has to do with it.
  public struct Related: Hashable, Sendable {
    public let place: Place
    public let words: String

    public init(_ place: Place, _ words: String) {
      self.place = place
      self.words = words
    }
  }

  /// A device that a finding holds for.
  public struct Device: Hashable, Sendable {
    public let name: String
    public let system: SystemVersion
    /// Whether it holds while the device is upright.
    public let isInPortrait: Bool
    /// Whether it holds while the device is on its side.
    public let isInLandscape: Bool
  }

  /// The id of the rule.
  public let rule: String
  public let reason: Reason
  public let severity: Severity
  public let place: Place
  /// The id of the object that it is about, as the file has it; nil for the file as a whole.
  public let object: String?
  /// What is wrong and, after a semicolon, what next.
  public let message: String
  public let related: [Related]
  /// The devices that it holds for, of those that were checked; none where it holds for all of
  /// them, or only for other windows than those that fill the screen.
  public let devices: [Device]

  public init(
    _ rule: Rule, because reason: Reason, _ severity: Severity, at place: Place, object: String?,
    _ message: String, related: [Related] = [], devices: [Device] = []
  ) {
    self.rule = rule.id
    self.reason = reason
    self.severity = severity
    self.place = place
    self.object = object
    self.message = message
    self.related = related
    self.devices = devices
  }
}
