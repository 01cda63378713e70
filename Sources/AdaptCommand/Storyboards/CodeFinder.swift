import AdaptCode
import AdaptScenario

/// Reads the source code that a call or the settings name.
struct CodeFinder<Files: FileAccess> {
  let files: Files

  /// Returns what the code says; nil where there is none.
  ///
  /// - Parameters:
  ///   - named: Files and folders that somebody named as code.
  ///   - folders: Folders of storyboards, which may hold code beside them.
  /// - Throws: What was named and cannot be read, or is no code.
  func code(named: [String], in folders: [String] = []) throws(CommandError) -> AppCode? {
    var paths: [String] = []
    for path in named {
      let found = try sources(at: path)
      guard !found.isEmpty else {
        throw .input(
          "\(path.printable): no source code is here; names end in .swift, .m, .mm or .h")
      }
      paths += found
    }
    for folder in folders { paths += try sources(at: folder) }
    var seen = Set<String>()
    paths = paths.filter { seen.insert($0).inserted }
    guard !paths.isEmpty else { return nil }
    var reader = CodeReader()
    var size = 0
    for path in paths {
      let bytes: [UInt8]
      do { bytes = try files.bytes(at: path, atMost: CodeLimits.bytes) } catch {
        throw .input("\(error)")
      }
      size += bytes.count
      guard size <= CodeLimits.allBytes else {
        throw .input("there is more than 512 MB of code; name the folders of the screens")
      }
      reader.read(bytes, path: path)
    }
    return reader.code
  }

  private func sources(at path: String) throws(CommandError) -> [String] {
    let finder = CheckedFileFinder(files: files, isWanted: CodeReader.reads)
    let found = finder.find([path], mayBeEmpty: true)
    for file in found {
      if let problem = file.problem { throw .input("\(problem)") }
    }
    return found.map(\.path).filter(CodeReader.reads)
  }
}

/// How much code is read.
private enum CodeLimits {
  /// Of one file; what a program wrote may be larger, and storyboards do not rest on it.
  static let bytes = 16_000_000
  static let allBytes = 512_000_000
}
