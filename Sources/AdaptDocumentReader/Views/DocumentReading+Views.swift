import AdaptCore
import AdaptDocuments
import Foundation

extension DocumentReading {
  /// Whether an element is a view: it has a frame or a content mode, or a view's name.
  static func isView(_ element: InterfaceElement) -> Bool {
    if element["contentMode"] != nil { return true }
    let hasFrame = element.children.contains { $0.name == "rect" && $0["key"] == "frame" }
    if hasFrame { return true }
    guard element["id"] != nil else { return false }
    switch element.name {
    case "view", "label", "button", "imageView", "textField", "textView", "scrollView", "stackView",
      "tableView", "collectionView", "tableViewCell", "collectionViewCell",
      "collectionReusableView", "tableViewCellContentView", "collectionViewCellContentView",
      "containerView", "navigationBar", "toolbar", "tabBar", "searchBar", "slider", "switch",
      "stepper", "segmentedControl", "progressView", "activityIndicatorView", "pageControl",
      "datePicker", "pickerView", "refreshControl", "visualEffectView", "webView", "wkWebView",
      "mapView":
      return true
    default: return false
    }
  }

  func view(_ element: InterfaceElement) -> InterfaceView {
    var reader = ElementReader(element, log)
    var view = InterfaceView(element.name, id: reader.id(), position: reader.position)
    view.key = reader.string("key")
    takeAttributes(&reader, into: &view)
    takeLayout(&reader, into: &view)
    view.content = viewContent(of: &reader)
    for child in reader.takeChildren() { take(child, into: &view, &reader) }
    view.rest = reader.rest()
    return view
  }

  private func takeAttributes(_ reader: inout ElementReader, into view: inout InterfaceView) {
    view.customClass = reader.customClass()
    view.userLabel = reader.filledString("userLabel")
    view.autoresizesSubviews = reader.flag("autoresizesSubviews", default: true)
    view.translatesAutoresizingMask =
      reader.flag("translatesAutoresizingMaskIntoConstraints", default: true)
    view.hasFixedFrame = reader.flag("fixedFrame", default: false)
    view.isHidden = reader.flag("hidden", default: false)
    view.alpha = reader.length("alpha") ?? 1
    view.isUserInteractionEnabled = reader.flag("userInteractionEnabled")
    view.clipsSubviews = reader.flag("clipsSubviews", default: false)
    view.tag = reader.integer("tag") ?? 0
    view.contentMode = reader.filledString("contentMode")
    view.restorationIdentifier = reader.filledString("restorationIdentifier")
    view.isMisplaced = reader.flag("misplaced", default: false)
    view.isAmbiguous = reader.flag("ambiguous", default: false)
  }

  private func takeLayout(_ reader: inout ElementReader, into view: inout InterfaceView) {
    view.layout.horizontalHugging = reader.priority("horizontalHuggingPriority")
    view.layout.verticalHugging = reader.priority("verticalHuggingPriority")
    view.layout.horizontalResistance = reader.priority("horizontalCompressionResistancePriority")
    view.layout.verticalResistance = reader.priority("verticalCompressionResistancePriority")
    view.layout.preservesSuperviewMargins =
      reader.flag("preservesSuperviewLayoutMargins", default: false)
    view.layout.insetsMarginsFromSafeArea =
      reader.flag("insetsLayoutMarginsFromSafeArea", default: true)
    view.layout.followsReadableWidth =
      reader.flag("layoutMarginsFollowReadableWidth", default: false)
    view.layout.semanticContent = reader.filledString("semanticContentAttribute")
  }
}
