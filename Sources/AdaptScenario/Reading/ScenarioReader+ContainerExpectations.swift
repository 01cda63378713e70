import AdaptCore
import AdaptJSON
import Foundation

extension ScenarioReader {
  func containerExpectation(
    _ subject: String, _ value: JSONValue, _ object: JSONObjectReader
  ) throws(JSONError) -> ContainerExpectation {
    let name = try names.controller(value)
    switch subject {
    case "selected":
      let tab = try object.required("is")
      if case .null = tab.content { return .selected(of: name, is: nil) }
      return .selected(of: name, is: try names.controller(tab))
    case "columns":
      return .columns(of: name, are: try object.required("are").array(column))
    case "collapsed": return .collapsed(name, is: try object.optional("is")?.bool() ?? true)
    case "displayMode":
      return .displayMode(of: name, is: try displayMode(try object.required("is")))
    case "pages":
      return .pages(of: name, are: try object.required("are").array(names.controller))
    case "bar": return .bar(.navigationBar, of: name, try barFact(object))
    case "toolbar": return .bar(.toolbar, of: name, try barFact(object))
    case "tabBar":
      return .tabBar(
        of: name, try barFact(object), edge: try object.optional("edge")?.choice(of: "edge"))
    default:
      return .safeArea(
        of: name, is: try object.required("is").insets(), within: try tolerance(object))
    }
  }

  /// Reads `shown` or `hidden`, and a height.
  private func barFact(_ object: JSONObjectReader) throws(JSONError) -> BarFact {
    BarFact(
      isShown: try object.optional("is")?.choice(
        of: "state of a bar", among: [("shown", true), ("hidden", false)]),
      height: try object.optional("height").read(length), tolerance: try tolerance(object))
  }
}
