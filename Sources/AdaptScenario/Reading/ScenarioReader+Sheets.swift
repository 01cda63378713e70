import AdaptCore
import AdaptJSON
import AdaptUIKit
import Foundation

extension ScenarioReader {
  func sheet(_ value: JSONValue) throws(JSONError) -> SheetScript {
    let object = try value.object("a sheet", keys: ScenarioGrammar.sheet)
    var script = SheetScript(detents: try object.optional("detents").read(detents))
    let names = (script.detents ?? [.large]).map(\.name)
    func known(_ value: JSONValue) throws(JSONError) -> String {
      try value.choice(of: "detent of this sheet", among: names.map { ($0, $0) })
    }
    script.selected = try object.optional("selected").read(known)
    script.largestUndimmed = try object.optional("largestUndimmed").read(known)
    script.showsGrabber = try object.optional("grabber")?.bool()
    script.isEdgeAttached = try object.optional("edgeAttached")?.bool()
    script.widthFollowsPreferredSize = try object.optional("widthFollowsPreferredSize")?.bool()
    script.pageSizing = try object.optional("pageSizing")?.bool()
    return script
  }

  private func detents(_ value: JSONValue) throws(JSONError) -> [SheetScript.Detent] {
    var detents: [SheetScript.Detent] = []
    var names: Set<String> = []
    for element in try value.array() {
      let detent = try detent(element)
      guard names.insert(detent.name).inserted else {
        throw element.error("the detent \(detent.name.quoted) is given twice; write it once")
      }
      detents.append(detent)
    }
    return detents
  }

  private func detent(_ value: JSONValue) throws(JSONError) -> SheetScript.Detent {
    guard case .object = value.content else {
      return try value.choice(of: "detent", among: [("medium", .medium), ("large", .large)])
    }
    let object = try value.object("a detent", keys: ScenarioGrammar.detent)
    let height = try object.required("custom").number(.from(0, to: Double(WindowShare.longestSide)))
    let id = try object.required("id")
    let name = try id.string()
    guard (1...64).contains(name.count), !["medium", "large"].contains(name) else {
      throw id.error(
        "\(name.quoted) is no name for a custom detent; write 1 to 64 characters, and neither "
          + "'medium' nor 'large'")
    }
    return .custom(CGFloat(height), id: name)
  }

  /// Reads the name of a detent that some sheet of the scenario has.
  func detentName(_ value: JSONValue) throws(JSONError) -> String {
    if case .string(let name) = value.content, detentNameSet.contains(name) { return name }
    return try value.choice(of: "detent", among: detentNames.map { ($0, $0) })
  }

  /// Reads how far a finger drags a sheet, or to which of its heights.
  func drag(_ object: JSONObjectReader) throws(JSONError) -> ScenarioUserAction {
    let on = try object.optional("on").read(names.controller)
    if let target = object.optional("to") {
      for key in ["by", "velocity", "then"] {
        if let other = object.optional(key) {
          throw other.error("a drag 'to' a detent ends there; remove \(key.quoted)")
        }
      }
      return .drag(.to(try detentName(target)), on: on)
    }
    let limit = ScenarioLimits.dragLength
    let way = try object.required("by").number(.from(-limit, to: limit))
    let speed = try object.optional("velocity")?.number(.from(-limit, to: limit)) ?? 0
    let end = try object.optional("then")?.choice(of: "end of a drag", GestureEnd.self) ?? .finish
    return .drag(
      .by(SheetGesture(translation: CGFloat(way), velocity: CGFloat(speed), end: end)), on: on)
  }
}
