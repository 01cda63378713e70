import AdaptCore
import Foundation

extension UIPopoverPresentationController {
  /// Makes the sheet, which holds nothing that may hold the popover.
  func makeAdaptiveSheet() -> UISheetPresentationController {
    let sheet = UISheetPresentationController(.formSheet, presented: presentedViewController)
    sheet.isOwnedByPresented = true
    adaptiveSheet = sheet
    return sheet
  }

  /// The sheet that the app configured, for a style that is one.
  func sheet(adaptingTo style: UIModalPresentationStyle) -> UISheetPresentationController? {
    guard let run, run.has(.detents), style == .formSheet || style == .pageSheet else { return nil }
    let sheet = adaptiveSheetPresentationController
    sheet.style = style
    // In charge of the presentation it holds what it presents, as every controller does.
    sheet.isOwnedByPresented = false
    return sheet
  }
}
