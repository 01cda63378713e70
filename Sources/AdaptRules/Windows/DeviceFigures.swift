public import AdaptCore

/// Which figure a device has under a system that its sources do not cover.
///
/// Rule `device.figures`.
public enum DeviceFigures {
  public static let rule = Rule(
    "device.figures", number: Why.rule,
    summary: "Where no source states a device's figure for a system, the one of the nearest "
      + "earlier system holds, else of the first later one, and the run carries a note.",
    versions: "8+", grade: .assumed,
    source: "no source; what a system changes in a device's figures is seldom much",
    reasons: Why.allWords)

  /// A figure that sources state for some systems only.
  public enum Figure: Hashable, Sendable, CaseIterable {
    /// The insets of the screen, up to 10 the height of the status bar.
    case safeArea
    /// The size of a window that shares the screen.
    case window
  }

  /// Returns whether a figure is taken from another system.
  ///
  /// - Parameter isExtended: Whether the run's system lies outside those of the figure's sources.
  public static func decide(_ figure: Figure, isExtended: Bool) -> Decision<Bool> {
    guard isExtended else { return Decision(false, because: Why.known) }
    switch figure {
    case .safeArea: return Decision(true, because: Why.safeArea)
    case .window: return Decision(true, because: Why.window)
    }
  }
}

extension DeviceFigures {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 7 }
    case known, safeArea, window

    var words: String {
      switch self {
      case .known: "a source states the figure for this system"
      case .safeArea: "no source states the safe area under this system, so the nearest known holds"
      case .window:
        "no source states the window's size under this system, so the nearest known holds"
      }
    }
  }
}
