public import AdaptUIKit

/// What an alert or an action sheet of a scenario holds.
public struct AlertScript: Hashable, Sendable {
  public var style = UIAlertController.Style.alert
  public var message: String?
  /// The titles of its actions, in order.
  public var actions: [String]
  /// The title of the one that has the style `cancel`.
  public var cancel: String?
  /// The title of the one that is emphasised (9+).
  public var preferred: String?
  /// The text fields, in order.
  public var textFields: [TextField] = []

  /// A text field of an alert.
  public struct TextField: Hashable, Sendable {
    public var text: String?
    public var placeholder: String?

    public init(text: String? = nil, placeholder: String? = nil) {
      (self.text, self.placeholder) = (text, placeholder)
    }
  }

  public init(actions: [String]) { self.actions = actions }
}

extension AlertScript {
  /// Makes the alert.
  ///
  /// - Parameter handler: What the code of each action does.
  func make(title: String?, handler: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for title in actions {
      let action = UIAlertAction(title: title, style: title == cancel ? .cancel : .default) { _ in
        handler()
      }
      alert.addAction(action)
      if title == preferred { alert.preferredAction = action }
    }
    for field in textFields {
      alert.addTextField { added in
        added.text = field.text
        added.placeholder = field.placeholder
      }
    }
    return alert
  }
}
