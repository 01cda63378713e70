import AdaptCore
import AdaptDocuments
import AdaptReport
import AdaptRules

/// Shows the scenes of storyboards and the ways between them: as a tree, or as records.
struct OutlineCommand<Files: FileAccess> {
  let request: OutlineRequest
  let files: Files

  func run(console: inout some Console) throws(CommandError) -> ExitCode {
    var documents: [InterfaceDocument] = []
    let reader = StoryboardFiles(files: files)
    for found in CheckedFileFinder(files: files).find(request.paths) {
      if let problem = found.problem { throw .input("\(problem)") }
      guard !found.isFromFolder || found.isInterface,
        let document = try reader.read(found.path, skippingForeign: found.isFromFolder)
      else { continue }
      documents.append(document)
    }
    guard !documents.isEmpty else {
      throw .input("there is no storyboard of iOS here; name one that ends in .storyboard")
    }
    let localized = LocalizedDocuments(documents)
    switch request.format {
    case .json: write(recordsOf: localized, to: &console)
    case .text: write(textOf: localized, to: &console)
    }
    return .fine
  }

  private func write(recordsOf localized: LocalizedDocuments, to console: inout some Console) {
    let graph = StoryboardGraph(InterfaceProject(localized.originals))
    let reach = StoryboardReach(graph)
    for document in localized.originals.indices {
      console.write(RecordLines().line(OutlineRecord(document, in: graph, reach: reach)))
    }
    for copy in localized.copies {
      let graph = StoryboardGraph(InterfaceProject([copy.document]))
      var record = OutlineRecord(0, in: graph, reach: StoryboardReach(graph))
      record.copyOf = localized.originals[copy.original].path
      console.write(RecordLines().line(record))
    }
  }

  private func write(textOf localized: LocalizedDocuments, to console: inout some Console) {
    let check = StoryboardCheck(localized.originals)
    // A tree of broken lines is none: each stays one, however long.
    let color = request.style.style(on: console.terminal).color
    var lines = TextLines(width: .max, color: color)
    for document in localized.originals.indices {
      lines.addBlank()
      OutlineText(check).write(document, to: &lines)
    }
    for copy in localized.copies {
      lines.addBlank()
      lines.add(
        [.init(copy.document.path, .heading)],
        then: "  \(localized.originals[copy.original].path) for another language", .faint)
    }
    lines.write(to: &console)
  }
}

/// What `adaptsim outline` was asked for.
struct OutlineRequest {
  let paths: [String]
  private(set) var format = OutputFormat.text
  private(set) var style = TextStyleRequest()

  init(_ arguments: ParsedArguments) throws(CommandError) {
    paths = arguments.operands
    guard !paths.isEmpty else {
      throw .usage("'adaptsim outline' needs a storyboard; write adaptsim outline Main.storyboard")
    }
    for (option, value) in arguments.options {
      let text = value ?? ""
      if option == .format { format = try Vocabulary.read(text, "format") }
      try style.take(option, text)
    }
  }
}
