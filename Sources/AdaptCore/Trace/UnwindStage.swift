/// How far an unwind has come.
///
/// The raw value is the code in a packed trace: new cases go to the end.
public enum UnwindStage: UInt8, Hashable, Sendable, CaseIterable {
  /// The search begins; the text is the method that the destination has, the node the segue where a
  /// document has one.
  case searches = 1
  /// The node is the destination.
  case finds
  /// Nobody takes the unwind. Where a controller that was asked has a method of a similar name, it
  /// is the node and that name the text.
  case misses
  /// The way is taken; the node is the controller that dismisses what it presents, if one does.
  case goes

  /// The stage's name as records and scenario files write it.
  public var name: String { "\(self)" }
}
