package import AdaptCore
import Foundation

extension RunHeader {
  /// The device's name, and the model or class it stands for.
  var title: String {
    let title = deviceTitle.isEmpty || deviceTitle == device ? device : "\(device) · \(deviceTitle)"
    return title.printable
  }

  /// What the run began with, on one line.
  var environment: String {
    // What is not known is left out.
    let scale = traits.displayScale > 0 ? " at \(traits.displayScale.figure)x" : ""
    var parts = [
      "\(size.figure) points\(scale)", "\(orientation)",
      "\(traits.horizontalSizeClass) width, \(traits.verticalSizeClass) height (\(traits.sizeClasses))",
      systemName,
    ]
    if platform.sdk != platform.system { parts.append("SDK \(platform.sdk)") }
    if window != "full" { parts.append("window \(window)".printable) }
    return parts.joined(separator: " · ")
  }

  /// What tells runs of one script apart, part by part.
  var parts: [String] {
    var parts = [device]
    if !deviceTitle.isEmpty, deviceTitle != device { parts.append(deviceTitle) }
    parts += ["\(size.figure) points", "\(orientation)"]
    if window != "full" { parts.append("window \(window)") }
    parts.append(systemName)
    if platform.sdk != platform.system { parts.append("SDK \(platform.sdk)") }
    return parts.map(\.printable)
  }

  package var systemName: String {
    AdaptReport.systemName(of: platform.system, idiom: traits.userInterfaceIdiom)
  }
}

/// A system and its version; pads run iPadOS from 13.
package func systemName(of system: SystemVersion, idiom: UIUserInterfaceIdiom) -> String {
  let isPadOS = idiom == .pad && system >= SystemVersion(13)
  return "\(isPadOS ? "iPadOS" : "iOS") \(system)"
}
