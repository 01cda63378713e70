public import AdaptCore
public import Foundation

/// A finger's drag on a sheet, as its rules need to know it.
public struct SheetDrag: Hashable, Sendable {
  /// The frames at which the sheet can rest, in the container's space, in points, from the lowest
  /// to the highest; at least one.
  public var stops: [CGRect]
  /// The place of the frame at which the drag began.
  public var start: Int
  /// The sheet's full height in points.
  public var fullHeight: CGFloat
  /// The room in points between the highest stop and the safe area's top.
  public var roomAbove: CGFloat
  /// Whether the sheet may go.
  public var permission: SheetLeave.Permission
  public var system: SystemVersion

  public init(
    stops: [CGRect], start: Int, fullHeight: CGFloat, roomAbove: CGFloat,
    permission: SheetLeave.Permission, system: SystemVersion
  ) {
    precondition(stops.indices.contains(start), "a drag starts at \(start) of \(stops.count) stops")
    self.stops = stops
    self.start = start
    self.fullHeight = fullHeight
    self.roomAbove = roomAbove
    self.permission = permission
    self.system = system
  }

  /// A drag on a sheet at rest in a layout.
  public init(
    on layout: SheetLayout, in space: PresentationSpace, permission: SheetLeave.Permission
  ) {
    let stops = layout.stops.map(\.placement.frame)
    let highest = stops.map(\.minY).min() ?? layout.fullFrame.minY
    self.init(
      stops: stops, start: layout.resting, fullHeight: layout.fullFrame.height,
      roomAbove: max(0, highest - space.safeArea.top), permission: permission,
      system: space.system)
  }
}

extension SheetDrag {
  var lowest: CGRect { stops[0] }
  var highestTop: CGFloat { stops[stops.count - 1].minY }
  var startTop: CGFloat { stops[start].minY }
  /// How far in points a sheet that stays can be pulled down.
  var roomBelow: CGFloat { min(200, max(0, fullHeight) / 4) }
}
