/// What a stack with bars is shown in.
public enum BarSurroundings: Hashable, Sendable, CaseIterable {
  /// The window, or a presentation that covers it.
  case window
  /// A page or form sheet that leaves part of the window visible.
  case sheet
  case popover
}
