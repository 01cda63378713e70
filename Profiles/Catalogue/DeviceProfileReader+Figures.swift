internal import AdaptCore
internal import AdaptJSON
internal import Foundation

extension DeviceProfileReader {
  func screen(_ value: JSONValue) throws(JSONError) -> Sourced<CGSize> {
    try figure(value, "a screen size") { (value) throws(JSONError) in
      let size = try value.size()
      guard size.width <= size.height else {
        throw value.error("\(size.figure) lies on its side; write the size of the upright screen")
      }
      return size
    }
  }

  func scale(_ value: JSONValue?) throws(JSONError) -> Sourced<CGFloat>? {
    guard let value else { return nil }
    return try figure(value, "a scale") { (value) throws(JSONError) in
      CGFloat(try value.number(.above(0, to: 10)))
    }
  }

  func cornerRadius(
    _ value: JSONValue?, of screen: CGSize
  ) throws(JSONError) -> Sourced<CGFloat>? {
    guard let value else { return nil }
    return try figure(value, "a corner radius") { (value) throws(JSONError) in
      CGFloat(try value.number(.from(0, to: Double(screen.width / 2))))
    }
  }

  func orientations(
    _ value: JSONValue?, idiom: UIUserInterfaceIdiom, hasHomeIndicator: Bool
  ) throws(JSONError) -> Sourced<UIInterfaceOrientationMask> {
    guard let value else {
      // Phones without a home button do not turn upside down.
      let turnsOver = idiom == .pad || !hasHomeIndicator
      return Sourced(turnsOver ? .all : .allButUpsideDown, source: "the idiom", confidence: .high)
    }
    return try figure(value, "a list of orientations") { (value) throws(JSONError) in
      var mask: UIInterfaceOrientationMask = []
      for element in try value.array() {
        let orientation = try element.caseName(of: "orientation", UIInterfaceOrientation.self)
        mask.insert(UIInterfaceOrientationMask(orientation))
      }
      guard !mask.isEmpty else { throw value.error("the list is empty; write an orientation") }
      return mask
    }
  }

  func sizeClasses(
    _ value: JSONValue
  ) throws(JSONError) -> Sourced<PerOrientation<SizeClasses>> {
    try pair(value, "a set of size classes") { (value, _) throws(JSONError) in
      try sizeClasses(
        try value.object("a pair of size classes", keys: DeviceProfileGrammar.sizeClasses))
    }
  }

  func sizeClasses(_ object: JSONObjectReader) throws(JSONError) -> SizeClasses {
    let names: [(name: String, value: UIUserInterfaceSizeClass)] = [
      ("compact", .compact), ("regular", .regular),
    ]
    return SizeClasses(
      horizontal: try object.required("horizontal").choice(of: "size class", among: names),
      vertical: try object.required("vertical").choice(of: "size class", among: names))
  }

  func margins(
    _ value: JSONValue?, in sizes: PerOrientation<CGSize>
  ) throws(JSONError) -> Sourced<PerOrientation<RootViewMargins>>? {
    guard let value else { return nil }
    return try pair(value, "a set of margins") { (value, orientation) throws(JSONError) in
      let row = try value.object("a pair of margins", keys: DeviceProfileGrammar.margins)
      let bounds = NumberBounds.from(0, to: Double(sizes[orientation].width / 2))
      return RootViewMargins(
        layoutMargin: CGFloat(try row.required("layout").number(bounds)),
        readableInset: CGFloat(try row.required("readable").number(bounds)))
    }
  }
}
