/// The kind of device an interface is for. UIKit: `UIUserInterfaceIdiom`.
///
/// Only phones and pads are modelled; the other idioms have no profiles.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable, CaseIterable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}
