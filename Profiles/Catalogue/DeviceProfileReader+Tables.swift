internal import AdaptCore
internal import AdaptJSON
internal import Foundation

extension DeviceProfileReader {
  func safeAreas(
    _ value: JSONValue?, in sizes: PerOrientation<CGSize>
  ) throws(JSONError) -> PerOrientation<SystemTable<UIEdgeInsets>> {
    try tables(
      value, "a set of safe areas", row: "a safe area", keys: DeviceProfileGrammar.safeArea
    ) {
      (row, orientation) throws(JSONError) in
      let value = try row.required("insets")
      let insets = try value.insets()
      let size = sizes[orientation]
      guard insets.left + insets.right < size.width, insets.top + insets.bottom < size.height else {
        throw value.error(
          "the insets \(insets.figure) leave nothing of the screen's \(size.figure); "
            + "write smaller ones")
      }
      return insets
    }
  }

  func statusBars(
    _ value: JSONValue?, in sizes: PerOrientation<CGSize>
  ) throws(JSONError) -> PerOrientation<SystemTable<CGFloat>> {
    try tables(
      value, "a set of status bars", row: "a status bar", keys: DeviceProfileGrammar.statusBar
    ) {
      (row, orientation) throws(JSONError) in
      CGFloat(try row.required("height").number(.from(0, to: Double(sizes[orientation].height))))
    }
  }

  func windows(
    _ value: JSONValue?, in sizes: PerOrientation<CGSize>
  ) throws(JSONError) -> PerOrientation<[WindowSlot: SystemTable<DeviceWindow>]> {
    var portrait: [WindowSlot: SystemTable<DeviceWindow>] = [:]
    var landscape: [WindowSlot: SystemTable<DeviceWindow>] = [:]
    for element in try value?.array() ?? [] {
      let row = try element.object(
        "a window", keys: DeviceProfileGrammar.window + DeviceProfileGrammar.row)
      let slot = try row.required("slot").choice(of: "window slot", WindowSlot.self)
      let isPortrait = try row.required("orientation").choice(
        of: "orientation", among: [("portrait", true), ("landscape", false)])
      let screen = isPortrait ? sizes.portrait : sizes.landscape
      let sizeValue = try row.required("size")
      let size = try sizeValue.size()
      guard size.width <= screen.width, size.height <= screen.height else {
        throw sizeValue.error(
          "the window's \(size.figure) exceeds the screen's \(screen.figure); write a smaller one")
      }
      let window = DeviceWindow(size: size, sizeClasses: try sizeClasses(row))
      var rows = (isPortrait ? portrait : landscape)[slot]?.rows ?? []
      try append(try sourced(window, by: row), at: element, to: &rows)
      if isPortrait {
        portrait[slot] = SystemTable(rows)
      } else {
        landscape[slot] = SystemTable(rows)
      }
    }
    return PerOrientation(portrait: portrait, landscape: landscape)
  }
}
