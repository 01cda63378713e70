extension DeviceCatalogue {
  /// Every built-in screen class with its names and its file, phones before pads.
  public static let entries: [Entry] = [
    Entry(
      "iphone-320x568",
      names: [
        "phone-small", "iphone-5", "iphone-5s", "iphone-5c", "iphone-se-1", "ipod-touch-5",
        "ipod-touch-6", "ipod-touch-7",
      ],
      contents: { PackageResources.iphone_320x568_json }),
    Entry(
      "iphone-375x667",
      names: [
        "phone", "iphone-6", "iphone-6s", "iphone-7", "iphone-8", "iphone-se-2", "iphone-se-3",
      ],
      contents: { PackageResources.iphone_375x667_json }),
    Entry(
      "iphone-414x736",
      names: ["phone-plus", "iphone-6-plus", "iphone-6s-plus", "iphone-7-plus", "iphone-8-plus"],
      contents: { PackageResources.iphone_414x736_json }),
    Entry(
      "iphone-375x812-x",
      names: ["phone-x", "iphone-x", "iphone-xs", "iphone-11-pro"],
      contents: { PackageResources.iphone_375x812_x_json }),
    Entry(
      "iphone-414x896-max",
      names: ["phone-max", "iphone-xs-max", "iphone-11-pro-max"],
      contents: { PackageResources.iphone_414x896_max_json }),
    Entry(
      "iphone-414x896-xr",
      names: ["iphone-xr", "iphone-11"],
      contents: { PackageResources.iphone_414x896_xr_json }),
    Entry(
      "iphone-375x812-mini",
      names: ["iphone-12-mini", "iphone-13-mini"],
      contents: { PackageResources.iphone_375x812_mini_json }),
    Entry(
      "iphone-390x844",
      names: [
        "iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e",
        "iphone-17e",
      ],
      contents: { PackageResources.iphone_390x844_json }),
    Entry(
      "iphone-428x926",
      names: ["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"],
      contents: { PackageResources.iphone_428x926_json }),
    Entry(
      "iphone-393x852",
      names: ["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"],
      contents: { PackageResources.iphone_393x852_json }),
    Entry(
      "iphone-430x932",
      names: ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"],
      contents: { PackageResources.iphone_430x932_json }),
    Entry(
      "iphone-402x874",
      names: ["iphone-16-pro", "iphone-17", "iphone-17-pro"],
      contents: { PackageResources.iphone_402x874_json }),
    Entry(
      "iphone-440x956",
      names: ["iphone-16-pro-max", "iphone-17-pro-max"],
      contents: { PackageResources.iphone_440x956_json }),
    Entry(
      "iphone-420x912",
      names: ["iphone-air"],
      contents: { PackageResources.iphone_420x912_json }),
    Entry(
      "iphone-duo-cover",
      names: [],
      contents: { PackageResources.iphone_duo_cover_json }),
    Entry(
      "iphone-duo-inner",
      names: [],
      contents: { PackageResources.iphone_duo_inner_json }),
    Entry(
      "ipad-768x1024",
      names: [
        "pad", "ipad-mini-2", "ipad-mini-3", "ipad-mini-4", "ipad-mini-5", "ipad-3", "ipad-4",
        "ipad-5", "ipad-6", "ipad-air-1", "ipad-air-2", "ipad-pro-9-7",
      ],
      contents: { PackageResources.ipad_768x1024_json }),
    Entry(
      "ipad-810x1080",
      names: ["ipad-7", "ipad-8", "ipad-9"],
      contents: { PackageResources.ipad_810x1080_json }),
    Entry(
      "ipad-834x1112",
      names: ["ipad-pro-10-5", "ipad-air-3"],
      contents: { PackageResources.ipad_834x1112_json }),
    Entry(
      "ipad-744x1133",
      names: ["ipad-mini-6", "ipad-mini-a17-pro"],
      contents: { PackageResources.ipad_744x1133_json }),
    Entry(
      "ipad-820x1180-air",
      names: ["ipad-air-4", "ipad-air-5", "ipad-air-11-m2", "ipad-air-11-m3", "ipad-air-11-m4"],
      contents: { PackageResources.ipad_820x1180_air_json }),
    Entry(
      "ipad-820x1180-base",
      names: ["ipad-10", "ipad-a16"],
      contents: { PackageResources.ipad_820x1180_base_json }),
    Entry(
      "ipad-834x1194",
      names: ["pad-11", "ipad-pro-11-1", "ipad-pro-11-2", "ipad-pro-11-3", "ipad-pro-11-4"],
      contents: { PackageResources.ipad_834x1194_json }),
    Entry(
      "ipad-834x1210",
      names: ["ipad-pro-11-m4", "ipad-pro-11-m5"],
      contents: { PackageResources.ipad_834x1210_json }),
    Entry(
      "ipad-1024x1366-home",
      names: ["pad-pro", "ipad-pro-12-9-1", "ipad-pro-12-9-2"],
      contents: { PackageResources.ipad_1024x1366_home_json }),
    Entry(
      "ipad-1024x1366-round",
      names: [
        "ipad-pro-12-9-3", "ipad-pro-12-9-4", "ipad-pro-12-9-5", "ipad-pro-12-9-6",
        "ipad-air-13-m2", "ipad-air-13-m3", "ipad-air-13-m4",
      ],
      contents: { PackageResources.ipad_1024x1366_round_json }),
    Entry(
      "ipad-1032x1376",
      names: ["ipad-pro-13-m4", "ipad-pro-13-m5"],
      contents: { PackageResources.ipad_1032x1376_json }),
  ]
}
