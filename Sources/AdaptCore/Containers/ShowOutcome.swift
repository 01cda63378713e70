/// How a controller that `show` or `showDetailViewController` was asked for is brought on screen.
///
/// The raw value is the code in a packed trace: new cases go to the end.
public enum ShowOutcome: UInt8, Hashable, Sendable, CaseIterable {
  /// A navigation controller puts it on its stack.
  case pushed = 1
  /// It takes the primary place of a split view.
  case primary
  /// It takes the secondary place of a split view.
  case secondary
  /// It is presented.
  case presented
  /// The split view's delegate said that it does the work.
  case byDelegate
  /// A controller of the app's that overrides the method does the work.
  case byOverride
  /// It is there already.
  case unchanged

  /// The outcome's name as scenario files, reports and records write it.
  public var name: String { "\(self)" }
}
