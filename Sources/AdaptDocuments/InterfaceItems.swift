/// What a navigation bar shows for a controller.
public struct InterfaceNavigationItem: Hashable, Sendable {
  public var id: String
  public var position: SourcePosition
  public var title: String?
  public var prompt: String?
  /// `automatic`, `always` or `never`; nil where the file leaves it out.
  public var largeTitleDisplayMode: String?
  public var hidesBackButton = false
  public var leftItemsSupplementBackButton = false
  public var leftItems: [InterfaceBarItem] = []
  public var rightItems: [InterfaceBarItem] = []
  public var backItem: InterfaceBarItem?
  public var titleView: InterfaceView?
  public var customClass: CustomClass?
  public var userLabel: String?
  public var connections: [InterfaceConnection] = []
  public var runtimeAttributes: [RuntimeAttribute] = []
  public var rest = UnmodelledContent()

  public init(id: String, position: SourcePosition) {
    self.id = id
    self.position = position
  }
}

/// A button of a navigation bar or a toolbar.
public struct InterfaceBarItem: Hashable, Sendable {
  public var id: String
  public var position: SourcePosition
  public var title: String?
  /// As `done`, `add`, `flexibleSpace`; nil for an item with words, an image or a view.
  public var systemItem: String?
  public var image: String?
  public var style: String?
  public var isEnabled = true
  public var customClass: CustomClass?
  public var userLabel: String?
  public var accessibility: InterfaceAccessibility?
  public var customView: InterfaceView?
  public var connections: [InterfaceConnection] = []
  public var runtimeAttributes: [RuntimeAttribute] = []
  public var rest = UnmodelledContent()

  public init(id: String, position: SourcePosition) {
    self.id = id
    self.position = position
  }
}

/// What a tab bar shows for a controller.
public struct InterfaceTabBarItem: Hashable, Sendable {
  public var id: String
  public var position: SourcePosition
  public var title: String?
  public var systemItem: String?
  public var image: String?
  public var badge: String?
  public var customClass: CustomClass?
  public var userLabel: String?
  public var accessibility: InterfaceAccessibility?
  public var connections: [InterfaceConnection] = []
  public var runtimeAttributes: [RuntimeAttribute] = []
  public var rest = UnmodelledContent()

  public init(id: String, position: SourcePosition) {
    self.id = id
    self.position = position
  }
}

/// What assistive technology and tests call an object.
public struct InterfaceAccessibility: Hashable, Sendable {
  public var identifier: String?
  public var label: String?
  public var hint: String?

  public init(identifier: String? = nil, label: String? = nil, hint: String? = nil) {
    self.identifier = identifier
    self.label = label
    self.hint = hint
  }
}
