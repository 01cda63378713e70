import AdaptCore
import AdaptJSON
import Foundation
import Testing

@Suite("Reading values of a known form")
struct JSONValueReadingTests {
  private enum Share: String, CaseIterable { case full, half }

  private func message(
    _ source: String, _ read: (JSONValue) throws -> Void
  ) throws -> String? {
    let value = try JSON5.read(source)
    return #expect(throws: JSONError.self) { try read(value) }?.description
  }

  @Test(
    "A value of another type is named, with what to write",
    arguments: [
      ("string", "1:1: found the number 3 in place of text; put it between quotes"),
      (
        "bool",
        "1:1: found the number 3 in place of true or false; write one of the two without quotes"
      ),
      ("array", "1:1: found the number 3 in place of a list; put it between [ and ]"),
      ("members", "1:1: found the number 3 in place of an object; put it between { and }"),
      ("object", "1:1: found the number 3 in place of a step; put it between { and }"),
      ("size", "1:1: found the number 3 in place of a list of 2 numbers; write [width, height]"),
      (
        "system",
        "1:1: found the number 3 in place of a system version; put it between quotes, such as \"12.4\""
      ),
      ("choice", "1:1: found the number 3 in place of the name of a style; put it between quotes"),
    ])
  func mismatch(kind: String, message: String) throws {
    let found = try self.message("3") { value in
      switch kind {
      case "string": _ = try value.string()
      case "bool": _ = try value.bool()
      case "array": _ = try value.array()
      case "members": _ = try value.members()
      case "object": _ = try value.object("a step", keys: ["do"])
      case "size": _ = try value.size()
      case "system": _ = try value.systemVersion()
      default: _ = try value.choice(of: "style", Share.self)
      }
    }
    #expect(found == message)
  }

  @Test(
    "A message names what was found",
    arguments: [
      ("{}", "an object"), ("[]", "a list"), ("'x'", "the string 'x'"), ("true", "true"),
      ("null", "null"),
    ])
  func summary(source: String, summary: String) throws {
    #expect(
      try message(source) { _ = try $0.number() }
        == "1:1: found \(summary) in place of a number; write one such as 44, without quotes")
  }

  @Test(
    "A number outside its bounds is refused with the bounds",
    arguments: [
      ("-1", NumberBounds.from(0), "1:1: -1 is below 0; write a number at least 0"),
      ("0", .above(0), "1:1: 0 is not above 0; write a number above 0"),
      ("2", .from(0, to: 1.5), "1:1: 2 is above 1.5; write a number at least 0 and at most 1.5"),
      (
        "20000", .above(0, to: 10_000),
        "1:1: 20000 is above 10000; write a number above 0 and at most 10000"
      ),
    ])
  func bounds(source: String, bounds: NumberBounds, message: String) throws {
    #expect(try self.message(source) { _ = try $0.number(bounds) } == message)
  }

  @Test("Whole numbers, sizes and insets are read in their order")
  func composed() throws {
    #expect(try JSON5.read("7").integer(in: 0...10) == 7)
    #expect(try JSON5.read("[320, 568.5]").size() == CGSize(width: 320, height: 568.5))
    #expect(
      try JSON5.read("[1, 2, 3, 4]").insets()
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(try JSON5.read("'12.4'").systemVersion() == SystemVersion(12, 4))
    #expect(try JSON5.read("'half'").choice(of: "share", Share.self) == .half)
    #expect(
      try JSON5.read("'landscapeLeft'").caseName(of: "orientation", UIInterfaceOrientation.self)
        == .landscapeLeft)
  }

  @Test("Sizes, insets, versions and names that cannot be are refused at their place")
  func composedErrors() throws {
    #expect(
      try message("7.5") { _ = try $0.integer(in: 0...10) }
        == "1:1: 7.5 is not a whole number; write one without a fraction")
    #expect(
      try message("11") { _ = try $0.integer(in: 0...10) }
        == "1:1: 11 is above 10; write a number at least 0 and at most 10")
    #expect(
      try message("[320]") { _ = try $0.size() }
        == "1:1: the list has 1 elements where 2 are expected; write [width, height]")
    #expect(
      try message("[320, -568]") { _ = try $0.size() }
        == "1:7: -568 is not above 0; write a number above 0 and at most 10000")
    #expect(
      try message("[0, 0, -3, 0]") { _ = try $0.insets() }
        == "1:8: -3 is below 0; write a number at least 0 and at most 10000")
    #expect(
      try message("'12.x'") { _ = try $0.systemVersion() }
        == "1:1: '12.x' is no system version; write one such as \"12.4\"")
    #expect(
      try message("'haff'") { _ = try $0.choice(of: "share", Share.self) }
        == "1:1: no share 'haff'; did you mean 'half'?")
    #expect(
      try message("'zzz'") { _ = try $0.choice(of: "share", Share.self) }
        == "1:1: no share 'zzz'; write one of full, half")
  }

  @Test("An object gives its known keys and refuses others with the nearest")
  func objects() throws {
    let object = try JSON5.read("{ style: 'formSheet' }").object(
      "a step", keys: ["style", "size"])
    #expect(try object.required("style").string() == "formSheet")
    #expect(object.optional("size") == nil)
    let missing = #expect(throws: JSONError.self) { try object.required("size") }
    #expect(missing?.description == "1:1: a step has no 'size'; add it")
    #expect(
      try message("{\n sise: [1, 2] }") { _ = try $0.object("a step", keys: ["style", "size"]) }
        == "2:2: unknown key 'sise' in a step; did you mean 'size'?")
    #expect(
      try message("{ zzz: 1 }") { _ = try $0.object("a step", keys: ["style", "size"]) }
        == "1:3: unknown key 'zzz' in a step; write one of style, size")
  }
}
