public import AdaptCore
public import AdaptDocuments
public import AdaptRules
public import Foundation

/// Something on screen that a person can use, or could if nothing were in the way.
///
/// It is what a look at the screen gives (``Simulation/targets``), and holds good until something
/// changes there.
public struct UserTarget {
  public let kind: Kind
  public internal(set) var names: Names
  /// The controller whose screen it is part of, as reports call it; nil where there is none.
  public let place: String?
  /// Where it lies, in the window's space, in points; nil where nothing places it.
  public let frame: CGRect?
  /// What using it leads to, in order.
  public let leads: [Lead]
  /// What is in the way of a finger; nil where nothing is (rule `touches.reach`).
  public let obstacle: Decision<TouchReach.Obstacle?>

  let subject: NodeID
  /// What a document says of it; nil for what none has.
  let document: DocumentObject?
  let use: (Run) -> Void
  /// Types a text in place of what is there; nil for what takes none.
  let typing: ((Run, String) -> Void)?

  public var isReachable: Bool { obstacle.value == nil }
}

extension UserTarget {
  /// What a target is, and the word that stands for it where it has no other name.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case button
    case `switch`
    case slider
    case stepper
    case segment
    case pages
    case datePicker
    case control
    case field
    case barItem
    case back
    case tab
    case row
    /// A row that stands for those that the app makes of a prototype.
    case sampleRow
    case accessory
    case gesture
    case alertAction
  }

  /// What using a target leads to.
  public enum Lead: Hashable, Sendable {
    /// A segue of the document.
    case segue(InterfaceSegue)
    /// A method of the app's, by its name.
    case action(Selector)
    /// A block of the app's.
    case block
    /// Something of UIKit's own: the way back, a tab, a new value.
    case own
  }

  /// What a person may call a target, from the best name to the weakest.
  public struct Names: Hashable, Sendable {
    /// What it shows.
    public var titles: [String] = []
    public var identifiers: [String] = []
    public var labels: [String] = []
    /// What the document's author calls it in the editor.
    public var userLabels: [String] = []
    /// Its id in the document.
    public var ids: [String] = []
    /// What kind of thing it is, and which one of those on screen: `button`, `button 2`.
    public var words: [String] = []

    public init() {}

    /// The names by rank; the first that fits wins.
    var ranks: [[String]] { [titles, identifiers, labels, userLabels, ids, words] }
    /// The best of them.
    public var best: String? { ranks.lazy.compactMap(\.first).first }
  }
}
