import AdaptCore
import AdaptDocuments
import Foundation

extension SceneObjects {
  /// Makes a view of the scene and what lies in it.
  ///
  /// Attributes, subviews and what varies with size classes are there then; what leads from one
  /// object to another is set by `connectViews`.
  func makeView(_ view: InterfaceView) -> UIView {
    guard let run else { return make(view) }
    // A level of a document costs more of the stack than a call of the app's.
    guard run.nesting.steps + Nesting.documentView < Limits.nestedSteps else {
      run.find(.nestedTooDeep, on: controller?.id ?? .run)
      return UIView(frame: view.usableFrame)
    }
    run.nesting.steps += Nesting.documentView
    let made = make(view)
    run.nesting.steps -= Nesting.documentView
    return made
  }

  /// Makes a view when the scene is there already, connects and awakes it.
  ///
  /// What is being made around it, as where the app's code asks for a cell while the scene is made,
  /// is connected and awoken in its own turn.
  func makeLater(_ view: InterfaceView) -> UIView {
    let (outer, outlets) = (asleep, openOutlets)
    (asleep, openOutlets) = ([], [])
    defer { (asleep, openOutlets) = (outer + asleep, outlets + openOutlets) }
    let made = makeView(view)
    connect()
    awake()
    return made
  }

  private func make(_ view: InterfaceView) -> UIView {
    let coder = InterfaceCoder(.view(view), in: self)
    if let wanted = view.customClass {
      if let registered = bundle.classes.find(wanted) {
        if let made = registered.make(coder) as? UIView { return made }
      } else if bundle.classes.standIn == nil {
        run?.find(.unknownClass, on: controller?.id ?? .run, text: wanted.name)
      }
    }
    return view.viewClass.init(coder: coder) ?? UIView(frame: view.usableFrame)
  }

  /// Whether the scene's document knows size classes.
  var knowsSizeClasses: Bool {
    bundle.project.documents[address.document].settings.usesTraitCollections
  }

  /// `top` or `bottom` for a layout guide of the scene's controller; nil for any other object.
  func layoutGuideKind(_ id: String) -> String? {
    scene.controller?.layoutGuides.first { $0.id == id }?.kind
  }

  /// The traits that views are made for: those that their controller expects, if it does (13+).
  var traitsToMakeFor: UITraitCollection {
    guard let controller, controller.hasTraits else { return UITraitCollection() }
    return controller.traitCollection
  }
}

extension Nesting {
  /// What a view inside another one costs while a document is made into views.
  static let documentView = 16
}

extension InterfaceView {
  /// The frame that the view is made with, in the parent's space, in points: one without a number
  /// in it is nothing, and a size is not negative.
  var usableFrame: CGRect {
    guard let frame, frame.isUsable else { return .zero }
    return CGRect(
      x: frame.origin.x, y: frame.origin.y, width: max(0, frame.size.width),
      height: max(0, frame.size.height))
  }
}
