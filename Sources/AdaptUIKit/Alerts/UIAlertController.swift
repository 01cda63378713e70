public import AdaptCore
import Foundation

/// A question with buttons: an alert in the middle of the window, or an action sheet whose form
/// follows the environment. UIKit: `UIAlertController`.
///
/// Rule `alert.action-sheet-form`.
open class UIAlertController: UIViewController {
  open override var title: String? { didSet { contentDidChange() } }
  open var message: String? { didSet { contentDidChange() } }
  public private(set) var actions: [UIAlertAction] = []
  /// The action that an alert emphasises; it takes part in no decision.
  public var preferredAction: UIAlertAction?

  public let preferredStyle: Style

  /// UIKit: `UIAlertController.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case actionSheet = 0
    case alert = 1
  }

  public init(title: String?, message: String?, preferredStyle: Style = .alert) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    statedStyle = modalPresentationStyle
  }

  /// The style as UIKit's own exception names it: a popover for an action sheet, also where that
  /// takes another form. An alert decides by itself how it is shown, so setting another style is a
  /// finding.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get {
      switch preferredStyle {
      case .actionSheet: .popover
      case .alert: .custom
      }
    }
    set { if newValue != modalPresentationStyle { run?.find(.styleFrozen, on: id) } }
  }

  /// Adds a button at the end; a second one with the style `cancel` is an exception.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      run?.find(.secondCancelAction, on: id)
      return
    }
    actions.append(action)
    contentDidChange()
  }

  override func ownPresentationController() -> UIPresentationController? {
    switch preferredStyle {
    case .actionSheet: ActionSheetPresentationController(presented: self)
    case .alert: AlertPresentationController(presentedViewController: self, presenting: nil)
    }
  }
}

extension UIAlertController {
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// How many of title and message there are.
  var textCount: Int { [title, message].count { $0 != nil } }

  private func contentDidChange() { presentedIn?.container?.markLayout() }
}
