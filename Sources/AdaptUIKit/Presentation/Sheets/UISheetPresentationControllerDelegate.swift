import AdaptCore

/// Hears of a sheet's heights. UIKit: `UISheetPresentationControllerDelegate` (15+).
///
/// A class that conforms must declare the methods it implements in its own body.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when a person, not the app, chose another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    sheetPresentationController.run?.leave(
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier, unansweredBy: self)
  }
}
