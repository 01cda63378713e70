public import AdaptCore

/// The environments the tests speak of, by the names the field uses.
extension UITraitCollection {
  public static let phonePortrait = phone(.compact, .regular)
  public static let phoneLandscape = phone(.compact, .compact)
  /// A Plus or Max phone on its side.
  public static let plusLandscape = phone(.regular, .compact)
  public static let pad = UITraitCollection(
    userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular)
  /// A pad's window in a third of the screen.
  public static let narrowPad = UITraitCollection(
    userInterfaceIdiom: .pad, horizontalSizeClass: .compact, verticalSizeClass: .regular)

  private static func phone(
    _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(
      userInterfaceIdiom: .phone, horizontalSizeClass: horizontal, verticalSizeClass: vertical)
  }
}
