import AdaptCore
import AdaptProfiles
import AdaptReport

/// Shows the device profiles: all in a table, or one with the source of every figure.
struct DevicesCommand<Files: FileAccess> {
  let names: [String]
  let style: TextStyleRequest
  let files: Files

  func run(console: inout some Console) throws(CommandError) -> ExitCode {
    guard names.count <= 1 else {
      throw .usage("'adaptsim devices' shows one device; \(names[1].quoted) is one too many")
    }
    let style = style.style(on: console.terminal)
    var lines = TextLines(width: style.width, color: style.color)
    if let name = names.first {
      DeviceSheet(try DeviceFinder(files: files).device(name)).write(to: &lines)
    } else {
      try writeTable(to: &lines)
    }
    lines.write(to: &console)
    return .fine
  }

  private func writeTable(to lines: inout TextLines) throws(CommandError) {
    var rows: [Row] = []
    for entry in DeviceCatalogue.entries {
      rows.append(Row(try DeviceFinder(files: files).device(entry.id)))
    }
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let sizeWidth = rows.map(\.size.count).max() ?? 0
    for (idiom, title) in [(UIUserInterfaceIdiom.phone, "Phones"), (.pad, "Pads")] {
      lines.addBlank()
      lines.add(title, .heading)
      for row in rows where row.idiom == idiom {
        let columns =
          "\(row.name.padded(to: nameWidth))  \(row.size.padded(to: sizeWidth))  \(row.classes)  "
        lines.add(
          [.init("  ", .plain), .init(columns, .plain)], then: row.otherNames, .faint)
      }
    }
    lines.addBlank()
    lines.add(
      "Sizes in points, with pixels per point; size classes upright / on the side, wC hR: compact "
        + "width, regular height. 'adaptsim devices NAME' shows one device and its sources.", .plain
    )
  }
}

/// A line of the table.
private struct Row {
  let name: String
  let idiom: UIUserInterfaceIdiom
  let size: String
  let classes: String
  let otherNames: String

  init(_ device: DeviceChoice) {
    let profile = device.profile
    let names = profile.names.map(\.name) + [profile.id]
    // A class that has a role is known by it; the others by what they are.
    let role = profile.names.first { $0.kind == .role }?.name ?? profile.id
    name = role
    idiom = profile.idiom
    size = profile.size.figure + (profile.scale.map { " @\($0.value.figure)x" } ?? "")
    classes =
      "\(profile.sizeClasses(in: .portrait)) / \(profile.sizeClasses(in: .landscapeLeft))"
    otherNames = names.filter { $0 != role }.joined(separator: ", ")
  }
}
