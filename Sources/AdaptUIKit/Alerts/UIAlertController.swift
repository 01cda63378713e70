public import AdaptCore
public import Foundation

/// A question with buttons: an alert in the middle of the window, or an action sheet whose form
/// follows the environment. UIKit: `UIAlertController`.
///
/// Rule `alert.action-sheet-form`.
open class UIAlertController: UIViewController {
  open override var title: String? { didSet { contentDidChange() } }
  open var message: String? { didSet { contentDidChange() } }
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields of an alert, in the order of adding; nil without one.
  public private(set) var textFields: [UITextField]?
  /// The action that an alert emphasises and that a keyboard's return key stands for (9+); it takes
  /// part in no decision.
  ///
  /// One that was not added before is an exception, and changes nothing.
  public var preferredAction: UIAlertAction? {
    didSet {
      guard let action = preferredAction, !actions.contains(where: { $0 === action }) else {
        return
      }
      preferredAction = oldValue
      findMisuse(.preferredActionNotAdded)
    }
  }

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

  /// Makes an action sheet without a word, as the style that comes first has it.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
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
      return findMisuse(.secondCancelAction)
    }
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field at the end; in an action sheet it is an exception.
  ///
  /// - Parameter configurationHandler: Gets the field before this returns.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return findMisuse(.textFieldInActionSheet) }
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
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

  /// Records an exception, also before anything has made the alert part of the run.
  private func findMisuse(_ kind: Finding.Kind) {
    if run == nil { join(Run.current) }
    run?.find(kind, on: id)
  }

  private func contentDidChange() { presentedIn?.container?.markLayout() }
}
