import Foundation

/// A button of an alert or an action sheet. UIKit: `UIAlertAction`.
public final class UIAlertAction {
  /// UIKit: `UIAlertAction.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String?
  public let style: Style
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// - Parameter handler: Called once the alert is gone (O033).
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
