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
    let check = StoryboardCheck(documents)
    switch request.format {
    case .json:
      for document in documents.indices {
        console.write(
          RecordLines().line(OutlineRecord(document, in: check.graph, reach: check.reach)))
      }
    case .text:
      // A tree of broken lines is none: each stays one, however long.
      let color = request.style.style(on: console.terminal).color
      var lines = TextLines(width: .max, color: color)
      for document in documents.indices {
        lines.addBlank()
        OutlineText(check).write(document, to: &lines)
      }
      lines.write(to: &console)
    }
    return .fine
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
