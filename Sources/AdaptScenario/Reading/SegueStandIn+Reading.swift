package import AdaptJSON
package import AdaptUIKit

extension SegueStandIn {
  /// Reads `{ SlideSegue: "present" }`: what the segues of classes do.
  ///
  /// - Parameter check: Looks at each name of a class.
  package static func read(
    _ value: JSONValue, check: (JSONObject.Member) throws(JSONError) -> Void
  ) throws(JSONError) -> [String: SegueStandIn] {
    var classes: [String: SegueStandIn] = [:]
    for member in try value.members().members {
      try check(member)
      classes[member.name] = try member.value.choice(of: "way to perform a segue")
    }
    return classes
  }
}
