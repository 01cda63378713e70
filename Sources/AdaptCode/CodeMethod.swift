/// A method, as Objective-C knows it.
public struct CodeMethod: Hashable, Sendable {
  /// `save:`; of Swift's, as the language has it since 3.
  public let selector: String
  /// The selector that Swift 2 gave it, when that is another.
  public let swift2Selector: String?

  init(_ selector: String, swift2Selector: String? = nil) {
    self.selector = selector
    self.swift2Selector = swift2Selector
  }
}
