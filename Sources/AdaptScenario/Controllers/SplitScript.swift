public import AdaptCore
public import Foundation

/// What a split view controller of a scenario holds, and how code sets it up; nil leaves UIKit's
/// own value.
public struct SplitScript: Hashable, Sendable {
  public var style: SplitStyle
  public var primary: ControllerReference?
  public var supplementary: ControllerReference?
  public var secondary: ControllerReference?
  public var compact: ControllerReference?
  /// The display mode that code prefers.
  public var displayMode: SplitDisplayMode?
  public var behavior: SplitBehavior?
  /// Widths in points.
  public var primaryWidth: CGFloat?
  public var minimumPrimaryWidth: CGFloat?
  public var maximumPrimaryWidth: CGFloat?
  /// Of the split view's width, from 0 to 1.
  public var primaryFraction: CGFloat?
  public var presentsWithGesture: Bool?

  public init(_ style: SplitStyle) { self.style = style }

  /// - Parameter columns: The controllers of the style's columns, from the primary edge on.
  public init(_ style: SplitStyle, _ columns: [ControllerReference]) {
    self.init(style)
    for (column, controller) in zip(style.columns, columns) { self[column] = controller }
  }
}

extension SplitScript {
  /// The controller that a column is given.
  public subscript(_ column: SplitColumn) -> ControllerReference? {
    get {
      switch column {
      case .primary: primary
      case .supplementary: supplementary
      case .secondary: secondary
      case .compact: compact
      }
    }
    set {
      switch column {
      case .primary: primary = newValue
      case .supplementary: supplementary = newValue
      case .secondary: secondary = newValue
      case .compact: compact = newValue
      }
    }
  }

  /// The columns in the order in which code fills them.
  package static let columns: [SplitColumn] = [.primary, .supplementary, .secondary, .compact]

  var references: [ControllerReference] { Self.columns.compactMap { self[$0] } }
}
