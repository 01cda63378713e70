import AdaptDocuments

extension UIViewController {
  /// Takes the selection from the table or grid of the scene, unless the document says otherwise.
  ///
  /// UIKit: what `viewWillAppear` of `UITableViewController` and `UICollectionViewController` does
  /// each time, for which an override has to call `super`; `clearsSelectionOnViewWillAppear`.
  func clearSelection(animated: Bool) {
    switch scene?.scene.controller?.content {
    case .table(clearsSelection: true):
      guard let table = viewIfLoaded as? UITableView else { return }
      for case let row as UITableViewCell in table.subviews where row.isSelected {
        row.setSelected(false, animated: animated)
      }
    case .collection(clearsSelection: true):
      guard let grid = viewIfLoaded as? UICollectionView else { return }
      for case let item as UICollectionViewCell in grid.subviews where item.isSelected {
        item.isSelected = false
      }
    default: return
    }
  }
}
