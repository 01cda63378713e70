import AdaptCore
import AdaptReport
import Foundation

/// All that is known about one device, each figure with its source.
struct DeviceSheet {
  private let device: DeviceChoice
  private var rows: [Row] = []

  /// A figure with its source, or a heading, which has no value.
  private struct Row {
    let label: String
    var value: String?
    var provenance = ""
  }

  init(_ device: DeviceChoice) {
    self.device = device
    addFigures()
  }
}

extension DeviceSheet {
  private var profile: DeviceProfile { device.profile }

  private mutating func addFigures() {
    rows.append(Row(label: "Screen"))
    add("size", profile.screen) { "\($0.figure) points" }
    add("scale", profile.scale) { "\($0.figure) pixels a point" }
    add("corner radius", profile.cornerRadius) { "\($0.figure) points" }
    add("orientations", profile.orientations) { "\($0)" }
    for (title, orientation) in [
      ("Portrait", UIInterfaceOrientation.portrait), ("Landscape", .landscapeLeft),
    ] {
      rows.append(Row(label: title))
      add("size classes", profile.sizeClasses) { "\($0[orientation])" }
      add("safe area", profile.safeAreas[orientation]) {
        "top \($0.top.figure), left \($0.left.figure), bottom \($0.bottom.figure), "
          + "right \($0.right.figure)"
      }
      add("status bar", profile.statusBars[orientation]) { "\($0.figure) high" }
      add("margins", profile.margins) {
        "layout \($0[orientation].layoutMargin.figure), "
          + "readable \($0[orientation].readableInset.figure)"
      }
      for slot in WindowSlot.allCases {
        guard let table = profile.windows[orientation][slot] else { continue }
        add("window \(slot.rawValue)", table) { "\($0.size.figure) \($0.sizeClasses)" }
      }
    }
  }

  private mutating func add<Value>(
    _ label: String, _ figure: Sourced<Value>?, _ words: (Value) -> String
  ) {
    rows.append(
      Row(
        label: label, value: figure.map { words($0.value) } ?? "not known",
        provenance: figure?.provenance ?? ""))
  }

  private mutating func add<Value>(
    _ label: String, _ table: SystemTable<Value>, _ words: (Value) -> String
  ) {
    guard !table.rows.isEmpty else { return add(label, Sourced<Value>?.none, words) }
    for (place, figure) in table.rows.enumerated() { add(place == 0 ? label : "", figure, words) }
  }
}

extension DeviceSheet {
  func write(to lines: inout TextLines) {
    lines.add("\(device.name.name) · \(device.name)", .heading)
    lines.add(
      "screen class \(profile.id) · \(profile.idiom) · systems \(device.name.systems.value) · "
        + "runs \(device.defaultSystem) unless told otherwise", .plain)
    let labelWidth = rows.map(\.label.count).max() ?? 0
    let valueWidth = rows.compactMap(\.value?.count).max() ?? 0
    for row in rows {
      if let value = row.value {
        let columns = "  \(row.label.padded(to: labelWidth))  \(value.padded(to: valueWidth))  "
        lines.add([.init(columns, .plain)], then: row.provenance, .faint)
      } else {
        lines.addBlank()
        lines.add(row.label, .heading)
      }
    }
    writeNames(to: &lines)
    writeSources(to: &lines)
  }

  private func writeNames(to lines: inout TextLines) {
    guard !profile.names.isEmpty else { return }
    lines.addBlank()
    lines.add("Names, with the systems they run and the one a run gets", .heading)
    let nameWidth = profile.names.map(\.name.count).max() ?? 0
    let kindWidth = profile.names.map { "\($0)".count }.max() ?? 0
    for name in profile.names {
      let columns = "  \(name.name.padded(to: nameWidth))  \("\(name)".padded(to: kindWidth))  "
      lines.add(
        [.init(columns, .plain)],
        then: "\(name.systems.value), \(name.defaultSystem); \(name.systems.provenance)", .faint)
    }
  }

  private func writeSources(to lines: inout TextLines) {
    guard !profile.sources.isEmpty else { return }
    lines.addBlank()
    lines.add("Sources", .heading)
    let codeWidth = profile.sources.map(\.code.count).max() ?? 0
    for source in profile.sources {
      lines.add(
        [.init("  \(source.code.padded(to: codeWidth))  ", .plain)], then: source.text.printable,
        .plain)
    }
    lines.addBlank()
    lines.add(
      "Behind a figure stand the systems it holds for, its sources and its grade: A Apple's own "
        + "text, or measured more than once; B one careful third party, or two that agree; C one "
        + "third party, or an estimate; I our own arithmetic on sourced figures.", .plain)
  }
}
