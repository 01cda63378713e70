import AdaptCore

/// What a segue begins at, as a person would point at it.
public struct SegueOrigin: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The controller itself: code performs the segue, or the child is made with it.
    case controller
    case view
    case barItem
    case recognizer
    /// A loose object of the scene.
    case object
  }

  public let kind: Kind
  public let id: String
  /// What it is, in words: `button`, `cell`, `bar button`.
  public let what: String
  /// What a person reads on it; nil where it says nothing.
  public let label: String?

  init(_ kind: Kind, id: String, what: String, label: String?) {
    self.kind = kind
    self.id = id
    self.what = what
    self.label = label.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension SegueOrigin: CustomStringConvertible {
  /// `button 'Save'`, or `cell` where nothing is written on it.
  public var description: String { label.map { "\(what) \($0.quoted)" } ?? what }
}

extension SegueOrigin {
  init(_ controller: InterfaceController) {
    self.init(.controller, id: controller.id, what: "the controller", label: nil)
  }

  package init(_ view: InterfaceView) {
    let what =
      switch view.content {
      case .tableCell, .collectionCell: "cell"
      case .container: "container view"
      case .plain, .text, .button, .image, .textField, .stack, .scroll, .table, .collection,
        .segmented, .navigationBar, .toolbar, .tabBar, .control:
        view.element
      }
    self.init(.view, id: view.id, what: what, label: view.label)
  }

  package init(_ item: InterfaceBarItem) {
    let label =
      item.title ?? item.systemItem ?? item.accessibility?.label ?? item.accessibility?.identifier
      ?? item.userLabel ?? item.image
    self.init(.barItem, id: item.id, what: "bar button", label: label)
  }

  init(_ object: InterfaceObject) {
    switch object.kind {
    case .gestureRecognizer(let element):
      // Interface Builder's own misspelling.
      let what = element == "pongPressGestureRecognizer" ? "longPressGestureRecognizer" : element
      self.init(.recognizer, id: object.id, what: what, label: object.userLabel)
    case .exit, .firstResponder, .filesOwner, .placeholder, .view, .barItem, .navigationItem,
      .controller, .other:
      self.init(.object, id: object.id, what: "object", label: object.userLabel)
    }
  }
}

extension InterfaceView {
  /// What a person reads on the view, or calls it: its own words, else the first inside it.
  public var label: String? {
    var pending = [self]
    // The first words are near the top; a hostile document has no more than this looked at.
    var looked = 0
    while let view = pending.popLast(), looked < 200 {
      looked += 1
      if let words = view.ownWords, !words.isEmpty { return words }
      pending += view.children.reversed()
    }
    return accessibility?.label ?? accessibility?.identifier ?? userLabel
  }

  private var ownWords: String? {
    switch content {
    case .text(let text): text.text
    case .button(let button): button.title ?? button.image
    case .textField(let text, let placeholder): text.text ?? placeholder
    case .plain, .image, .stack, .scroll, .table, .collection, .tableCell, .collectionCell,
      .segmented, .navigationBar, .toolbar, .tabBar, .container, .control:
      nil
    }
  }

  /// The views directly inside: subviews, and the cells of tables and collections.
  public var children: [InterfaceView] {
    switch content {
    case .table(let table): table.prototypes + table.sections.flatMap(\.cells) + subviews
    case .collection(let collection):
      collection.cells + collection.supplementaryViews + subviews
    case .plain, .text, .button, .image, .textField, .stack, .scroll, .tableCell, .collectionCell,
      .segmented, .navigationBar, .toolbar, .tabBar, .container, .control:
      subviews
    }
  }
}
