/// What the codes of the XML parser mean.
enum XMLFault {
  /// Names of namespaces that are no addresses: Interface Builder uses none, and they do no harm.
  static func isHarmless(_ code: Int) -> Bool { (99...100).contains(code) || code == 201 }

  static func message(_ code: Int) -> String {
    let what =
      switch code {
      case 6, 7, 8, 9: "a character stands here that XML does not allow"
      case 22...26: "an entity stands here that XML does not know"
      case 38: "'<' stands inside an attribute; write '&lt;'"
      case 39, 40: "an attribute begins or ends without a quotation mark"
      case 41: "an attribute has no value"
      case 42: "an attribute is there twice"
      case 62: "']]>' stands in a text; write ']]&gt;'"
      case 65: "a space is missing between two attributes"
      case 68: "a name is missing or wrong"
      default: "the XML is damaged (code \(code) of the parser)"
      }
    return "\(what); mend the file, or take a whole copy of it"
  }
}
