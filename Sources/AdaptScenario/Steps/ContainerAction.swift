public import AdaptCore

/// What code asks of one of UIKit's containers, or of the containers around a controller.
public enum ContainerAction: Hashable, Sendable {
  case selectTab(TabChoice)
  case setTabs([ControllerReference], animated: Bool)
  /// `show(_:sender:)` or `showDetailViewController(_:sender:)`; the receiver is the sender too.
  case show(ControllerReference, isDetail: Bool)
  case showColumn(SplitColumn)
  case hideColumn(SplitColumn)
  case setColumn(SplitColumn, ControllerReference)
  case preferDisplayMode(SplitDisplayMode)
  case setPages([ControllerReference], PageNavigationDirection, animated: Bool)
  case hide(StackBar, Bool, animated: Bool)
}

/// A bar of a navigation controller.
public enum StackBar: String, Hashable, Sendable, CaseIterable {
  case navigationBar
  case toolbar
}

extension ContainerAction {
  /// The controllers that it brings.
  package var references: [ControllerReference] {
    switch self {
    case .setTabs(let tabs, _): tabs
    case .show(let reference, _), .setColumn(_, let reference): [reference]
    case .setPages(let pages, _, _): pages
    case .selectTab, .showColumn, .hideColumn, .preferDisplayMode, .hide: []
    }
  }

  var words: String {
    switch self {
    case .selectTab(let tab): "select tab \(tab.words)"
    case .setTabs(let tabs, _): "set tabs \(tabs.map(\.name).joined(separator: " "))"
    case .show(let reference, false): "show \(reference.name)"
    case .show(let reference, true): "show detail \(reference.name)"
    case .showColumn(let column): "show column \(column.name)"
    case .hideColumn(let column): "hide column \(column.name)"
    case .setColumn(let column, let reference): "set column \(column.name) to \(reference.name)"
    case .preferDisplayMode(let mode): "prefer display mode \(mode.name)"
    case .setPages(let pages, _, _): "set pages \(pages.map(\.name).joined(separator: " "))"
    case .hide(.navigationBar, let hides, _): hides ? "hide bar" : "show bar"
    case .hide(.toolbar, let hides, _): hides ? "hide toolbar" : "show toolbar"
    }
  }
}
