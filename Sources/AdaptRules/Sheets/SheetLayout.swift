public import AdaptCore
public import Foundation

/// A sheet's form, its detents and where it rests: the rules of sheets put together.
public struct SheetLayout: Hashable, Sendable {
  /// A height at which the sheet can rest now.
  public struct Stop: Hashable, Sendable {
    /// The place of its detent among those given; nil where the sheet has one height.
    public var detent: Int?
    /// The detent's value in points, without the bottom safe area.
    public var value: CGFloat
    public var placement: SheetPlacement
  }

  public var form: SheetForm.Form
  /// The frame at full height in the container's space, in points.
  public var fullFrame: CGRect
  /// The maximum value of a detent in points.
  public var maximumDetentValue: CGFloat
  /// Where the sheet can rest, from the lowest to the highest; at least one.
  public var stops: [Stop]
  /// The place among `stops` where the sheet rests.
  public var resting: Int

  /// Where the sheet rests.
  public var placement: SheetPlacement { stops[resting].placement }
}

extension SheetLayout {
  /// Returns the layout of a page or form sheet.
  ///
  /// - Parameters:
  ///   - style: The style in effect after adaptation, `pageSheet` or `formSheet`.
  ///   - detents: The detents as given, custom ones as their resolvers answered for
  ///     ``maximumDetentValue(style:setup:in:)``; without effect where the form has none.
  ///   - selected: The place of the selected detent among them.
  /// - Complexity: O(n log n) for n detents.
  public static func decide(
    style: UIModalPresentationStyle, setup: SheetSetup, detents: [SheetDetent], selected: Int?,
    in space: PresentationSpace
  ) -> Decision<SheetLayout> {
    let form = SheetForm.decide(setup: setup, traits: space.traits, on: space.system)
    let full = fullFrame(style: style, setup: setup, form: form.value, in: space)
    let maximum = MaximumDetentValue.decide(full: full.value, safeArea: space.safeArea).value
    func place(_ value: CGFloat) -> Decision<SheetPlacement> {
      SheetFrame.decide(value: value, form: form.value, full: full.value, in: space)
    }
    var layout = SheetLayout(
      form: form.value, fullFrame: full.value, maximumDetentValue: maximum,
      stops: [Stop(detent: nil, value: maximum, placement: place(maximum).value)], resting: 0)
    guard form.value.hasDetents else {
      return Decision(layout, because: form.reasons.adding(full.reasons))
    }
    let context = DetentValue.Context(
      maximum: maximum, containerHeight: space.size.height, traits: space.traits,
      system: space.design)
    let values = detents.map { DetentValue.decide($0, in: context) }
    let selection = DetentSelection.decide(values: values.map(\.value), selected: selected)
    guard let chosen = selection.value else {
      if form.value == .edgeAttached { layout.cover(space) }
      return Decision(layout, because: form.reasons.adding(selection.reasons))
    }
    var stops: [Stop] = []
    for (detent, value) in values.enumerated() {
      guard let value = value.value else { continue }
      stops.append(Stop(detent: detent, value: value, placement: place(value).value))
    }
    stops.sort { ($0.value, $0.detent ?? 0) < ($1.value, $1.detent ?? 0) }
    layout.stops = stops
    layout.resting = stops.firstIndex { $0.detent == chosen } ?? 0
    let reasons = form.reasons.adding(selection.reasons).adding(values[chosen].reasons)
      .adding(place(stops[layout.resting].value).reasons)
    return Decision(layout, because: reasons)
  }

  /// Returns the maximum value that custom detents are resolved for, in points.
  public static func maximumDetentValue(
    style: UIModalPresentationStyle, setup: SheetSetup, in space: PresentationSpace
  ) -> Decision<CGFloat> {
    let form = SheetForm.decide(setup: setup, traits: space.traits, on: space.system).value
    let full = fullFrame(style: style, setup: setup, form: form, in: space).value
    return MaximumDetentValue.decide(full: full, safeArea: space.safeArea)
  }

  /// Makes a sheet at the edge without an active detent cover the window.
  ///
  /// R015 found that the medium detent alone fails there; what it looked like is assumed.
  private mutating func cover(_ space: PresentationSpace) {
    form = .covering
    fullFrame = space.bounds
    let placement = SheetFrame.decide(value: 0, form: form, full: fullFrame, in: space).value
    stops = [Stop(detent: nil, value: maximumDetentValue, placement: placement)]
  }

  private static func fullFrame(
    style: UIModalPresentationStyle, setup: SheetSetup, form: SheetForm.Form,
    in space: PresentationSpace
  ) -> Decision<CGRect> {
    let sizing = SheetSizing.decide(style: style, setup: setup, on: space.system)
    let full = SheetExtent.decide(form: form, sizing: sizing.value, setup: setup, in: space)
    return Decision(full.value, because: sizing.reasons.adding(full.reasons))
  }
}
