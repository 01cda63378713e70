import AdaptCore
import AdaptRules
import Testing

@Suite("What a system has")
struct SystemFeatureTests {
  // The availability that the documentation states for each.
  @Test(
    "It is there from the system on that introduced it",
    arguments: [
      (SystemFeature.adaptiveStyleCall, SystemVersion(8.2), SystemVersion(8.3)),
      (.safeArea, 10.3, 11), (.personalDismissal, 12.4, 13), (.predictedTraits, 12.4, 13),
      (.unwindQuestion, 12.4, 13),
      (.splitColumns, 13.7, 14), (.backMenu, 13.7, 14), (.detents, 14.8, 15),
      (.prepareCall, 14.8, 15), (.geometryRequest, 15.8, 16), (.sourceItem, 15.8, 16),
      (.customDetents, 15.8, 16), (.traitOverrides, 16.7, 17), (.traitRegistration, 16.7, 17),
      (.interfaceStyleOverride, 12.4, 13), (.splitColumnEnds, 18.6, 26),
    ])
  func introduction(feature: SystemFeature, before: SystemVersion, first: SystemVersion) {
    #expect(!feature.decide(on: before).value)
    #expect(feature.decide(on: first).value)
  }

  @Test("Each has a row in the table above")
  func complete() { #expect(SystemFeature.allCases.count == 16) }
}
