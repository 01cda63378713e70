public import AdaptCore
public import Foundation

/// Waits for taps. UIKit: `UITapGestureRecognizer`.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// Waits for a finger that stays down. UIKit: `UILongPressGestureRecognizer`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}

/// Waits for a finger that goes one way and leaves. UIKit: `UISwipeGestureRecognizer`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// UIKit: `UISwipeGestureRecognizer.Direction`.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

/// Follows a finger. UIKit: `UIPanGestureRecognizer`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
}

/// Follows a finger that comes from an edge of the screen.
///
/// UIKit: `UIScreenEdgePanGestureRecognizer`.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges = UIRectEdge()
}

/// Follows two fingers that go apart or together. UIKit: `UIPinchGestureRecognizer`.
open class UIPinchGestureRecognizer: UIGestureRecognizer {}

/// Follows two fingers that turn. UIKit: `UIRotationGestureRecognizer`.
open class UIRotationGestureRecognizer: UIGestureRecognizer {}
