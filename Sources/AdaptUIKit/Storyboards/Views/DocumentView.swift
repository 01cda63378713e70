import AdaptCore
public import AdaptDocuments
import AdaptRules
import Foundation

/// What a view keeps of the document that it was made from: what varies with size classes, and the
/// constraints.
final class DocumentView: DocumentObject {
  /// A subview as the document has it, installed or not.
  struct Child {
    let id: String
    let view: UIView
  }

  /// As the document spells the element: `label`, `mapView`.
  let element: String
  /// The app's own class of the view.
  let className: String?
  /// The subviews that the document has, back to front.
  var children: [Child] = []
  let constraints: [InterfaceConstraint]
  /// How the view follows its superview in place of constraints, which nobody solves.
  var standInMask: AutoresizingMask?
  private let variations: Variations
  private let stack: InterfaceStack?
  private let isHiddenInBase: Bool
  /// The traits that the view has its subviews for.
  private(set) var appliedTraits = UITraitCollection()

  init(_ view: InterfaceView, in scene: SceneObjects) {
    element = view.element
    className = view.customClass?.name
    constraints = view.constraints
    variations = Variations(view.variations, knowsSizeClasses: scene.knowsSizeClasses)
    if case .stack(let stack) = view.content { self.stack = stack } else { stack = nil }
    isHiddenInBase = view.isHidden
    super.init(id: view.id, userLabel: view.userLabel, at: view.position, in: scene)
  }

  /// Whether any subview or attribute is another one in some size class.
  var varies: Bool { !variations.isEmpty }

  /// The ids of subviews and constraints that are not installed in some traits.
  func excluded(in traits: UITraitCollection) -> Set<String> { variations.excluded(in: traits) }
}

// MARK: - Size classes

extension DocumentView {
  /// Gives the view what the document has for some traits, when it is made.
  func applyFirst(_ traits: UITraitCollection, to view: UIView) {
    appliedTraits = traits
    applyAttributes(to: view)
  }

  /// Puts the subviews back to what the document has for new traits, if any of them varies.
  ///
  /// Rule `documents.reset`.
  func traitsDidChange(to traits: UITraitCollection, of view: UIView) {
    guard varies else { return }
    let changed =
      traits.horizontalSizeClass != appliedTraits.horizontalSizeClass
      || traits.verticalSizeClass != appliedTraits.verticalSizeClass
    guard changed else { return }
    appliedTraits = traits
    applyAttributes(to: view)
    let resets = DocumentReset.decide(
      variesSubviews: variations.concern(children.map(\.id)), classesChanged: changed)
    if resets.value { installChildren(in: view) }
    installStandIns(in: view)
  }

  /// Puts in what is installed in the applied traits, and takes out what is not.
  func installChildren(in view: UIView) {
    let excluded = excluded(in: appliedTraits)
    var below: UIView?
    var arranged: [UIView] = []
    // What a call of the app does meanwhile counts: each is looked at when its turn comes.
    for child in children {
      if excluded.contains(child.id) {
        if child.view.superviewLink === view { child.view.takeOut() }
        continue
      }
      if child.view.superviewLink !== view {
        view.insert(child.view, at: below.map { .above($0) } ?? .index(0))
      }
      guard child.view.superviewLink === view else { continue }
      below = child.view
      arranged.append(child.view)
    }
    (view as? UIStackView)?.arrange(arranged)
  }

  private func applyAttributes(to view: UIView) {
    let attributes = variations.attributes(in: appliedTraits)
    if variations.mention("hidden") {
      view.isHidden = attributes["hidden"].map { $0 == "YES" } ?? isHiddenInBase
    }
    guard let view = view as? UIStackView, let stack else { return }
    view.axis =
      attributes["axis"].map { $0 == "vertical" } ?? stack.isVertical ? .vertical : .horizontal
    view.distribution =
      UIStackView.Distribution(documentName: attributes["distribution"] ?? stack.distribution)
    view.alignment = UIStackView.Alignment(documentName: attributes["alignment"] ?? stack.alignment)
    view.spacing = attributes["spacing"].flatMap(Double.init).map { CGFloat($0) } ?? stack.spacing
  }
}

// MARK: - Constraints

extension DocumentView {
  /// The constraints that hold in the applied traits, with the figures that they have there.
  var installedConstraints: [InterfaceConstraint] {
    let excluded = excluded(in: appliedTraits)
    return constraints.filter { !$0.isPlaceholder && !excluded.contains($0.id) }.map { constraint in
      guard !constraint.variations.isEmpty, let scene else { return constraint }
      var constraint = constraint
      let own = Variations(constraint.variations, knowsSizeClasses: scene.knowsSizeClasses)
      let attributes = own.attributes(in: appliedTraits)
      func figure(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
      if let constant = figure("constant") { constraint.constant = CGFloat(constant) }
      if let priority = figure("priority") { constraint.priority = priority }
      if let multiplier = figure("multiplier") { constraint.multiplier = CGFloat(multiplier) }
      return constraint
    }
  }
}

extension UIView {
  /// The constraints that the view's document has here in the present size classes.
  ///
  /// They are kept for a layout engine, as values: nobody solves them. Code that a document does
  /// not make has none.
  ///
  /// - Complexity: O(n) in the constraints and their variations.
  public var interfaceConstraints: [InterfaceConstraint] { document?.installedConstraints ?? [] }
}
