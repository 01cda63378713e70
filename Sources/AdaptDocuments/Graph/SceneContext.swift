/// Where a scene finds itself when it is entered: how the presentation it is in began, and which
/// containers are above it there.
public struct SceneContext: Hashable, Sendable {
  /// How the presentation that the scene is in began.
  public enum Beginning: UInt8, Hashable, Sendable, CaseIterable {
    /// The app opens with it.
    case launch
    /// Code makes it, or a segue class of the app's shows it: what is above is not known.
    case code
    /// A segue presents it.
    case presented
    /// A segue presents it in a popover.
    case popover
  }

  /// The containers above, however far.
  public struct Containers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let navigation = Containers(rawValue: 1 << 0)
    public static let split = Containers(rawValue: 1 << 1)
    public static let tabs = Containers(rawValue: 1 << 2)
  }

  public var beginning: Beginning
  public var containers: Containers

  public init(_ beginning: Beginning, in containers: Containers = []) {
    self.beginning = beginning
    self.containers = containers
  }

  /// Whether a container above shows what is shown: a stack pushes it, a split view places it.
  public var hasShower: Bool { !containers.isDisjoint(with: [.navigation, .split]) }
}

extension SceneContext {
  /// How many contexts there are.
  static let count = 32

  /// The context's place among all.
  var code: Int { Int(beginning.rawValue) << 3 | Int(containers.rawValue) }

  init(code: Int) {
    beginning = Beginning(rawValue: UInt8(code >> 3)) ?? .code
    containers = Containers(rawValue: UInt8(code & 7))
  }
}
