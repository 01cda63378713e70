import AdaptCore
import AdaptUIKit
public import Foundation

/// How code sets a sheet up before it is presented; nil leaves UIKit's own value.
public struct SheetScript: Hashable, Sendable {
  /// A height at which the sheet can rest.
  public enum Detent: Hashable, Sendable {
    case medium
    case large
    /// A height of the app's own (16+), in points without the bottom safe area.
    case custom(CGFloat, id: String)

    /// The name that a scenario knows the detent by.
    public var name: String {
      switch self {
      case .medium: "medium"
      case .large: "large"
      case .custom(_, let id): id
      }
    }
  }

  public var detents: [Detent]?
  /// The names of detents.
  public var selected: String?
  public var largestUndimmed: String?
  public var showsGrabber: Bool?
  public var isEdgeAttached: Bool?
  public var widthFollowsPreferredSize: Bool?
  /// Whether a page sheet is sized as a page (17+).
  public var pageSizing: Bool?

  public init(detents: [Detent]? = nil) { self.detents = detents }
}

extension SheetScript {
  func setUp(_ sheet: UISheetPresentationController) {
    if let detents { sheet.detents = detents.map(Self.detent) }
    if let selected { sheet.selectedDetentIdentifier = .init(scenarioName: selected) }
    if let largestUndimmed {
      sheet.largestUndimmedDetentIdentifier = .init(scenarioName: largestUndimmed)
    }
    if let showsGrabber { sheet.prefersGrabberVisible = showsGrabber }
    if let isEdgeAttached { sheet.prefersEdgeAttachedInCompactHeight = isEdgeAttached }
    if let widthFollowsPreferredSize {
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = widthFollowsPreferredSize
    }
    if let pageSizing { sheet.prefersPageSizing = pageSizing }
  }

  private static func detent(_ detent: Detent) -> UISheetPresentationController.Detent {
    switch detent {
    case .medium: .medium()
    case .large: .large()
    case .custom(let value, let id):
      .custom(identifier: .init(scenarioName: id)) { _ in value }
    }
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// The identifier of the detent that a scenario calls by a name.
  init(scenarioName name: String) {
    switch name {
    case "medium": self = .medium
    case "large": self = .large
    default: self.init(name)
    }
  }

  /// What a scenario calls the detent.
  var scenarioName: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    default: rawValue
    }
  }
}
