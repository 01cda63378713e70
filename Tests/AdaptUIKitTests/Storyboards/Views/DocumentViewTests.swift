import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

@Suite("Views made from documents")
struct DocumentViewTests {
  /// A scene with one controller whose view holds some views.
  private func scene(
    _ views: [InterfaceView], device: String = "phone", ios: SystemVersion = 12.4,
    classes: ClassRegistry? = nil,
    _ change: (inout InterfaceView, inout InterfaceDocument) -> Void = { _, _ in }
  ) throws -> StoryboardScene {
    var controller = Documents.controller("a")
    var root = Documents.view("root")
    root.subviews = views
    var document = Documents.storyboard("Main", [])
    document.settings.usesTraitCollections = true
    change(&root, &document)
    controller.view = root
    var scene = InterfaceScene(id: "scene", position: Documents.somewhere)
    scene.controller = controller
    document.scenes = [scene]
    document.settings.initialController = "a"
    return try StoryboardScene([document], device, ios: ios, classes: classes)
  }

  private func first<View: UIView>(_ type: View.Type, _ scene: StoryboardScene) -> View? {
    scene.root?.view.subviews.lazy.compactMap { $0 as? View }.first
  }

  private func leaf(
    _ element: String, _ content: InterfaceView.Content = .plain,
    _ attributes: [(String, String)] = []
  ) -> InterfaceView {
    var view = Documents.leaf("v", element)
    view.content = content
    view.rest.attributes = attributes.map { .init($0.0, $0.1) }
    return view
  }

  @Test("Every element that UIKit has a class for here is of that class, others are plain")
  func classes() throws {
    let rows: [(String, UIView.Type)] = [
      ("view", UIView.self), ("label", UILabel.self), ("button", UIButton.self),
      ("imageView", UIImageView.self), ("textField", UITextField.self),
      ("textView", UITextView.self), ("switch", UISwitch.self), ("slider", UISlider.self),
      ("stepper", UIStepper.self), ("segmentedControl", UISegmentedControl.self),
      ("pageControl", UIPageControl.self), ("datePicker", UIDatePicker.self),
      ("progressView", UIProgressView.self),
      ("activityIndicatorView", UIActivityIndicatorView.self), ("searchBar", UISearchBar.self),
      ("stackView", UIStackView.self), ("scrollView", UIScrollView.self),
      ("visualEffectView", UIVisualEffectView.self), ("tableView", UITableView.self),
      ("collectionView", UICollectionView.self), ("navigationBar", UINavigationBar.self),
      ("toolbar", UIToolbar.self), ("tabBar", UITabBar.self), ("mapView", UIView.self),
      ("wkWebView", UIView.self), ("containerView", UIView.self),
    ]
    for (element, type) in rows {
      let scene = try scene([leaf(element)])
      let made = try #require(scene.root?.view.subviews.first)
      #expect(Swift.type(of: made) == type, "\(element)")
      #expect(made.frame == CGRect(x: 10, y: 20, width: 100, height: 40), "\(element)")
    }
  }

