public import AdaptCore
public import Foundation

/// Text and how it is set.
public struct InterfaceText: Hashable, Sendable {
  public var text: String?
  public var font: InterfaceFont?
  public var lines = 1
  public var lineBreakMode: String?
  public var alignment: String?
  public var adjustsFontSize = false
  public var minimumScale: Double?
  /// In points.
  public var preferredMaximumWidth: CGFloat?

  public init() {}
}

/// A font by its system kind, its text style or its name.
public struct InterfaceFont: Hashable, Sendable {
  /// `system`, `boldSystem`, `italicSystem`; nil for a text style or a named font.
  public var type: String?
  public var weight: String?
  /// As `UICTFontTextStyleBody`.
  public var style: String?
  public var family: String?
  public var name: String?
  /// In points.
  public var size: Double?

  public init() {}
}

/// What a button shows.
public struct InterfaceButton: Hashable, Sendable {
  /// `roundedRect`, `system`, `custom` …
  public var type: String?
  /// The title of the normal state.
  public var title: String?
  public var image: String?
  public var font: InterfaceFont?
  public var isEnabled = true
  /// Around the content, the title and the image, in points; nil where the file states none.
  public var contentInsets: UIEdgeInsets?
  public var titleInsets: UIEdgeInsets?
  public var imageInsets: UIEdgeInsets?

  public init() {}
}
