/// The members of an object, in the order of the document.
public struct JSONObject: Hashable, Sendable {
  public struct Member: Hashable, Sendable {
    public let name: String
    /// Where the name's first character, or its quote, stands.
    public let namePosition: JSONPosition
    public let value: JSONValue
  }

  public private(set) var members: [Member] = []
  /// The members' places by name, kept once there are more than are searched one by one.
  private var places: [String: Int] = [:]
  private static let searchedMembers = 8

  public init() {}

  /// Returns the value under a name; nil when there is none.
  ///
  /// - Complexity: O(1).
  public subscript(_ name: String) -> JSONValue? { member(name)?.value }

  /// Returns the member of that name; nil when there is none.
  ///
  /// - Complexity: O(1).
  public func member(_ name: String) -> Member? {
    guard members.count > Self.searchedMembers else { return members.first { $0.name == name } }
    return places[name].map { members[$0] }
  }

  /// Adds a member at the end, whose name the object must not have yet.
  mutating func append(_ member: Member) {
    members.append(member)
    guard members.count > Self.searchedMembers else { return }
    let first = places.isEmpty ? 0 : members.count - 1
    for place in first..<members.count { places[members[place].name] = place }
  }
}
