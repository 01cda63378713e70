import AdaptCore
import Foundation
import Testing

@Suite("Window shares")
struct WindowShareTests {
  @Test(
    "A share is read from the words it prints",
    arguments: [
      ("full", WindowShare.full), ("1/3", .slot(.oneThird)), ("1/2", .slot(.oneHalf)),
      ("2/3", .slot(.twoThirds)), ("slideOver", .slot(.slideOver)),
    ])
  func reads(text: String, share: WindowShare) throws {
    #expect(try WindowShare(text) == share)
    #expect("\(share)" == text)
  }

  @Test("A size may be written with the sign that reports print")
  func timesSign() throws {
    #expect(try WindowShare("500×700") == WindowShare(size: CGSize(width: 500, height: 700)))
  }

  @Test(
    "What is no share says why and what to write",
    arguments: [
      (
        "quarter",
        "no window share 'quarter'; "
          + "write full, 1/3, 1/2, 2/3, slideOver or a size in points such as 500x700"
      ),
      ("slideover", "no window share 'slideover'; did you mean 'slideOver'?"),
      (
        "",
        "no window share ''; "
          + "write full, 1/3, 1/2, 2/3, slideOver or a size in points such as 500x700"
      ),
      ("nanx700", "window size 'nanx700' is not finite; write a size in points such as 500x700"),
      ("500xinf", "window size '500xinf' is not finite; write a size in points such as 500x700"),
      ("0x700", "window size '0x700' has a side that is not above 0; write one such as 500x700"),
      ("500x-7", "window size '500x-7' has a side that is not above 0; write one such as 500x700"),
      (
        "500x10001",
        "window size '500x10001' has a side above 10000 points; write one such as 500x700"
      ),
      (
        "1e400x700",
        "window size '1e400x700' is not finite; write a size in points such as 500x700"
      ),
    ])
  func refuses(text: String, message: String) {
    let error = #expect(throws: WindowShareError.self) { try WindowShare(text) }
    #expect(error?.description == message)
  }

  @Test("A size that no window has cannot be made into a share")
  func freeSizes() throws {
    for (width, height) in [(500, 700), (320.5, 10_000)] as [(CGFloat, CGFloat)] {
      let share = try WindowShare(size: CGSize(width: width, height: height))
      #expect(try WindowShare("\(share)") == share)
    }
    for side in [-1, 0, .nan, .infinity, -.infinity, 10_001] as [CGFloat] {
      for size in [CGSize(width: side, height: 700), CGSize(width: 500, height: side)] {
        #expect(throws: WindowShareError.self, "\(size)") { try WindowShare(size: size) }
      }
    }
  }
}
