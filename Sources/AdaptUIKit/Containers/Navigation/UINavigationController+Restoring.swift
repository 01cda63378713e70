extension UINavigationController {
  /// The restoration identifiers of the stack, from the root up to the first controller without
  /// one: what an app saves to bring the stack back. It stands for UIKit's state restoration, which
  /// finds controllers by `restorationIdentifier` and has no such property.
  public var stackTokens: [String] {
    var tokens: [String] = []
    for controller in stack {
      guard let token = controller.restorationIdentifier else { break }
      tokens.append(token)
    }
    return tokens
  }

  /// Brings a saved stack back, without animation.
  ///
  /// The stack ends below the first token for which nothing is made; if that is the root's, it
  /// stays as it is.
  ///
  /// - Parameters:
  ///   - tokens: What `stackTokens` was.
  ///   - make: Makes the controller for a token.
  /// - Returns: Whether the whole stack came back.
  @discardableResult
  public func restoreStack(
    _ tokens: [String], making make: (String) -> UIViewController?
  ) -> Bool {
    var controllers: [UIViewController] = []
    for token in tokens {
      guard let controller = make(token) else { break }
      if controller.restorationIdentifier == nil { controller.restorationIdentifier = token }
      controllers.append(controller)
    }
    if !controllers.isEmpty { setViewControllers(controllers, animated: false) }
    return controllers.count == tokens.count
  }
}
