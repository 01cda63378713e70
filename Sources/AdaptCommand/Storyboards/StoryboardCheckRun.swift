import AdaptCore
import AdaptDocuments
import AdaptRules
import AdaptScenario

/// Checks the storyboards of a call, all of them together.
struct StoryboardCheckRun<Files: FileAccess> {
  let request: CheckRequest
  let files: Files

  /// - Parameter found: The documents, as they were found.
  func run(
    _ found: [CheckedFileFinder<Files>.Found], console: inout some Console
  ) throws(CommandError) -> ExitCode {
    var settings = try SettingsFinder(files: files).settings(
      named: request.config, beside: found.map(\.path), operands: request.paths)
    settings.silences += request.silences
    let environments = try StoryboardDevices(surroundings: request.surroundings, files: files)
      .environments()
    let color = request.style.style(on: console.terminal).color
    let report = StoryboardReport(format: request.format, color: color)
    var tally = StoryboardTally()
    var documents: [InterfaceDocument] = []
    for file in found {
      do throws(CommandError) {
        if let document = try document(file) {
          documents.append(document)
        } else {
          tally.leftAside += 1
        }
      } catch {
        tally.unreadable += 1
        CheckReport(format: request.format, color: color)
          .write(error, at: file.path, to: &console)
      }
    }
    let sources = request.code + settings.code
    let folders = request.paths.filter { files.kind(of: $0) == .folder }
    settings.facts.code = try CodeFinder(files: files).code(named: sources, in: folders)
    tally.code = settings.facts.code?.fileCount ?? 0
    tally.unreadCode = settings.facts.code?.unreadCount ?? 0
    settings.facts.hasAllDocuments =
      tally.unreadable == 0 && tally.leftAside == 0
      && covers(found, settings, code: sources.map(\.path) + folders)
    try ScenarioStoryboards(documents.map { ($0.path, $0) }).check(settings)
    let check = StoryboardCheck(documents, facts: settings.facts, environments: environments)
    tally.files = documents.count
    tally.scenes = documents.reduce(0) { sum, document in
      sum + document.scenes.count { $0.controller?.reference == nil }
    }
    var silences = SilenceIndex(settings.silences)
    func tell(_ finding: StoryboardFinding, _ console: inout some Console) {
      guard !silences.silences(finding) else {
        tally.silenced += 1
        return
      }
      tally.count(finding.severity)
      report.write(finding, to: &console)
    }
    for finding in check.findings() { tell(finding, &console) }
    for finding in stale(silences, settings.facts) { tell(finding, &console) }
    report.write(tally, to: &console)
    if tally.unreadable > 0 { return .badInput }
    return tally.errors + tally.warnings > 0 ? .findings : .fine
  }

  private func document(
    _ found: CheckedFileFinder<Files>.Found
  ) throws(CommandError) -> InterfaceDocument? {
    try StoryboardFiles(files: files).read(found.path, skippingForeign: found.isFromFolder)
  }

  /// What the settings silence and nothing finds: where all the files were looked at that they are
  /// about, and for a rule that looks at devices all of these.
  private func stale(
    _ silences: SilenceIndex, _ facts: StoryboardFacts
  ) -> [StoryboardFinding] {
    guard facts.hasAllDocuments else { return [] }
    let surroundings = request.surroundings
    let isForAll =
      surroundings.devices.contains(Surroundings.all) && surroundings.systems.isEmpty
    return silences.unneeded.compactMap { silence in
      guard let place = silence.place, isForAll || !StaleSetting.dependsOnDevices(silence.rule),
        facts.code != nil || !StaleSetting.dependsOnCode(silence.rule)
      else { return nil }
      return StaleSetting.finding(ofSilence: silence.rule, at: place)
    }
  }

  /// Whether every storyboard that lies with the settings and the code is among those that are
  /// checked: one that is not may have what they name.
  private func covers(
    _ found: [CheckedFileFinder<Files>.Found], _ settings: StoryboardSettings,
    code: [String]
  ) -> Bool {
    // One file may have several paths: `App/Main.storyboard` and `App/SB/../Main.storyboard`.
    let checked = Set(found.compactMap { files.identity(of: $0.path) })
    let ofCode = code.map { files.kind(of: $0) == .folder ? $0 : $0.folder }
    let folders = Set(settings.paths.map(\.folder) + ofCode).map { $0.isEmpty ? "." : $0 }
    return folders.allSatisfy { folder in
      CheckedFileFinder(files: files).find([folder], mayBeEmpty: true).allSatisfy {
        $0.problem == nil
          && (!$0.isInterface || files.identity(of: $0.path).map(checked.contains) ?? false)
      }
    }
  }
}

/// How much a check of storyboards came to.
struct StoryboardTally {
  var files = 0
  var scenes = 0
  /// The files of source code, and those that could not be read.
  var code = 0
  var unreadCode = 0
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var notes = 0
  var silenced = 0
  var unreadable = 0
  /// The documents in folders that are none of iOS.
  var leftAside = 0

  mutating func count(_ severity: StoryboardFinding.Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }
}
