import AdaptRules

extension SheetLayout {
  /// The place of the detent that the sheet rests at; nil for one height that no detent has.
  var restingDetent: Int? { stops[resting].detent }
}

extension Presentation {
  /// The layout of the sheet that is presented; nil where no sheet is, or nothing holds it.
  var sheetLayout: SheetLayout? {
    guard let container, let sheet = controller as? UISheetPresentationController else {
      return nil
    }
    return sheet.sheetLayout(in: container.bounds.size)?.value
  }
}
