/// For whom a command writes: a person, or another program.
enum OutputFormat: String, CaseIterable {
  case text
  case json
}
