// swift-tools-version: 6.3

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "adaptsim-benchmarks",
  dependencies: [.package(name: "adaptsim", path: "..")],
  targets: [
    .target(name: "Floor"),
    .executableTarget(
      name: "adaptsim-benchmarks",
      dependencies: [
        "Floor",
        .product(name: "AdaptCore", package: "adaptsim"),
        .product(name: "AdaptDocumentReader", package: "adaptsim"),
        .product(name: "AdaptProfiles", package: "adaptsim"),
        .product(name: "AdaptRules", package: "adaptsim"),
        .product(name: "AdaptUIKit", package: "adaptsim"),
      ],
      swiftSettings: settings),
  ]
)
