// swift-tools-version: 6.3

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "adaptsim",
  products: [
    .library(name: "AdaptCore", targets: ["AdaptCore"]),
    .library(name: "AdaptDocumentReader", targets: ["AdaptDocumentReader"]),
    .library(name: "AdaptDocuments", targets: ["AdaptDocuments"]),
    .library(name: "AdaptProfiles", targets: ["AdaptProfiles"]),
    .library(name: "AdaptRules", targets: ["AdaptRules"]),
    .library(name: "AdaptUIKit", targets: ["AdaptUIKit"]),
    .library(name: "AdaptSim", targets: ["AdaptSim"]),
    .executable(name: "adaptsim", targets: ["adaptsim-tool"]),
  ],
  targets: [
    .target(name: "AdaptCore", swiftSettings: settings),
    .target(name: "AdaptDocuments", dependencies: ["AdaptCore"], swiftSettings: settings),
    .target(
      name: "AdaptDocumentReader", dependencies: ["AdaptCore", "AdaptDocuments"],
      swiftSettings: settings),
    .target(name: "AdaptJSON", dependencies: ["AdaptCore"], swiftSettings: settings),
    .target(
      name: "AdaptProfiles", dependencies: ["AdaptCore", "AdaptJSON"], path: "Profiles",
      resources: [.embedInCode("Phones"), .embedInCode("Pads")], swiftSettings: settings),
    .target(name: "AdaptCode", dependencies: ["AdaptDocuments"], swiftSettings: settings),
    .target(
      name: "AdaptRules", dependencies: ["AdaptCode", "AdaptCore", "AdaptDocuments"],
      swiftSettings: settings),
    .target(
      name: "AdaptUIKit", dependencies: ["AdaptCore", "AdaptDocuments", "AdaptRules"],
      swiftSettings: settings),
    .target(
      name: "AdaptReport", dependencies: ["AdaptCore", "AdaptRules"], swiftSettings: settings),
    .target(
      name: "AdaptScenario",
      dependencies: [
        "AdaptCore", "AdaptDocumentReader", "AdaptDocuments", "AdaptJSON", "AdaptProfiles",
        "AdaptRules", "AdaptUIKit",
      ],
      exclude: ["scenario.schema.json"], swiftSettings: settings),
    .target(
      name: "AdaptSim",
      dependencies: [
        "AdaptCore", "AdaptDocumentReader", "AdaptDocuments", "AdaptExplore", "AdaptProfiles",
        "AdaptReport", "AdaptRules", "AdaptScenario", "AdaptUIKit",
      ], swiftSettings: settings),
    .target(
      name: "AdaptCommand",
      dependencies: [
        "AdaptCode", "AdaptCore", "AdaptDocumentReader", "AdaptDocuments", "AdaptJSON",
        "AdaptProfiles", "AdaptReport", "AdaptRules", "AdaptScenario", "AdaptUIKit",
      ], swiftSettings: settings),
    .executableTarget(
      name: "adaptsim-tool", dependencies: ["AdaptCommand"], swiftSettings: settings),
    .target(
      name: "AdaptExplore",
      dependencies: [
        "AdaptCore", "AdaptProfiles", "AdaptRules", "AdaptScenario", "AdaptUIKit",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AdaptCodeTests", dependencies: ["AdaptCode", "AdaptDocuments"],
      swiftSettings: settings),
    .testTarget(
      name: "AdaptCoreTests", dependencies: ["AdaptCore"], swiftSettings: settings),
    .testTarget(
      name: "AdaptDocumentReaderTests",
      dependencies: ["AdaptCore", "AdaptDocumentReader", "AdaptDocuments"],
      swiftSettings: settings),
    .testTarget(
      name: "AdaptExploreTests",
      dependencies: ["AdaptCore", "AdaptExplore", "AdaptScenario"], exclude: ["Mended"],
      swiftSettings: settings),
    .testTarget(
      name: "AdaptJSONTests", dependencies: ["AdaptCore", "AdaptJSON", "AdaptRandom"],
      swiftSettings: settings),
    .testTarget(
      name: "AdaptProfilesTests", dependencies: ["AdaptCore", "AdaptJSON", "AdaptProfiles"],
      swiftSettings: settings),
    .target(
      name: "AdaptMeasured", dependencies: ["AdaptCore"], path: "Tests/AdaptMeasured",
      swiftSettings: settings),
    .target(name: "AdaptRandom", path: "Tests/AdaptRandom", swiftSettings: settings),
    .testTarget(
      name: "AdaptRulesTests",
      dependencies: [
        "AdaptCode", "AdaptCore", "AdaptDocuments", "AdaptMeasured", "AdaptRandom", "AdaptRules",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AdaptScenarioTests",
      dependencies: [
        "AdaptCore", "AdaptDocumentReader", "AdaptDocuments", "AdaptJSON", "AdaptProfiles",
        "AdaptRandom", "AdaptRules", "AdaptScenario", "AdaptUIKit",
      ],
      exclude: ["Examples"], swiftSettings: settings),
    .testTarget(
      name: "AdaptUIKitTests",
      dependencies: [
        "AdaptCore", "AdaptDocumentReader", "AdaptDocuments", "AdaptMeasured", "AdaptProfiles",
        "AdaptRandom", "AdaptRules", "AdaptUIKit",
      ], swiftSettings: settings),
    .testTarget(
      name: "AdaptReportTests", dependencies: ["AdaptCore", "AdaptRandom", "AdaptReport"],
      swiftSettings: settings),
    // The package manager looks through no re-export: what the tests see is declared, so that they
    // are built anew when it changes.
    .testTarget(
      name: "AdaptSimTests",
      dependencies: [
        "AdaptCore", "AdaptDocumentReader", "AdaptDocuments", "AdaptProfiles", "AdaptReport",
        "AdaptRules", "AdaptScenario", "AdaptSim", "AdaptUIKit",
      ], swiftSettings: settings),
    .testTarget(
      name: "AdaptCommandTests",
      dependencies: [
        "AdaptCommand", "AdaptCore", "AdaptProfiles", "AdaptRules", "AdaptScenario",
      ],
      exclude: ["Kitchen", "Storyboards"], swiftSettings: settings),
  ]
)
