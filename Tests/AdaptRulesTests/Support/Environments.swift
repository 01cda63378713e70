import AdaptCore

/// The environments the tests speak of, by the names the field uses.
extension UITraitCollection {
  static let phonePortrait = phone(.compact, .regular)
  static let phoneLandscape = phone(.compact, .compact)
  /// A Plus or Max phone on its side.
  static let plusLandscape = phone(.regular, .compact)
  static let pad = UITraitCollection(
    userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular)
  /// A pad's window in a third of the screen.
  static let narrowPad = UITraitCollection(
    userInterfaceIdiom: .pad, horizontalSizeClass: .compact, verticalSizeClass: .regular)

  private static func phone(
    _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(
      userInterfaceIdiom: .phone, horizontalSizeClass: horizontal, verticalSizeClass: vertical)
  }
}
