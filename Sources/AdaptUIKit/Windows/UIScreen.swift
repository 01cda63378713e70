public import AdaptCore
public import Foundation

/// The device's screen. UIKit: `UIScreen`.
public final class UIScreen {
  private let run: Run?

  init(run: Run?) { self.run = run }

  /// The whole screen in points, in its present orientation; a window may be smaller (R143).
  public var bounds: CGRect { CGRect(origin: .zero, size: run?.environment.screenSize ?? .zero) }
  /// Pixels per point; zero where the profile states none.
  public var scale: CGFloat { traitCollection.displayScale }
  public var traitCollection: UITraitCollection { run?.environment.traits ?? UITraitCollection() }

  /// The screen of the run whose turn is executing; outside a run a screen of no size.
  public static var main: UIScreen { UIScreen(run: Run.current) }
}
