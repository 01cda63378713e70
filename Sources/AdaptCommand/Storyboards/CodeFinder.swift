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
  /// - Throws: What was named and is no code, and a named file that cannot be read; what cannot be
  ///   read in a folder is passed over.
  func code(named: [CodePath], in folders: [String] = []) throws(CommandError) -> AppCode? {
    var reader = CodeReader()
    var seen = Set<FileIdentity>()
    var size = 0
    let all = named.map { ($0, true) } + folders.map { (CodePath(path: $0), false) }
    for (code, isNamed) in all {
      guard let kind = files.kind(of: code.path) else {
        throw code.error("there is no such file or folder")
      }
      let sources = finder.find([code.path], mayBeEmpty: true)
        .filter { CodeReader.reads($0.path) }
      guard !isNamed || !sources.isEmpty else {
        throw code.error("no source code is here; names end in .swift, .m, .mm or .h")
      }
      for source in sources {
        // One file may have several paths.
        if let identity = files.identity(of: source.path), !seen.insert(identity).inserted {
          continue
        }
        let bytes: [UInt8]
        do { bytes = try files.bytes(at: source.path, atMost: CodeLimits.bytes) } catch {
          // In a folder lie links that lead nowhere, and what programs wrote.
          if kind != .folder { throw .input("\(error)") }
          reader.skip()
          continue
        }
        size += bytes.count
        guard size <= CodeLimits.allBytes else {
          throw .input("there is more than 512 MB of code; name the folders of the screens")
        }
        reader.read(bytes, path: source.path)
      }
    }
    return reader.code.fileCount > 0 ? reader.code : nil
  }

  private var finder: CheckedFileFinder<Files> {
    CheckedFileFinder(files: files, isWanted: CodeReader.reads)
  }
}

/// How much code is read.
private enum CodeLimits {
  /// Of one file; what a program wrote may be larger, and storyboards do not rest on it.
  static let bytes = 16_000_000
  static let allBytes = 512_000_000
}
