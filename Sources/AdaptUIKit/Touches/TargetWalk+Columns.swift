import AdaptCore

extension TargetWalk {
  /// The views of columns that a split view does not show, of those that are loaded and nowhere.
  func hiddenColumns(of view: UIView) -> [UIView] {
    guard let split = view.controller as? UISplitViewController else { return [] }
    return split.style.columns.compactMap { column in
      guard split.hides(column), let view = split.columns[column]?.container.viewIfLoaded else {
        return nil
      }
      return view.superview == nil ? view : nil
    }
  }
}

extension UIViewController {
  /// Whether a split view around it is expanded and does not show the column that it lies in.
  ///
  /// - Complexity: O(depth).
  package var isInHiddenColumn: Bool {
    var child = self
    while let parent = child.parent {
      if let split = parent as? UISplitViewController,
        split.columns.column(of: child).map(split.hides) ?? false
      {
        return true
      }
      child = parent
    }
    return false
  }
}

extension UISplitViewController {
  /// Whether it is expanded and does not show a column.
  func hides(_ column: Column) -> Bool {
    !isCollapsed && columns[column] != nil && !isShowing(column)
  }
}
