internal import AdaptCore
internal import AdaptJSON

/// Reads a profile file and checks every figure in it.
struct DeviceProfileReader {
  let notes: [SourceNote]

  /// Returns the profile that a file's bytes hold.
  static func read(_ contents: [UInt8]) throws(JSONError) -> DeviceProfile {
    let file = try JSON5.read(contents).object(
      "a device profile",
      keys: DeviceProfileGrammar.file)
    var notes: [SourceNote] = []
    for member in try file.optional("sources")?.members().members ?? [] {
      notes.append(SourceNote(code: member.name, text: try member.value.string()))
    }
    return try DeviceProfileReader(notes: notes).profile(file)
  }

  private func profile(_ file: JSONObjectReader) throws(JSONError) -> DeviceProfile {
    let id = try name(try file.required("id"))
    let idiom = try file.required("idiom").choice(
      of: "idiom", among: [("phone", UIUserInterfaceIdiom.phone), ("pad", .pad)])
    let hasHomeIndicator = try file.optional("homeIndicator")?.bool() ?? false
    let names = try names(file.optional("names"))
    let screen = try screen(try file.required("size"))
    let sizes = PerOrientation(portrait: screen.value, landscape: screen.value.transposed)
    return DeviceProfile(
      id: id, names: names, idiom: idiom, hasHomeIndicator: hasHomeIndicator, screen: screen,
      scale: try scale(file.optional("scale")),
      cornerRadius: try cornerRadius(file.optional("cornerRadius"), of: screen.value),
      orientations: try orientations(
        file.optional("orientations"), idiom: idiom, hasHomeIndicator: hasHomeIndicator),
      sizeClasses: try sizeClasses(try file.required("sizeClasses")),
      safeAreas: try safeAreas(file.optional("safeAreas"), in: sizes),
      statusBars: try statusBars(file.optional("statusBars"), in: sizes),
      margins: try margins(file.optional("margins"), in: sizes),
      windows: try windows(file.optional("windows"), in: sizes), sources: notes)
  }
}
