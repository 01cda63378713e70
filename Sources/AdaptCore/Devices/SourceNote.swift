/// What a source code such as `DIM` stands for.
public struct SourceNote: Hashable, Sendable {
  public let code: String
  public let text: String

  package init(code: String, text: String) {
    self.code = code
    self.text = text
  }
}
