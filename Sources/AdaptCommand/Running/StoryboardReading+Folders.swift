import AdaptCore
import AdaptDocuments
import AdaptScenario

extension StoryboardReading {
  /// Reads storyboards and those in folders, each once: together they are one app.
  ///
  /// Storyboards of other platforms that lie in a folder are left out; of those that are there for
  /// several languages the app opens one at a time, so that one is read.
  func storyboards(in operands: [String]) throws(CommandError) -> ScenarioStoryboards {
    var paths: [String] = []
    for operand in operands {
      guard files.kind(of: operand) == .folder else {
        paths.append(operand)
        continue
      }
      let reader = StoryboardFiles(files: files)
      var inFolder: [String] = []
      for found in CheckedFileFinder(files: files).find([operand]) {
        if let problem = found.problem { throw .input("\(problem)") }
        guard found.path.hasSuffix(".storyboard"),
          try reader.read(found.path, skippingForeign: true) != nil
        else { continue }
        inFolder.append(found.path)
      }
      guard !inFolder.isEmpty else {
        throw .input("\(operand.printable): there is no storyboard of iOS in this folder")
      }
      paths += inFolder.inOneLanguage
    }
    return try storyboards(RunRequest.storyboards(paths))
  }
}

extension [String] {
  /// The paths without those of other languages: `fr.lproj/Main.storyboard` where `Base.lproj` has
  /// one of that name too.
  fileprivate var inOneLanguage: [String] {
    var chosen: [String: String] = [:]
    for path in self {
      let other = chosen[path.withoutLanguage]
      if other.map({ path.languageRank < $0.languageRank }) ?? true {
        chosen[path.withoutLanguage] = path
      }
    }
    return filter { chosen[$0.withoutLanguage] == $0 }
  }
}

extension String {
  private var parts: [Substring] { split(separator: "/", omittingEmptySubsequences: false) }

  /// The folder of the language that a path ends in, with `.lproj`.
  private var language: Substring? {
    parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
  }

  fileprivate var withoutLanguage: String {
    guard language != nil, let name = parts.last else { return self }
    return (parts.dropLast(2) + [name]).joined(separator: "/")
  }

  fileprivate var languageRank: Int {
    switch language {
    case "Base.lproj": 0
    case "en.lproj", "English.lproj": 1
    default: 2
    }
  }
}