  @Test("Each kind of content has its values in the view")
  func content() throws {
    var text = InterfaceText()
    text.text = "Hello"
    text.lines = 2
    let label = try #require(first(UILabel.self, scene([leaf("label", .text(text))])))
    #expect(label.text == "Hello")
    #expect(label.numberOfLines == 2)
    #expect(!label.isUserInteractionEnabled)
    let area = try #require(first(UITextView.self, scene([leaf("textView", .text(text))])))
    #expect(area.text == "Hello")
    var words = InterfaceButton()
    words.title = "Go"
    words.type = "roundedRect"
    var disabled = leaf("button", .button(words))
    disabled.isEnabled = false
    let button = try #require(first(UIButton.self, scene([disabled])))
    #expect(button.currentTitle == "Go")
    #expect(button.buttonType == .system)
    #expect(!button.isEnabled)
    let field = try #require(
      first(UITextField.self, scene([leaf("textField", .textField(text, placeholder: "Name"))])))
    #expect(field.text == "Hello")
    #expect(field.placeholder == "Name")
    let image = try #require(first(UIImageView.self, scene([leaf("imageView", .image("gear"))])))
    #expect(image.imageName == "gear")
    let segments = try #require(
      first(
        UISegmentedControl.self,
        scene([
          leaf("segmentedControl", .segmented(["Day", "Week"]), [("selectedSegmentIndex", "1")])
        ])))
    #expect(segments.numberOfSegments == 2)
    #expect(segments.selectedSegmentIndex == 1)
    let toggle = try #require(
      first(UISwitch.self, scene([leaf("switch", .control, [("on", "YES")])])))
    #expect(toggle.isOn)
    let slider = try #require(
      first(
        UISlider.self,
        scene([leaf("slider", .control, [("value", "5"), ("maxValue", "10")])])))
    #expect(slider.value == 5)
    var stack = InterfaceStack()
    stack.isVertical = true
    stack.spacing = 8
    stack.distribution = "fillEqually"
    var arranged = leaf("stackView", .stack(stack))
    arranged.subviews = ["x", "y"].map { Documents.leaf($0, "view") }
    let made = try #require(first(UIStackView.self, scene([arranged])))
    #expect(made.axis == .vertical)
    #expect(made.spacing == 8)
    #expect(made.distribution == .fillEqually)
    #expect(made.arrangedSubviews.count == 2)
    var item = InterfaceBarItem(id: "item", position: Documents.somewhere)
    item.title = "Share"
    let toolbar = try #require(first(UIToolbar.self, scene([leaf("toolbar", .toolbar([item]))])))
    #expect(toolbar.items?.map(\.title) == ["Share"])
    var navigation = InterfaceNavigationItem(id: "nav", position: Documents.somewhere)
    navigation.title = "Free"
    let bar = try #require(
      first(UINavigationBar.self, scene([leaf("navigationBar", .navigationBar([navigation]))])))
    #expect(bar.topItem?.title == "Free")
  }

  @Test("Common attributes come over, and numbers that are none do no harm")
  func attributes() throws {
    var view = leaf("view")
    view.isHidden = true
    view.alpha = .nan
    view.tag = 7
    view.accessibility = InterfaceAccessibility(identifier: "id", label: "label")
    view.clipsSubviews = true
    view.isUserInteractionEnabled = false
    var broken = leaf("view")
    broken.id = "broken"
    broken.frame = CGRect(x: CGFloat.nan, y: 0, width: -3, height: .infinity)
    var negative = leaf("view")
    negative.id = "negative"
    negative.frame = CGRect(origin: .zero, size: CGSize(width: -3, height: 5))
    var lost = leaf("view")
    lost.id = "lost"
    lost.frame = nil
    let scene = try scene([view, broken, negative, lost])
    let views = try #require(scene.root?.view.subviews)
    #expect(views[0].isHidden)
    #expect(views[0].alpha == 1)
    #expect(views[0].tag == 7)
    #expect(views[0].accessibilityIdentifier == "id")
    #expect(views[0].accessibilityLabel == "label")
    #expect(views[0].clipsToBounds)
    #expect(!views[0].isUserInteractionEnabled)
    #expect(views[1].frame == .zero)
    #expect(views[2].frame.width == 0)
    #expect(views[3].frame == .zero)
    #expect(scene.ownFindings == [])
  }

  @Test("The root takes the window's size, and what lies in it follows by masks")
  func otherSize() throws {
    var bottom = leaf("view")
    bottom.frame = CGRect(x: 0, y: 623, width: 375, height: 44)
    bottom.autoresizing = [.flexibleWidth, .flexibleTopMargin]
    let scene = try scene([bottom], device: "phone-max")
    #expect(scene.root?.view.frame.size == CGSize(width: 414, height: 896))
    #expect(
      scene.root?.view.subviews.first?.frame == CGRect(x: 0, y: 852, width: 414, height: 44))
  }

  private func constraint(_ a: (String?, String), _ b: (String?, String)?, _ id: String)
    -> InterfaceConstraint
  {
    var constraint = InterfaceConstraint(
      .init(a.0, a.1), id: id, position: Documents.somewhere)
    constraint.second = b.map { .init($0.0, $0.1) }
    return constraint
  }

  @Test("A view that constraints tie to edges follows them, so that an anchor stays on screen")
  func constrained() throws {
    var corner = leaf("button", .button(InterfaceButton()))
    corner.frame = CGRect(x: 265, y: 613, width: 100, height: 44)
    corner.translatesAutoresizingMask = false
    var wide = leaf("view")
    wide.id = "wide"
    wide.frame = CGRect(x: 16, y: 40, width: 343, height: 100)
    wide.translatesAutoresizingMask = false
    let scene = try scene([corner, wide], device: "phone-small") { root, _ in
      root.guides = [.init("safeArea", id: "safe")]
      root.constraints = [
        constraint(("safe", "trailing"), ("v", "trailing"), "c1"),
        constraint(("safe", "bottom"), ("v", "bottom"), "c2"),
        constraint(("wide", "leading"), ("root", "leading"), "c3"),
        constraint((nil, "trailing"), ("wide", "trailing"), "c4"),
        constraint(("wide", "top"), ("root", "top"), "c5"),
      ]
    }
    let views = try #require(scene.root?.view.subviews)
    // 55 points narrower and 99 lower than the document.
    #expect(views[0].frame == CGRect(x: 210, y: 514, width: 100, height: 44))
    #expect(views[1].frame == CGRect(x: 16, y: 40, width: 288, height: 100))
    #expect(scene.root?.view.interfaceConstraints.count == 5)
  }

  @Test("What is not installed in a size class comes and goes with it, and its outlet is there")
  func variations() throws {
    let scene = try scene([leaf("label"), Documents.leaf("other", "view")], device: "phone-max") {
      root, _ in
      var base = InterfaceVariation(.base, position: Documents.somewhere)
      base.excluded = ["v"]
      var wide = InterfaceVariation(
        .sizeClasses(horizontal: .regular, vertical: .compact), position: Documents.somewhere)
      wide.included = ["v"]
      root.variations = [wide, base]
    }
    let view: UIView = try #require(scene.root?.view)
    #expect(view.subviews.count == 1)
    let other = view.subviews[0]
    scene.simulation.rotate(to: .landscapeRight)
    #expect(view.subviews.count == 2)
    #expect(view.subviews[0] is UILabel)
    #expect(view.subviews[1] === other)
    scene.simulation.rotate(to: .portrait)
    #expect(view.subviews == [other])
  }

  @Test(
    "A view that code took out is back when size classes change, if a sibling is not installed",
    arguments: [true, false])
  func reset(varies: Bool) throws {
    let scene = try scene([leaf("label"), Documents.leaf("other", "view")], device: "phone-max") {
      root, _ in
      guard varies else { return }
      var wide = InterfaceVariation(
        .sizeClasses(horizontal: .regular, vertical: .compact), position: Documents.somewhere)
      wide.excluded = ["other"]
      root.variations = [wide]
    }
    let view: UIView = try #require(scene.root?.view)
    let label = view.subviews[0]
    scene.simulation.step("take out") { label.removeFromSuperview() }
    #expect(label.superview == nil)
    scene.simulation.rotate(to: .landscapeRight)
    // openradar 23105634
    #expect((label.superview === view) == varies)
  }

  @Test("A document without size classes has its base state only")
  func oldDocument() throws {
    let scene = try scene([leaf("label")], device: "phone-max") { root, document in
      document.settings.usesTraitCollections = false
      var narrow = InterfaceVariation(
        .sizeClasses(horizontal: .compact, vertical: .unspecified), position: Documents.somewhere)
      narrow.excluded = ["v"]
      root.variations = [narrow]
    }
    #expect(scene.root?.view.subviews.count == 1)
  }

  @Test("A stack view's axis and a constraint's constant vary with size classes")
  func variedAttributes() throws {
    var stack = leaf("stackView", .stack(InterfaceStack()))
    var tall = InterfaceVariation(
      .sizeClasses(horizontal: .compact, vertical: .regular), position: Documents.somewhere)
    tall.attributes = [.init("axis", "vertical")]
    stack.variations = [tall]
    var width = constraint(("v", "width"), nil, "w")
    width.constant = 200
    var low = InterfaceVariation(
      .sizeClasses(horizontal: .unspecified, vertical: .compact), position: Documents.somewhere)
    low.attributes = [.init("constant", "120")]
    width.variations = [low]
    stack.constraints = [width]
    let scene = try scene([stack], device: "phone-max")
    let made = try #require(first(UIStackView.self, scene))
    #expect(made.axis == .vertical)
    #expect(made.interfaceConstraints.map(\.constant) == [200])
    scene.simulation.rotate(to: .landscapeRight)
    #expect(made.axis == .horizontal)
    #expect(made.interfaceConstraints.map(\.constant) == [120])
  }

  @Test("A class of the app's is made for a view, and an unknown one is a warning")
  func customClass() throws {
    final class Badge: UILabel {
      var style: String?
      var awoke = false
      override func awakeFromNib() { awoke = style == "round" }
    }
    var classes = ClassRegistry()
    classes.register(Badge.self) { $0.outlet("style", \.style) }
    var view = leaf("label")
    view.customClass = CustomClass("Badge")
    view.runtimeAttributes = [
      RuntimeAttribute("style", type: "string", value: "round", position: Documents.somewhere)
    ]
    var unknown = leaf("button")
    unknown.id = "u"
    unknown.customClass = CustomClass("Nowhere")
    let scene = try scene([view, unknown], classes: classes)
    let badge = try #require(first(Badge.self, scene))
    #expect(badge.awoke)
    #expect(first(UIButton.self, scene) != nil)
    #expect(scene.findings == [.unknownClass])
  }

  @Test("Views nest as deep as a run goes, and ten thousand lie side by side")
  func many() throws {
    var deep = leaf("view")
    for number in 0..<3_000 {
      var outer = Documents.leaf("d\(number)", "view")
      outer.subviews = [deep]
      deep = outer
    }
    let scene = try scene([deep])
    #expect(scene.findings.contains(.nestedTooDeep))
    let flat = try self.scene((0..<10_000).map { Documents.leaf("f\($0)", "button") })
    #expect(flat.root?.view.subviews.count == 10_000)
    #expect(flat.simulation.targets.count == 10_000)
  }
}
