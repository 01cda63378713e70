import AdaptDocuments

/// What a segue of the app's own class does where the code of the class is not there.
public enum SegueStandIn: String, Hashable, Sendable, CaseIterable {
  case show
  case push
  case present
  case nothing
}

extension SegueStandIn {
  /// The kind of segue that does the same; nil for nothing.
  var kind: InterfaceSegue.Kind? {
    switch self {
    case .show: .show
    case .push: .push
    case .present: .present
    case .nothing: nil
    }
  }
}
