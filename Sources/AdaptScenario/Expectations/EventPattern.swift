/// A line of a trace as a person writes it: `compose viewWillAppear`, `compose style fullScreen`.
///
/// The first word is who, the second is what; the rest is the value, and any value fits where it
/// is left out.
public struct EventPattern: Hashable, Sendable {
  public var subject: String
  public var word: EventWord
  public var value: String?

  public init(_ subject: String, _ word: EventWord, _ value: String? = nil) {
    self.subject = subject
    self.word = word
    self.value = value
  }

  func fits(_ line: EventLine) -> Bool {
    subject == line.subject && word == line.word && (value ?? line.value) == line.value
  }
}

extension EventPattern: CustomStringConvertible {
  public var description: String {
    [subject, word.name, value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
