import Foundation

/// The memory that the process really uses.
enum ResidentMemory {
  /// The most that it has been, in mebibytes; nil where the system does not say.
  static var peakMebibytes: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kibibytes = Double(line.filter { ("0"..."9").contains($0) })
    else { return nil }
    return kibibytes / 1024
  }

  /// In mebibytes; nil where the system does not say.
  static var mebibytes: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else {
      return nil
    }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Double(fields[1]) else { return nil }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
