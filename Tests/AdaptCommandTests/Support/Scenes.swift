/// Small scenarios for the tests.
enum Scenes {
  /// A form sheet on a phone of 12: full screen in compact width (O039).
  static let passing = """
    {
      device: "phone-max",
      root: "list",
      steps: [{ present: "compose", style: "formSheet" }],
      controllers: { list: {}, compose: {} },
      expect: [{ style: "compose", is: "fullScreen" }],
    }
    """

  /// The same with an expectation that does not hold, on line 6.
  static let failing = """
    {
      device: "phone-max",
      root: "list",
      controllers: { list: {}, compose: {} },
      steps: [{ present: "compose", style: "formSheet" }],
      expect: [{ style: "compose", is: "formSheet" }],
    }
    """

  /// A key that there is not, on line 3.
  static let misspelt = """
    {
      device: "phone-max",
      rot: "list",
    }
    """

  /// What UIKit answers with an exception: a style of none.
  static let raising = """
    {
      device: "phone",
      root: "list",
      controllers: { list: {}, compose: {} },
      steps: [{ present: "compose", style: "none" }],
    }
    """
}
