import AdaptCore
import AdaptDocuments
import AdaptRules

// Views that constraints place follow their superview by a mask that stands for the constraints, as
// long as nobody solves those (rule `documents.constraint-stand-in`).

extension DocumentView {
  /// Gives the subviews that constraints place the mask that stands for those.
  ///
  /// - Complexity: O(n) in the subviews and their constraints.
  func installStandIns(in view: UIView) {
    if let stack = view as? UIStackView { return standIn(forArrangedIn: stack) }
    guard children.contains(where: { !$0.view.translatesAutoresizingMaskIntoConstraints }) else {
      return
    }
    let ties = ConstraintTies(of: self)
    for child in children where !child.view.translatesAutoresizingMaskIntoConstraints {
      let tie = ties[child.id]
      child.view.document?.standInMask =
        ConstraintStandIn.decide(across: tie.across, down: tie.down).value
    }
  }

  /// Arranged views share a stack view's length, and those that fill it across follow its width.
  private func standIn(forArrangedIn stack: UIStackView) {
    let along: AutoresizingMask =
      stack.axis == .vertical
      ? [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
      : [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let across: AutoresizingMask =
      switch stack.alignment {
      case .fill: stack.axis == .vertical ? .flexibleWidth : .flexibleHeight
      case .center:
        stack.axis == .vertical
          ? [.flexibleLeftMargin, .flexibleRightMargin]
          : [.flexibleTopMargin, .flexibleBottomMargin]
      case .trailing, .lastBaseline:
        stack.axis == .vertical ? .flexibleLeftMargin : .flexibleTopMargin
      case .leading, .firstBaseline: []
      }
    for child in children { child.view.document?.standInMask = along.union(across) }
  }
}

/// What the constraints between a view and its subviews tie those to.
private struct ConstraintTies {
  typealias Ties = ConstraintStandIn.Ties

  struct Both {
    var across: Ties = []
    var down: Ties = []
  }

  private var ties: [String: Both] = [:]

  subscript(id: String) -> Both { ties[id] ?? Both() }

  init(of holder: DocumentView) {
    let children = Set(holder.children.map(\.id))
    for constraint in holder.installedConstraints where constraint.relation == .equal {
      guard let second = constraint.second else { continue }
      let (a, b) = (constraint.first, second)
      let (first, last) = (a.item ?? holder.id, b.item ?? holder.id)
      if children.contains(first), !children.contains(last) {
        tie(first, a.attribute, to: b.attribute, of: last, in: holder)
      } else if children.contains(last), !children.contains(first) {
        tie(last, b.attribute, to: a.attribute, of: first, in: holder)
      }
    }
    for child in holder.children {
      for constraint in child.view.document?.installedConstraints ?? []
      where constraint.second == nil && constraint.relation == .equal {
        guard constraint.first.item == nil || constraint.first.item == child.id else { continue }
        if constraint.first.attribute == "width" {
          ties[child.id, default: Both()].across.insert(.length)
        }
        if constraint.first.attribute == "height" {
          ties[child.id, default: Both()].down.insert(.length)
        }
      }
    }
  }

  /// - Parameter item: The holder, or one of its guides or of its controller's.
  private mutating func tie(
    _ child: String, _ attribute: String, to other: String, of item: String,
    in holder: DocumentView
  ) {
    guard let own = Edge(attribute), let far = Edge(other), own.isAcross == far.isAcross else {
      return
    }
    // The guides of a controller are bars at the top and at the bottom.
    let side =
      switch holder.scene?.layoutGuideKind(item) {
      case "top": Ties.near
      case "bottom": Ties.far
      default: far.side
      }
    if own.isAcross {
      ties[child, default: Both()].across.insert(side)
    } else {
      ties[child, default: Both()].down.insert(side)
    }
  }
}

/// An edge or the middle, on one axis, that an attribute names; nil for lengths and baselines.
private struct Edge {
  let isAcross: Bool
  let side: ConstraintStandIn.Ties

  init?(_ attribute: String) {
    switch attribute {
    case "leading", "left", "leadingMargin", "leftMargin": (isAcross, side) = (true, .near)
    case "trailing", "right", "trailingMargin", "rightMargin": (isAcross, side) = (true, .far)
    case "centerX", "centerXWithinMargins": (isAcross, side) = (true, .middle)
    case "top", "topMargin": (isAcross, side) = (false, .near)
    case "bottom", "bottomMargin": (isAcross, side) = (false, .far)
    case "centerY", "centerYWithinMargins": (isAcross, side) = (false, .middle)
    default: return nil
    }
  }
}
