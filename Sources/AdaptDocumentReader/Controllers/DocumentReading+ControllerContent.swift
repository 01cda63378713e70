import AdaptDocuments
import Foundation

extension DocumentReading {
  /// What kind of controller an element is, with the attributes that only this kind has.
  func controllerContent(of reader: inout ElementReader) -> InterfaceController.Content {
    switch reader.name {
    case "viewController": .plain
    case "tableViewController": .table(clearsSelection: clearsSelection(&reader))
    case "collectionViewController": .collection(clearsSelection: clearsSelection(&reader))
    case "navigationController": .navigation(navigationBars(&reader))
    case "tabBarController": .tabs
    case "splitViewController": .split(splitColumns(&reader))
    case "pageViewController": .pages(pages(&reader))
    case "viewControllerPlaceholder": .reference(reference(&reader))
    case let name: .foreign(name)
    }
  }

  private func clearsSelection(_ reader: inout ElementReader) -> Bool {
    reader.flag("clearsSelectionOnViewWillAppear", default: true)
  }

  private func navigationBars(
    _ reader: inout ElementReader
  ) -> InterfaceController.NavigationBars {
    var bars = InterfaceController.NavigationBars()
    bars.hidesNavigationBar = reader.flag("navigationBarHidden", default: false)
    bars.hidesToolbar = reader.flag("toolbarHidden", default: true)
    bars.hidesBarsWhenVerticallyCompact =
      reader.flag("hidesBarsWhenVerticallyCompact", default: false)
    bars.hidesBarsOnSwipe = reader.flag("hidesBarsOnSwipe", default: false)
    bars.hidesBarsOnTap = reader.flag("hidesBarsOnTap", default: false)
    bars.hidesBarsWhenKeyboardAppears = reader.flag("hidesBarsWhenKeyboardAppears", default: false)
    return bars
  }

  private func splitColumns(_ reader: inout ElementReader) -> InterfaceController.SplitColumns {
    var columns = InterfaceController.SplitColumns()
    columns.hasColumnStyle = reader.flag("allowDoubleColumnStyle", default: false)
    columns.preferredDisplayMode = reader.filledString("preferredDisplayMode")
    columns.behavior = reader.filledString("behavior")
    columns.primaryBackgroundStyle = reader.filledString("primaryBackgroundStyle")
    columns.minimumPrimaryColumnWidth = reader.length("minimumPrimaryColumnWidth")
    columns.maximumPrimaryColumnWidth = reader.length("maximumPrimaryColumnWidth")
    return columns
  }

  private func pages(_ reader: inout ElementReader) -> InterfaceController.Pages {
    var pages = InterfaceController.Pages()
    pages.curls = reader.choice("transitionStyle", of: ["pageCurl": true, "scroll": false]) ?? true
    pages.isVertical =
      reader.choice("navigationOrientation", of: ["vertical": true, "horizontal": false]) ?? false
    pages.spineLocation = reader.filledString("spineLocation")
    pages.pageSpacing = reader.length("pageSpacing") ?? 0
    pages.isDoubleSided = reader.flag("doubleSided", default: false)
    return pages
  }

  private func reference(_ reader: inout ElementReader) -> StoryboardReference {
    StoryboardReference(
      storyboardName: reader.filledString("storyboardName"),
      identifier: reader.filledString("referencedIdentifier"),
      bundle: reader.filledString("bundleIdentifier"))
  }
}
