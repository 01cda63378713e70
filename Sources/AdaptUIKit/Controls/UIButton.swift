import Foundation

/// A control with words or an image. UIKit: `UIButton`.
open class UIButton: UIControl {
  /// UIKit: `UIButton.ButtonType`.
  public enum ButtonType: Int, Hashable, Sendable, CaseIterable {
    case custom = 0
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case plain = 6
    case close

    /// `UIButton.ButtonType.roundedRect`, the name up to iOS 6.
    public static var roundedRect: ButtonType { .system }
  }

  public internal(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  /// The name of the image in the document, if it has one.
  var imageName: String?

  override var isPlain: Bool { type(of: self) == UIButton.self }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// The words in a state; those of the normal state where it has none of its own.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// The words in the present state.
  public var currentTitle: String? { title(for: state) }
}
