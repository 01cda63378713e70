import AdaptDocuments
import Foundation
import FoundationXML
import Testing

@testable import AdaptDocumentReader

@Suite("Damaged documents")
struct MutationTests {
  private static let documents: [[UInt8]] =
    Fixtures.all.map { Array($0.utf8) }
    + Corpus.files.compactMap { try? Array(Data(contentsOf: $0)) }

  /// How many hundreds of inputs there are; `ADAPTSIM_FUZZ` asks for more inputs.
  private static let hundreds =
    ProcessInfo.processInfo.environment["ADAPTSIM_FUZZ"].flatMap { UInt64($0) }.map { $0 / 100 }
    ?? 10

  @Test("The fixtures are read without a problem", arguments: Fixtures.all)
  func fixtures(text: String) throws {
    let reading = try InterfaceDocumentReader.reading(Data(text.utf8), name: "F", path: "F")
    #expect(reading.document.problems == [])
    expectWhole(reading, Array(text.utf8), "fixture")
  }

  @Test("A damaged document is read whole or refused with a place", arguments: 0..<hundreds)
  func damaged(hundred: UInt64) throws {
    for seed in hundred * 100..<(hundred + 1) * 100 {
      var mutation = Mutation(seed: seed)
      let document = Self.documents[mutation.number(below: Self.documents.count)]
      let other = Self.documents[mutation.number(below: Self.documents.count)]
      let input = mutation.damage(document, mixing: other)
      do {
        let reading = try InterfaceDocumentReader.reading(Data(input), name: "F", path: "F")
        expectWhole(reading, input, "seed \(seed)")
      } catch let error {
        switch error.kind {
        case .damaged, .entities, .otherPlatform:
          #expect(error.position != nil, "seed \(seed): \(error)")
        case .otherFormat, .encoding, .limit: break
        }
        #expect(
          !error.message.contains("the XML parser sees other elements"), "seed \(seed): \(error)")
        let unknown = error.message.contains("(code")
        #expect(!unknown, "seed \(seed): \(error)")
      }
    }
  }

  /// Holds a reading against what another pass over the same bytes says.
  private func expectWhole(_ reading: DocumentReading, _ input: [UInt8], _ note: Comment) {
    let document = reading.document
    // The reader needs the declaration for the encoding alone, and lets a damaged version pass.
    let declares = input.starts(with: "<?xml".utf8)
    let body = declares ? input.drop { $0 != UInt8(ascii: ">") }.dropFirst() : input[...]
    let count = ElementCount(wellFormed: Data(body))
    #expect(
      reading.log.takenAttributes + document.keptAttributes == count.attributes, note)
    let lines = Lines(input)
    document.forEachPart { part in
      guard part.element != "document", part.element != "resources" else { return }
      #expect(lines.element(at: part.position) == part.element, note)
    }
    for problem in document.problems { #expect(lines.has(problem.position), note) }
  }
}

/// A text cut into lines, as editors do it.
private struct Lines {
  private let lines: [[Unicode.Scalar]]

  init(_ bytes: [UInt8]) {
    var lines: [[Unicode.Scalar]] = [[]]
    var text = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    if text.first == "\u{FEFF}" { text.removeFirst() }
    var last: Unicode.Scalar?
    for scalar in text {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r": lines.append([])
      default: lines[lines.count - 1].append(scalar)
      }
      last = scalar
    }
    self.lines = lines
  }

  func has(_ position: SourcePosition) -> Bool { lines.indices.contains(position.line - 1) }

  /// The name of the element whose tag begins at a place.
  func element(at position: SourcePosition) -> String? {
    guard has(position) else { return nil }
    let rest = lines[position.line - 1].dropFirst(position.column - 1)
    guard rest.first == "<" else { return nil }
    let name = rest.dropFirst().prefix { !" \t/>".unicodeScalars.contains($0) }
    return String(String.UnicodeScalarView(name))
  }
}
