import AdaptDocuments

extension InterfaceView {
  /// UIKit's class for the element: a plain view where nothing of it is modelled.
  var viewClass: UIView.Type { InterfaceView.classes[element] ?? UIView.self }

  private static let classes: [String: UIView.Type] = [
    "label": UILabel.self, "imageView": UIImageView.self, "button": UIButton.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
    "datePicker": UIDatePicker.self, "control": UIControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "searchBar": UISearchBar.self, "stackView": UIStackView.self,
    "scrollView": UIScrollView.self, "visualEffectView": UIVisualEffectView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
  ]
}

extension InterfaceView {
  /// An attribute that the document's values have no place for.
  func attribute(_ name: String) -> String? {
    rest.attributes.first { $0.name == name }?.value
  }

  /// Such an attribute that is YES or NO.
  func flag(_ name: String) -> Bool? { attribute(name).map { $0 == "YES" } }

  /// Such an attribute that is a number; nil for one that is none.
  func number(_ name: String) -> Double? {
    attribute(name).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }
}
