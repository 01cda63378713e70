public import Foundation

/// A table with cells of its own or with prototypes.
public struct InterfaceTable: Hashable, Sendable {
  public struct Section: Hashable, Sendable {
    public var id: String
    public var position: SourcePosition
    public var userLabel: String?
    public var header: String?
    public var footer: String?
    public var cells: [InterfaceView] = []
    public var rest = UnmodelledContent()

    public init(id: String, position: SourcePosition) {
      self.id = id
      self.position = position
    }
  }

  public var isStatic = false
  /// `plain`, `grouped`, `insetGrouped`.
  public var style: String?
  /// In points; -1 for a height of its own.
  public var rowHeight: CGFloat?
  /// Of the headers and footers of sections, in points; -1 for a height of their own.
  public var headerHeight: CGFloat?
  public var footerHeight: CGFloat?
  public var allowsSelection = true
  public var prototypes: [InterfaceView] = []
  public var sections: [Section] = []

  public init() {}
}

/// A collection view with a flow layout.
public struct InterfaceCollection: Hashable, Sendable {
  /// In points.
  public var itemSize: CGSize?
  public var isHorizontal = false
  public var allowsSelection = true
  public var cells: [InterfaceView] = []
  /// The headers and footers of sections, each with its key.
  public var supplementaryViews: [InterfaceView] = []

  public init() {}
}

/// What only cells have, of tables and of collections.
public struct InterfaceCell: Hashable, Sendable {
  public var reuseIdentifier: String?
  public var style: String?
  public var accessoryType: String?
  public var selectionStyle: String?
  /// In points.
  public var rowHeight: CGFloat?
  /// The ids of the labels of a cell with a style.
  public var textLabel: String?
  public var detailTextLabel: String?
  public var imageView: String?
  /// What a cell shows that has a content configuration rather than labels (14+).
  public var configuredText: String?
  public var configuredSecondaryText: String?

  public init() {}
}
