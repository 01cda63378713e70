import AdaptDocuments
import Foundation
import FoundationXML
import Testing

@testable import AdaptDocumentReader

/// Real storyboards and xibs that lie beside the package, when the environment names their folder.
@Suite("Real documents", .enabled(if: !Corpus.files.isEmpty))
struct CorpusTests {
  @Test("A real document is read whole and without a problem", arguments: Corpus.files)
  func wholeDocument(file: URL) throws {
    let data = try Data(contentsOf: file)
    let reading = try InterfaceDocumentReader.reading(data, name: "Any", path: file.path)
    let document = reading.document
    let count = try ElementCount(data)
    // One of the files is there because an id is there twice.
    let twice = count.ids.values.reduce(0) { $0 + $1 - 1 }
    #expect(document.problems.filter { $0.message.contains("has the id") }.count == twice)
    #expect(document.problems.filter { !$0.message.contains("has the id") } == [])

    #expect(
      reading.log.takenAttributes + document.keptAttributes == count.attributes,
      "an attribute is a value or kept")
    var found: [String: Int] = [:]
    document.forEachPart { part in if !part.id.isEmpty { found[part.id, default: 0] += 1 } }
    #expect(found == count.ids, "every id is there once")
    #expect(document.segueKinds == count.segueKinds)
    #expect(document.scenes.count == count.scenes)
  }
}

enum Corpus {
  /// The documents of the folder in `ADAPTSIM_STORYBOARDS`, in the order of their names.
  static let files: [URL] = {
    guard let path = ProcessInfo.processInfo.environment["ADAPTSIM_STORYBOARDS"],
      let files = try? FileManager.default.contentsOfDirectory(
        at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil)
    else { return [] }
    return files.filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }()
}
