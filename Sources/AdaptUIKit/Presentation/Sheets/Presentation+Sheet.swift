import AdaptRules

extension Presentation {
  /// The layout of the sheet that is presented; nil where no sheet is, or nothing holds it.
  var sheetLayout: SheetLayout? {
    guard let container, let sheet = controller as? UISheetPresentationController else {
      return nil
    }
    return sheet.sheetLayout(in: container.bounds.size)?.value
  }
}
