extension EvidenceIndex {
  /// Every observation and report, in the order of their numbers, O before R, with the public
  /// source it rests on: a repository and a file in it or the number of an issue, a session, a
  /// page.
  public static let entries: [Entry] = table.map(Entry.init)

  private static let table: [(number: String, source: String)] = [
    (
      "O001",
      "betterhee.tistory.com/75; WWDC 2019 session 224; "
        + "velog.io/@rudin_/iOS-LifeCycle-in-Modal"
    ),
    (
      "O002",
      "betterhee.tistory.com/75; velog.io/@rudin_/iOS-LifeCycle-in-Modal; WWDC 2019 "
        + "session 224"
    ),
    (
      "O003",
      "slackhq/PanModal, PanModalPresentationAnimator.swift; "
        + "zoonooz/ZFDragableModalTransition pull request 38; documentation of "
        + "shouldRemovePresentersView"
    ),
    (
      "O004",
      "betterhee.tistory.com/75; WWDC 2014 session 214; documentation of "
        + "overFullScreen and overCurrentContext"
    ),
    (
      "O006",
      "WWDC 2023 session 10055; documentation of viewIsAppearing(_:); "
        + "hdk2200/UIViewControllerLifeCycle"
    ),
    ("O007", "WWDC 2023 session 10057"),
    (
      "O008",
      "WWDC 2019 session 214; mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch06p250sizeChangeTest"
    ),
    (
      "O009",
      "View Controller Programming Guide, Defining Custom Presentations; "
        + "rodhos.hatenadiary.jp/entry/2017/08/29/202933; documentation of "
        + "UIPresentationController"
    ),
    ("O010", "WWDC 2013 session 218"),
    ("O011", "documentation of present(_:animated:completion:) and dismiss(animated:completion:)"),
    (
      "O012",
      "documentation of dismiss(animated:completion:); pointfreeco/swift-navigation, "
        + "PresentationTests.swift"
    ),
    (
      "O014",
      "software-mansion/react-native-screens issue 1299; "
        + "pointfreeco/swift-navigation, Presentation.swift"
    ),
    (
      "O015",
      "WWDC 2019 session 224; mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch06p264presentedViewController"
    ),
    ("O016", "WWDC 2019 session 224"),
    ("O017", "velog.io/@rudin_/iOS-LifeCycle-in-Modal"),
    (
      "O018",
      "WWDC 2019 session 224; mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch06p264presentedViewController"
    ),
    (
      "O019",
      "mattneub/Programming-iOS-Book-Examples, bk2ch06p264presentedViewController; "
        + "software-mansion/react-native-screens, RNSScreenStack.mm"
    ),
    ("O020", "WWDC 2021 session 10063"),
    ("O021", "WWDC 2019 session 224; WWDC 2021 session 10063"),
    ("O022", "lionheart/openradar-mirror issues 8798 and 8808"),
    ("O023", "WWDC 2014 sessions 214 and 228; documentation of adaptivePresentationStyle(for:)"),
    (
      "O024",
      "WWDC 2014 session 228; WWDC 2015 session 205; documentation of "
        + "UIPresentationController"
    ),
    ("O025", "lionheart/openradar-mirror issue 3920"),
    ("O026", "lionheart/openradar-mirror issue 2771"),
    (
      "O027",
      "artsy/eigen issue 239; viezel/TiSocial.Framework issue 153; NSAntoine/Antoine "
        + "issue 1"
    ),
    (
      "O028",
      "artsy/eigen issue 239; sunlightlabs/congress-ios issue 425; "
        + "NYPL-Simplified/Simplified-iOS issue 704"
    ),
    (
      "O029",
      "awslabs/aws-sdk-ios-samples issue 203; banchichen/TZImagePickerController "
        + "issue 402; material-components/material-components-ios issue 8506"
    ),
    ("O030", "rickytan/RTRootNavigationController issue 275; Citrrus/MBContactPicker issue 48"),
    ("O032", "Instabug/Instabug-iOS issue 159; zendesk/zendesk_sdk_ios issue 491"),
    ("O033", "published crash stacks, up to iOS 18"),
    ("O034", "zendesk/zendesk_sdk_ios issue 491; published crash stacks"),
    ("O035", "published crash stacks and the source of a presentation controller"),
    ("O036", "39.103.169.235/p/ad86ca978747"),
    ("O037", "mattneub/Programming-iOS-Book-Examples, bk2ch06p271presentedViewControllerAdaptive2"),
    ("O038", "mattneub/Programming-iOS-Book-Examples, bk2ch06p271presentedViewControllerAdaptive2"),
    (
      "O039",
      "mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch06p271presentedViewControllerAdaptive2 (AdaptiveTestResultsiOS13.pandb)"
    ),
    (
      "O040",
      "mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch06p271presentedViewControllerAdaptive2 (AdaptiveTestResults.pandb)"
    ),
    (
      "O041",
      "mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch06p271presentedViewControllerAdaptive2 and bk2ch09p477popoversOnPhone"
    ),
    ("O042", "mattneub/Programming-iOS-Book-Examples, bk2ch06p271presentedViewControllerAdaptive2"),
    (
      "O043",
      "mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch06p271presentedViewControllerAdaptive2; documentation of "
        + "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
    ),
    (
      "O044",
      "mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch06p271presentedViewControllerAdaptive; documentation of "
        + "UIAdaptivePresentationControllerDelegate"
    ),
    (
      "O046",
      "mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch06p271presentedViewControllerAdaptive and "
        + "bk2ch06p264presentedViewController"
    ),
    (
      "O047",
      "mattneub/Programming-iOS-Book-Examples, bk2ch09p476popovers; "
        + "codeprj.com/zh/blog/414cec1.html"
    ),
    (
      "O048",
      "documentation of UIModalPresentationStyle.automatic; "
        + "mattneub/Programming-iOS-Book-Examples, bk2ch06p264presentedViewController"
    ),
    ("O049", "mattneub/Programming-iOS-Book-Examples, bk2ch09p476popovers"),
    ("O050", "mattneub/Programming-iOS-Book-Examples, bk2ch06p258launchIntoRotationEvents"),
    ("O052", "mattneub/Programming-iOS-Book-Examples, bk2ch06p334containerEventForwarding"),
    ("O054", "mattneub/Programming-iOS-Book-Examples, bk2ch06p253orientationsPermitted"),
    (
      "O055",
      "mattneub/Programming-iOS-Book-Examples, bk2ch06p264presentedViewController "
        + "and bk2ch06p272forcedRotation"
    ),
    ("O056", "WWDC 2014 session 216; WWDC 2015 session 205"),
    ("O057", "WWDC 2014 session 228"),
    ("O058", "lionheart/openradar-mirror issue 7463"),
    (
      "O060",
      "lionheart/openradar-mirror issue 8232; mozilla-mobile/firefox-ios pull "
        + "requests 1949 and 1516"
    ),
    ("O061", "airbnb/epoxy-ios, StubTransitionCoordinator.swift"),
    ("O062", "WWDC 2015 session 205"),
    ("O064", "WWDC 2013 session 218; square/swift-modals, VisibilityTests.swift"),
    ("O065", "square/swift-modals, VisibilityTests.swift"),
    ("O066", "WWDC 2013 session 218"),
    ("O067", "hdk2200/UIViewControllerLifeCycle"),
    ("O068", "hdk2200/UIViewControllerLifeCycle; readke.com/c/0Z41505102021.html"),
    ("O070", "vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle"),
    ("O071", "arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller"),
    (
      "O072",
      "stackoverflow.com/questions/18927878; WWDC 2013 session 218; "
        + "software-mansion/react-native-screens, RNSScreen.mm"
    ),
    ("O073", "lionheart/openradar-mirror issue 1114; Plasma/BufferedNavigationController issue 5"),
    (
      "O075",
      "samuelclay/NewsBlur issue 886; isontheline/pro.webssh.net issue 16; "
        + "thexande/SwiftAlgorithms issue 31"
    ),
    (
      "O076",
      "samuelclay/NewsBlur issue 886; thexande/SwiftAlgorithms issue 31; "
        + "react-navigation issue 10740"
    ),
    ("O077", "skywinder/ActionSheetPicker-3.0 issue 70; airbnb/epoxy-ios"),
    ("O078", "pgzxc.github.io/posts/efa3afd7.html"),
    ("O079", "documentation of tabBarController(_:didSelect:)"),
    ("O080", "mattneub/Programming-iOS-Book-Examples, bk2ch06p334containerEventForwarding"),
    ("O082", "mattneub/Programming-iOS-Book-Examples, bk2ch06p334containerEventForwarding"),
    ("O083", "mattneub/Programming-iOS-Book-Examples, bk2ch06p300customAnimation3"),
    (
      "O085",
      "mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch09p488universalSplitViewControllerStoryboardTemplateAnalysis"
    ),
    (
      "O086",
      "mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch09p488universalSplitViewControllerStoryboardTemplateAnalysis and "
        + "bk2ch09p490universalSplitViewControllerManual"
    ),
    ("O087", "mattneub/Programming-iOS-Book-Examples, bk2ch09p490SplitViewControllerNew"),
    ("O088", "WWDC 2014 session 216; ShinobiControls/iOS8-day-by-day, day 18"),
    ("O089", "WWDC 2014 session 216"),
    ("O090", "WWDC 2014 session 216"),
    (
      "O091",
      "vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle; "
        + "couchbaselabs/ToDoLite-iOS issue 71"
    ),
    ("O092", "couchbaselabs/ToDoLite-iOS issue 71"),
    (
      "O093",
      "mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch06p324containerViewControllerStoryboard"
    ),
    ("O094", "WWDC 2015 session 215"),
    ("O095", "Apple technical note TN2298"),
    (
      "O096",
      "WWDC 2015 session 215; documentation of allowedChildrenForUnwinding(from:) "
        + "and childContaining(_:)"
    ),
    ("O097", "WWDC 2015 session 215; documentation of unwind(for:towards:)"),
    ("O098", "WWDC 2015 session 215"),
    (
      "O099",
      "John-Lluch/SWRevealViewController issue 332; "
        + "mattneub/Programming-iOS-Book-Examples, bk2ch06p326unwindWithCustomParent; "
        + "ViewDeck/ViewDeck issue 376"
    ),
    ("O100", "lionheart/openradar-mirror issue 14288"),
    ("O101", "lionheart/openradar-mirror issue 3448"),
    ("O102", "mattneub/Programming-iOS-Book-Examples, bk2ch06p326PresentedCascadeUnwind"),
    (
      "O103",
      "mattneub/Programming-iOS-Book-Examples, bk2ch06p326PresentedCascadeUnwind "
        + "(commit 4c8108c7)"
    ),
    ("O104", "mattneub/Programming-iOS-Book-Examples, bk2ch06p327unwind"),
    ("O109", "39.103.169.235/p/868deba6edbf; QuickBirdEng/XCoordinator pull request 17"),
    ("O110", "common guidance; no published log"),
    ("O112", "documentation of definesPresentationContext; suterusu/Experiment_PresentationStyle"),
    (
      "O113",
      "suterusu/Experiment_PresentationStyle; documentation of "
        + "frameOfPresentedViewInContainerView"
    ),
    ("O114", "mattneub/Programming-iOS-Book-Examples, bk2ch06p270modalPresentationContext"),
    ("O115", "a published study of transitions (2016)"),
    (
      "O116",
      "a published study of transitions (2016); "
        + "mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch06p302addingPresentationController"
    ),
    ("O117", "WWDC 2014 session 228; ShinobiControls/iOS8-day-by-day, day 24"),
    ("O119", "hdk2200/UIViewControllerLifeCycle"),
    ("O120", "hdk2200/UIViewControllerLifeCycle"),
    ("O121", "readke.com/c/0Z41505102021.html; rickytan/RTRootNavigationController issue 275"),
    (
      "O123",
      "WWDC 2014 session 216; mattneub/Programming-iOS-Book-Examples, "
        + "bk2ch09p489universalSplitViewControllerStoryboard2; "
        + "ShinobiControls/iOS8-day-by-day, day 18"
    ),
    ("O125", "WWDC 2020 session 10105; documentation of splitViewControllerDidCollapse(_:)"),
    ("O126", "fouquet/RFAboutView issue 8; CoderMikeHe/WeChat issue 16"),
    ("O127", "dillidon/alerts-and-pickers issue 70"),
    ("O128", "published crash stacks and notes"),
    (
      "O129",
      "mxcl/PromiseKit pull request 178; jonkykong/SideMenu issue 29; "
        + "banchichen/TZImagePickerController issue 402"
    ),
    (
      "O130",
      "sunlightlabs/congress-ios issue 425; Provenance-Emu/Provenance issue 1833; "
        + "NYPL-Simplified/Simplified-iOS issue 704"
    ),
    (
      "O131",
      "100grams/HGPageScrollView issue 5; smartnsoft/Extra pull request 7; "
        + "ViewDeck/ViewDeck issue 145"
    ),
    (
      "O132",
      "stackoverflow.com/questions/9088465; rechsteiner/Parchment pull request 373; "
        + "square/swift-modals, VisibilityTests.swift"
    ),
    ("O133", "LeoNatan/LNPopupController issue 521"),
    ("O134", "Provenance-Emu/Provenance issue 1867; couchbaselabs/ToDoLite-iOS issue 71"),
    (
      "O135",
      "mamaral/Onboard issue 49; xmartlabs/XLPagerTabStrip issue 213; documentation "
        + "of performSegue(withIdentifier:sender:)"
    ),
    ("R001", "google/blockly-ios issue 236"),
    ("R002", "quran/quran-ios pull request 293"),
    (
      "R004",
      "averagejake.com/post/adaptability-changes-in-ios-8-3; "
        + "www.pvsm.ru/programmirovanie/88828"
    ),
    ("R006", "lionheart/openradar-mirror issue 2771"),
    ("R008", "lionheart/openradar-mirror issue 7013"),
    ("R009", "lionheart/openradar-mirror issue 8802"),
    ("R011", "pspdfkit.com/blog/2016/popovers-on-popovers"),
    ("R012", "software-mansion/react-native-screens issue 2698"),
    ("R013", "software-mansion/react-native-screens pull request 2793"),
    ("R015", "Pocket/pocket-ios pull request 159"),
    ("R017", "woocommerce/woocommerce-ios pull request 11239"),
    ("R018", "Automattic/simplenote-ios pull request 81"),
    ("R019", "mozilla-mobile/firefox-ios pull request 1252"),
    ("R021", "skywinder/ActionSheetPicker-3.0 issue 194"),
    ("R022", "danielsaidi/Sheeeeeeeeet issue 79"),
    ("R023", "fulldecent/FDTake issue 84"),
    ("R025", "lionheart/openradar-mirror issue 18340"),
    ("R026", "IcaliaLabs/Presentr issue 111"),
    ("R028", "lionheart/openradar-mirror issue 1795"),
    ("R029", "material-motion/motion-transitioning-objc issue 49"),
    ("R030", "lionheart/openradar-mirror issue 3610"),
    ("R032", "xbmc/Official-Kodi-Remote-iOS issue 606"),
    ("R034", "zhangao0086/DKImagePickerController issue 629"),
    ("R035", "tinkoff-mobile-tech/tinkoff-asdk-ios pull request 118"),
    ("R036", "BalestraPatrick/WhatsNew issue 35"),
    ("R037", "MvvmCross/MvvmCross issue 3546"),
    ("R038", "jonkykong/SideMenu issue 558"),
    ("R039", "regularberry.github.io/2019/02/22/why-isnt-viewwillappear-getting-called.html"),
    ("R042", "react/react-native pull request 55005"),
    ("R043", "joomcode/BottomSheet issue 27"),
    ("R044", "SwiftKickMobile/SwiftMessages issue 541"),
    ("R045", "software-mansion/react-native-screens issue 4591"),
    ("R048", "lionheart/openradar-mirror issue 2680"),
    ("R050", "jaredsinclair/JTSImageViewController issue 43"),
    ("R052", "malcommac/UIWindowTransitions issue 7"),
    ("R053", "lionheart/openradar-mirror issue 2981"),
    ("R055", "lodev09/react-native-true-sheet issue 33"),
    ("R056", "specta/specta issue 111"),
    ("R057", "zenangst/Spots issue 313"),
    ("R058", "lionheart/openradar-mirror issue 7463"),
    ("R059", "xmartlabs/XLPagerTabStrip issue 387"),
    ("R061", "mozilla-mobile/firefox-ios pull request 1327"),
    ("R062", "mozilla-mobile/firefox-ios pull request 1949"),
    ("R064", "software-mansion/react-native-screens pull request 3319"),
    ("R065", "wikimedia/wikipedia-ios pull request 3229"),
    ("R067", "lionheart/openradar-mirror issue 15990"),
    ("R068", "lionheart/openradar-mirror issue 17362"),
    ("R069", "lionheart/openradar-mirror issue 3257"),
    ("R071", "lionheart/openradar-mirror issue 4921"),
    ("R072", "Pocket/pocket-ios pull request 211"),
    ("R073", "fahidattique55/FAPanels issue 54"),
    ("R075", "stackoverflow.com/questions/26633172"),
    ("R078", "lionheart/openradar-mirror issue 19278"),
    ("R079", "recruit-mp/RMPZoomTransitionAnimator issue 19"),
    ("R081", "lionheart/openradar-mirror issue 1114"),
    ("R082", "AlphaWallet/alpha-wallet-ios pull request 5146"),
    ("R084", "johnpatrickmorgan/LifecycleHooks issue 2"),
    ("R085", "Haptic-Apps/Slide-iOS issue 266"),
    ("R086", "Tencent/QMUI_iOS issue 1100"),
    ("R088", "lionheart/openradar-mirror issue 1273"),
    ("R090", "samuelclay/NewsBlur issue 886"),
    ("R092", "wordpress-mobile/WordPress-iOS issue 18021"),
    (
      "R095",
      "commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller; "
        + "christiantietze.de/posts/2015/10/collapse-expand-uisplitviewcontroller"
    ),
    ("R096", "NatashaTheRobot/UISplitViewControllerDemo issue 7"),
    ("R098", "GitHawkApp/GitHawk pull request 423"),
    ("R099", "lionheart/openradar-mirror issue 4604"),
    ("R100", "woocommerce/woocommerce-ios pull request 14136"),
    ("R101", "RafaelKayumov/RKTabView pull request 8"),
    ("R103", "daria-kopaliani/DAPagesContainer issue 5"),
    ("R106", "xmartlabs/XLPagerTabStrip pull request 283"),
    ("R107", "lionheart/openradar-mirror issue 4931"),
    ("R108", "romaonthego/REFrostedViewController issue 38"),
    ("R110", "stackoverflow.com/questions/48958936"),
    ("R111", "lionheart/openradar-mirror issue 2003"),
    ("R112", "lionheart/openradar-mirror issue 5509"),
    ("R115", "John-Lluch/SWRevealViewController issue 332"),
    ("R116", "pkluz/PKRevealController issue 211"),
    ("R117", "John-Lluch/SWRevealViewController issue 543"),
    ("R119", "wordpress-mobile/WordPress-iOS pull request 7089"),
    ("R121", "stackoverflow.com/questions/31499406"),
    ("R122", "lionheart/openradar-mirror issue 2466"),
    ("R124", "nek023/QBImagePicker issue 95"),
    ("R125", "xmartlabs/XLPagerTabStrip issue 335"),
    ("R126", "material-components/material-components-ios issue 2425"),
    ("R128", "mamaral/Onboard issue 49"),
    ("R129", "ivanvorobei/SPStorkController issue 82"),
    ("R130", "USDepartmentofLabor/Child-Labor issue 52"),
    ("R132", "lionheart/openradar-mirror issue 15542"),
    ("R134", "lionheart/openradar-mirror issue 21114"),
    ("R135", "spotify/HubFramework pull request 261"),
    ("R136", "maxep/MXParallaxHeader pull request 16"),
    ("R138", "cwRichardKim/RKCardView pull request 6"),
    ("R140", "xmartlabs/XLPagerTabStrip issue 608"),
    ("R141", "kickstarter/ios-oss pull request 1192"),
    ("R143", "hyperoslo/Lightbox pull request 112"),
    ("R145", "wordpress-mobile/WordPress-iOS pull request 5950"),
    ("R147", "wordpress-mobile/WordPress-iOS pull request 18315"),
    ("R148", "pointfreeco/swift-snapshot-testing issue 218"),
  ]
}
