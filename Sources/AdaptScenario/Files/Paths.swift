extension String {
  /// The part of a path up to and with its last slash.
  package var folder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }

  /// The name of a path's file, without its extension.
  package var documentName: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The path without what leads nowhere: `./scenes//a.json5` is `scenes/a.json5`.
  package var tidyPath: String {
    guard !isEmpty else { return self }
    let parts = split(separator: "/").filter { $0 != "." }
    let path = (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    return path.isEmpty ? "." : path
  }
}
