import AdaptCore
import AdaptRules
public import Foundation

/// The length of a layout guide. UIKit: `UILayoutSupport`.
public protocol UILayoutSupport: AnyObject {
  /// In points, from the view's edge inwards.
  var length: CGFloat { get }
}

/// A guide at the top or the bottom of a controller's view, measured when it is read.
final class EdgeGuide: UILayoutSupport {
  private let edge: KeyPath<UIEdgeInsets, CGFloat>
  private weak var controller: UIViewController?

  init(_ edge: KeyPath<UIEdgeInsets, CGFloat>, of controller: UIViewController) {
    self.edge = edge
    self.controller = controller
  }

  var length: CGFloat { controller?.guideLengths[keyPath: edge] ?? 0 }
}

extension UIViewController {
  /// The part of the view's top that status bar and bars cover.
  public var topLayoutGuide: any UILayoutSupport { EdgeGuide(\.top, of: self) }
  /// The part of the view's bottom that bars cover.
  public var bottomLayoutGuide: any UILayoutSupport { EdgeGuide(\.bottom, of: self) }

  /// Rule `layout.guides`.
  var guideLengths: UIEdgeInsets {
    guard let run, let view = viewIfLoaded else { return .zero }
    let place: LayoutGuides.Place =
      switch parentLink {
      case nil: .top
      case let parent?: parent.constrainsLayoutGuides ? .barContainer : .otherContainer
      }
    return LayoutGuides.decide(unsafe: view.unsafeInsets, in: place, on: run.system).value
  }
}
