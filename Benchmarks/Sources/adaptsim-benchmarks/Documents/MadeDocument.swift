/// Storyboards of any size, shaped as Interface Builder shapes them.
enum MadeDocument {
  static func scenes(megabytes: Int) -> String {
    var text = start
    var number = 0
    while text.utf8.count < megabytes * 1_000_000 {
      number += 1
      text += "<scene sceneID=\"scn-\(number)\"><objects><viewController id=\"ctl-\(number)\""
      text += " customClass=\"Controller\(number)\" sceneMemberID=\"viewController\">"
      text += "<view key=\"view\" contentMode=\"scaleToFill\" id=\"top-\(number)\"><subviews>"
      for view in 0..<10 { text += label("\(number)-\(view)") }
      text += "</subviews></view></viewController></objects></scene>"
    }
    return text + "</scenes></document>"
  }

  static func oneScene(megabytes: Int) -> String {
    var text = start + oneController
    var number = 0
    while text.utf8.count < megabytes * 1_000_000 {
      number += 1
      text += label("\(number)")
    }
    return text + oneControllerEnd
  }

  static func elements(_ count: Int) -> String {
    var text = start + oneController
    for _ in 0..<count { text += "<view/>" }
    return text + oneControllerEnd
  }

  private static let start =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>"
  private static let oneController =
    "<scene sceneID=\"s\"><objects><viewController id=\"c\"><view key=\"view\"><subviews>"
  private static let oneControllerEnd =
    "</subviews></view></viewController></objects></scene></scenes></document>"

  private static func label(_ id: String) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label \(id)" \
    textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lab-\(id)">
        <rect key="frame" x="16" y="20.333333333333332" width="343" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <nil key="textColor"/>
        <constraints>
            <constraint firstAttribute="height" constant="22.5" id="con-\(id)"/>
        </constraints>
    </label>

    """
  }
}
