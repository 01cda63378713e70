extension String {
  /// The path without what leads nowhere: `./scenes//a.json5` is `scenes/a.json5`.
  var tidyPath: String {
    guard !isEmpty else { return self }
    let parts = split(separator: "/").filter { $0 != "." }
    let path = (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    return path.isEmpty ? "." : path
  }
}
