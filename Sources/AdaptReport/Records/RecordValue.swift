import AdaptCore
import Foundation

/// An argument or an answer: an object whose only key says what kind of value it holds.
struct RecordValue: Codable {
  let value: EventValue

  init(_ value: EventValue) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    switch value {
    case .nothing: break
    case .notImplemented: try container.encode(true, forKey: .notImplemented)
    case .flag(let flag): try container.encode(flag, forKey: .flag)
    case .number(let number): try container.encode(RecordNumber(number), forKey: .number)
    case .size(let size): try container.encode(size, as: .size)
    case .rect(let rect): try container.encode(rect, as: .rect)
    case .traits(let traits): try container.encode(traits, as: .traits)
    case .style(let style): try container.encode(style, as: .style)
    case .orientations(let mask): try container.encode(mask.recordNames, forKey: .orientations)
    case .displayMode(let mode): try container.encode(mode, as: .displayMode)
    case .column(let column): try container.encode(column, as: .column)
    case .node(let node?): try container.encode(node, as: .node)
    case .text(let text): try container.encode(text, forKey: .text)
    case .node(nil): try container.encodeNil(forKey: .node)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordKey.self)
    let known: [RecordKey] = [
      .notImplemented, .flag, .number, .size, .rect, .traits, .style, .orientations, .node,
      .displayMode, .column, .text,
    ]
    switch known.first(where: container.contains) {
    case nil where container.allKeys.isEmpty: value = .nothing
    case .notImplemented: value = .notImplemented
    case .flag: value = .flag(try container.decode(Bool.self, forKey: .flag))
    case .number: value = .number(try container.decode(RecordNumber.self, forKey: .number).value)
    case .size: value = .size(try container.decodeSize(.size))
    case .rect: value = .rect(try container.decodeRect(.rect))
    case .traits: value = .traits(try container.decodeTraits(.traits))
    case .style: value = .style(try container.decode(named: .style))
    case .orientations:
      let names = try container.decode([String].self, forKey: .orientations)
      value = .orientations(
        try UIInterfaceOrientationMask(recordNames: names, in: container))
    case .displayMode: value = .displayMode(try container.decode(named: .displayMode))
    case .text: value = .text(try container.decode(String.self, forKey: .text))
    case .column: value = .column(try container.decode(named: .column))
    case .node:
      value = .node(try container.decodeNil(forKey: .node) ? nil : container.decodeNode(.node))
    default:
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath,
          debugDescription: "no kind of value is known by that key; write one of "
            + known.map(\.rawValue).joined(separator: ", ")))
    }
  }
}

extension UIInterfaceOrientationMask {
  /// The members by name; a bit that stands for no orientation is `bit7`.
  fileprivate var recordNames: [String] {
    (0..<UInt.bitWidth).filter { rawValue >> UInt($0) & 1 == 1 }.map {
      UIInterfaceOrientation(rawValue: $0)?.recordName ?? "bit\($0)"
    }
  }

  fileprivate init(recordNames names: [String], in container: RecordDecoder) throws {
    var bits: UInt = 0
    for name in names {
      if name.hasPrefix("bit"), let bit = Int(name.dropFirst(3)), (0..<UInt.bitWidth) ~= bit {
        bits |= 1 << UInt(bit)
      } else {
        let orientation = try UIInterfaceOrientation(
          recordName: name, at: .orientations, in: container)
        bits |= 1 << UInt(orientation.rawValue)
      }
    }
    self.init(rawValue: bits)
  }
}
