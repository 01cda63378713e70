public import AdaptCore
public import Foundation

/// A view of a document, with everything inside it.
public struct InterfaceView: Hashable, Sendable {
  public var id: String
  public var position: SourcePosition
  /// The element: `view`, `label`, `button`, `containerView`, `tableViewCell`, `wkWebView` …
  public var element: String
  /// Which property of its parent holds the view; nil for one of the subviews.
  public var key: String?
  public var content = Content.plain
  public var customClass: CustomClass?
  public var userLabel: String?
  public var accessibility: InterfaceAccessibility?
  /// In the parent's space; nil where the file lost it.
  public var frame: CGRect?
  public var autoresizing: AutoresizingMask = []
  public var autoresizesSubviews = true
  /// Whether Auto Layout takes the mask into account: false for views that constraints place.
  public var translatesAutoresizingMask = true
  /// Whether the view has no constraints of its own in a document with Auto Layout.
  public var hasFixedFrame = false
  public var isHidden = false
  public var alpha: CGFloat = 1
  /// Nil where the file leaves it to the class.
  public var isUserInteractionEnabled: Bool?
  public var clipsSubviews = false
  public var tag = 0
  public var contentMode: String?
  public var restorationIdentifier: String?
  /// What the editor itself found when it saved.
  public var isMisplaced = false
  public var isAmbiguous = false
  public var layout = LayoutSettings()
  /// Back to front; in a stack view the arranged ones. Before them, in the order of the file, those
  /// that a property holds (`key`): a content view, the header of a table.
  public var subviews: [InterfaceView] = []
  public var constraints: [InterfaceConstraint] = []
  public var guides: [InterfaceController.LayoutGuide] = []
  public var variations: [InterfaceVariation] = []
  public var connections: [InterfaceConnection] = []
  public var runtimeAttributes: [RuntimeAttribute] = []
  public var rest = UnmodelledContent()

  public init(_ element: String, id: String, position: SourcePosition) {
    self.element = element
    self.id = id
    self.position = position
  }
}

extension InterfaceView {
  /// What only some kinds of views have.
  public indirect enum Content: Hashable, Sendable {
    case plain
    case text(InterfaceText)
    case button(InterfaceButton)
    case image(String?)
    /// A field that a person types into.
    case textField(InterfaceText, placeholder: String?)
    case stack(InterfaceStack)
    case scroll
    case table(InterfaceTable)
    case collection(InterfaceCollection)
    case tableCell(InterfaceCell)
    case collectionCell(InterfaceCell)
    case segmented([String])
    case navigationBar([InterfaceNavigationItem])
    case toolbar([InterfaceBarItem])
    case tabBar([InterfaceTabBarItem])
    /// A view that a scene is embedded into.
    case container
    /// `slider`, `switch`, `stepper` and other controls without text.
    case control
  }

  /// What layout by constraints needs of a view beside the constraints.
  public struct LayoutSettings: Hashable, Sendable {
    /// Nil where the file leaves it to the class; from 1 to 1000.
    public var horizontalHugging: Double?
    public var verticalHugging: Double?
    public var horizontalResistance: Double?
    public var verticalResistance: Double?
    /// In points; nil where the file states none. Directional ones are given as leading and
    /// trailing.
    public var margins: UIEdgeInsets?
    public var directionalMargins: UIEdgeInsets?
    public var preservesSuperviewMargins = false
    public var insetsMarginsFromSafeArea = true
    public var followsReadableWidth = false
    public var semanticContent: String?

    public init() {}
  }

  /// The segues that begin at the view: a control, a cell, a container view.
  public var segues: [InterfaceSegue] { connections.compactMap(\.segue) }
}

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

public struct InterfaceButton: Hashable, Sendable {
  /// `roundedRect`, `system`, `custom` …
  public var type: String?
  /// The title of the normal state.
  public var title: String?
  public var image: String?
  public var font: InterfaceFont?
  public var isEnabled = true

  public init() {}
}

public struct InterfaceStack: Hashable, Sendable {
  public var isVertical = false
  public var alignment: String?
  public var distribution: String?
  /// In points.
  public var spacing: CGFloat = 0
  public var usesStandardSpacing = false
  public var isBaselineRelative = false

  public init() {}
}

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
  public var prototypes: [InterfaceView] = []
  public var sections: [Section] = []

  public init() {}
}

public struct InterfaceCollection: Hashable, Sendable {
  /// In points.
  public var itemSize: CGSize?
  public var isHorizontal = false
  public var cells: [InterfaceView] = []
  /// The headers and footers of sections, each with its key.
  public var supplementaryViews: [InterfaceView] = []

  public init() {}
}

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

  public init() {}
}
