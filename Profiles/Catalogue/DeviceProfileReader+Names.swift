internal import AdaptCore
internal import AdaptJSON

extension DeviceProfileReader {
  func name(_ value: JSONValue) throws(JSONError) -> String {
    let name = try value.string()
    let isName =
      (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
    guard isName else {
      throw value.error(
        "\(name.quoted) is no name; write at most 64 small letters, digits and hyphens")
    }
    return name
  }

  func names(_ value: JSONValue?) throws(JSONError) -> [DeviceName] {
    var places: [String: JSONPosition] = [:]
    var names: [DeviceName] = []
    for element in try value?.array() ?? [] {
      let name = try deviceName(element)
      if let first = places.updateValue(element.position, forKey: name.name) {
        throw element.error(
          "the name \(name.name.quoted) is given twice, first at \(first); remove one")
      }
      names.append(name)
    }
    return names
  }

  private func deviceName(_ value: JSONValue) throws(JSONError) -> DeviceName {
    let row = try value.object(
      "a device name", keys: DeviceProfileGrammar.name + DeviceProfileGrammar.row)
    let origin = try origin(row)
    guard let systems = try systems(row) else {
      throw value.error("a device name has no 'from'; add the first system of the device")
    }
    let kind: DeviceName.Kind =
      if let model = row.optional("model") { .model(try model.string()) } else { .role }
    var defaultSystem: SystemVersion?
    if let value = row.optional("default") {
      let system = try value.systemVersion()
      guard systems.contains(system) else {
        throw value.error("the device runs \(systems), not \(system); write one of its systems")
      }
      guard system >= .oldestModelled else {
        throw value.error(
          "system \(system) is not modelled; write \(SystemVersion.oldestModelled) or later")
      }
      defaultSystem = system
    }
    return DeviceName(
      try name(try row.required("name")), kind: kind,
      systems: Sourced(systems, source: origin.source, confidence: origin.confidence),
      defaultSystem: defaultSystem)
  }
}
