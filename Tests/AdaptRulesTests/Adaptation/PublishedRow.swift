import AdaptCore
import AdaptMeasured
import Foundation

/// A row of the published table, read when the environment says where the facts are.
struct PublishedRow: Decodable {
  let system: String
  let environment: String
  let sizeClasses: String
  let original: String
  let delegateAnswer: String
  let willPresentStyle: String
  let substituted: Bool

  struct Table: Decodable { let rows: [PublishedRow] }

  static var file: URL? {
    ProcessInfo.processInfo.environment["ADAPTSIM_FACTS"].map {
      URL(fileURLWithPath: $0).appendingPathComponent("adaptation-measured.json")
    }
  }

  static func style(_ name: String) -> UIModalPresentationStyle? {
    UIModalPresentationStyle.allCases.first { "\($0)" == name }
  }

  static func traits(_ row: PublishedRow) -> UITraitCollection? {
    let all: [UITraitCollection] = [.pad, .phonePortrait, .phoneLandscape, .plusLandscape]
    return all.first { $0.sizeClasses == row.sizeClasses }
  }
}
