import AdaptDocumentReader
import Foundation
import FoundationXML

/// Storyboards and xibs that are read together.
struct DocumentSet {
  let name: String
  let documents: [Data]

  /// The documents of a folder, in the order of their names.
  init(folder: String) throws(CommandError) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    documents = names.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
    guard !documents.isEmpty else { throw .noDocuments(folder) }
    name = "\(documents.count) of a folder"
  }

  private init(_ name: String, _ document: String) {
    self.name = name
    documents = [Data(document.utf8)]
  }

  /// Documents of growing size, and one of nothing but small elements.
  static var made: [DocumentSet] {
    [
      DocumentSet("1 MB of scenes", MadeDocument.scenes(megabytes: 1)),
      DocumentSet("10 MB of scenes", MadeDocument.scenes(megabytes: 10)),
      DocumentSet("50 MB of scenes", MadeDocument.scenes(megabytes: 50)),
      DocumentSet("50 MB in one scene", MadeDocument.oneScene(megabytes: 50)),
      DocumentSet("a million elements", MadeDocument.elements(1_000_000)),
    ]
  }
}

extension DocumentSet {
  /// What reading them cost; times are the best of the rounds, in nanoseconds.
  struct Result {
    let set: DocumentSet
    var elements = 0
    var reader = Double.infinity
    var bare = Double.infinity
    /// The most memory that the process has used until then, in mebibytes.
    var peak: Double?

    var megabytes: Double { Double(set.documents.reduce(0) { $0 + $1.count }) / 1e6 }
  }

  func measure(rounds: Int) throws -> Result {
    var result = Result(set: self)
    for _ in 0..<rounds {
      let (reader, _) = try ProcessorTime.of {
        for document in documents {
          _ = try InterfaceDocumentReader.read(document, name: "Main", path: name)
        }
      }
      let (bare, elements) = ProcessorTime.of {
        documents.reduce(0) { $0 + BarePass.elements(of: $1) }
      }
      result.reader = min(result.reader, reader)
      result.bare = min(result.bare, bare)
      result.elements = elements
    }
    result.peak = ResidentMemory.peakMebibytes
    return result
  }
}

/// The least that FoundationXML can do with a document.
private final class BarePass: NSObject, XMLParserDelegate {
  private var elements = 0

  static func elements(of document: Data) -> Int {
    let pass = BarePass()
    // As data it would take no more than 10 MB.
    let parser = XMLParser(stream: InputStream(data: document))
    parser.delegate = pass
    _ = parser.parse()
    return pass.elements
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements += 1
  }
}
