import Foundation

/// A row of dots, one a page. UIKit: `UIPageControl`.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = current
    }
  }
  /// Kept among the pages.
  open var currentPage: Int {
    get { current }
    set { current = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  open var hidesForSinglePage = false
  private var current = 0

  override var isPlain: Bool { type(of: self) == UIPageControl.self }
}
