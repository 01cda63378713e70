public import AdaptCore
public import Foundation

/// The device's screen. UIKit: `UIScreen`.
public final class UIScreen {
  private let run: Run

  init(run: Run) { self.run = run }

  /// The whole screen in points, in its present orientation; a window may be smaller (R143).
  public var bounds: CGRect { CGRect(origin: .zero, size: run.environment.screenSize) }
  /// Pixels per point; zero where the profile states none.
  public var scale: CGFloat { run.environment.traits.displayScale }
  public var traitCollection: UITraitCollection { run.environment.traits }

  /// The screen of the run whose turn is executing; nil outside a run.
  public static var main: UIScreen? { Run.current.map { UIScreen(run: $0) } }
}
