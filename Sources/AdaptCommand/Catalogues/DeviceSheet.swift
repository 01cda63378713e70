import AdaptCore
import AdaptReport
import Foundation

/// All that is known about one device, each figure with its source.
struct DeviceSheet {
  private let device: DeviceChoice
  private var rows: [Row] = []

  private struct Row {
    let label: String
    let value: String
    let provenance: String
  }

  init(_ device: DeviceChoice) {
    self.device = device
    addFigures()
  }
}

extension DeviceSheet {
  private var profile: DeviceProfile { device.profile }

  private mutating func addFigures() {
    add("screen", profile.screen) { "\($0.figure) points" }
    add("scale", profile.scale) { "\($0.figure) pixels a point" }
    add("corner radius", profile.cornerRadius) { "\($0.figure) points" }
    add("orientations", profile.orientations) { "\($0)" }
    add("size classes, upright", profile.sizeClasses) { "\($0.portrait)" }
    add("size classes, on the side", profile.sizeClasses) { "\($0.landscape)" }
    for (name, orientation) in Self.sides {
      add("safe area, \(name)", profile.safeAreas[orientation], Self.words)
    }
    for (name, orientation) in Self.sides {
      add("status bar, \(name)", profile.statusBars[orientation]) { "\($0.figure) high" }
    }
    for (name, orientation) in Self.sides {
      add("margins, \(name)", profile.margins) {
        "layout \($0[orientation].layoutMargin.figure), "
          + "readable \($0[orientation].readableInset.figure)"
      }
    }
    for (name, orientation) in Self.sides {
      for slot in WindowSlot.allCases {
        guard let table = profile.windows[orientation][slot] else { continue }
        add("window \(slot.rawValue), \(name)", table) { "\($0.size.figure) \($0.sizeClasses)" }
      }
    }
  }

  private static let sides: [(String, UIInterfaceOrientation)] = [
    ("upright", .portrait), ("on the side", .landscapeLeft),
  ]

  private static func words(_ insets: UIEdgeInsets) -> String {
    "top \(insets.top.figure), left \(insets.left.figure), bottom \(insets.bottom.figure), "
      + "right \(insets.right.figure)"
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
    for (place, figure) in table.rows.enumerated() {
      add(place == 0 ? label : "", figure, words)
    }
  }
}

extension DeviceSheet {
  func write(to lines: inout TextLines) {
    lines.add("\(device.name.name) · \(device.name)", .heading)
    lines.add(
      "screen class \(profile.id) · \(profile.idiom) · systems \(device.name.systems.value) · "
        + "runs iOS \(device.defaultSystem) unless told otherwise", .plain)
    lines.addBlank()
    lines.add("Figures, each with its systems, sources and grade", .heading)
    let labelWidth = rows.map(\.label.count).max() ?? 0
    let valueWidth = rows.map(\.value.count).max() ?? 0
    for row in rows {
      lines.add(
        [
          .init("  \(row.label.padded(to: labelWidth))  ", .plain),
          .init("\(row.value.padded(to: valueWidth))  ", .plain),
        ], then: row.provenance, .faint)
    }
    writeNames(to: &lines)
    writeSources(to: &lines)
  }

  private func writeNames(to lines: inout TextLines) {
    guard !profile.names.isEmpty else { return }
    lines.addBlank()
    lines.add("Names", .heading)
    let nameWidth = profile.names.map(\.name.count).max() ?? 0
    let kindWidth = profile.names.map { "\($0)".count }.max() ?? 0
    for name in profile.names {
      lines.add(
        [
          .init("  \(name.name.padded(to: nameWidth))  ", .plain),
          .init("\("\(name)".padded(to: kindWidth))  ", .plain),
        ], then: "\(name.systems.provenance); default \(name.defaultSystem)", .faint)
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
      "Grades: A Apple's own text, or measured more than once; B one careful third party, or two "
        + "that agree; C one third party, or an estimate; I our own arithmetic on sourced figures.",
      .plain)
  }
}
