/// A language, as far as its words, texts and comments go.
enum CodeDialect {
  case swift, objectiveC
}
