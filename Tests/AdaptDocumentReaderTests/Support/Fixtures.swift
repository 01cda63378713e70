/// Documents that hold something of everything, for mutations to begin with.
enum Fixtures {
  static let all = [app, sheet, old, card]

  /// Tabs, a navigation controller, a static table, a reference, popover and unwind, of Xcode 15.
  static let app = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="tab-00-001">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies><deployment identifier="iOS"/></dependencies>
        <scenes>
            <!--Tabs-->
            <scene sceneID="tab-00-000">
                <objects>
                    <tabBarController id="tab-00-001" sceneMemberID="viewController">
                        <tabBar key="tabBar" contentMode="scaleToFill" id="tab-00-002"/>
                        <connections>
                            <segue destination="nav-00-001" kind="relationship" \
    relationship="viewControllers" id="tab-00-003"/>
                            <segue destination="ref-00-001" kind="relationship" \
    relationship="viewControllers" id="tab-00-004"/>
                        </connections>
                    </tabBarController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="tab-00-005" \
    sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="-12.5" y="31.000000000000004"/>
            </scene>
            <scene sceneID="nav-00-000">
                <objects>
                    <navigationController definesPresentationContext="YES" id="nav-00-001" \
    sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="Liste" id="nav-00-002"/>
                        <navigationBar key="navigationBar" contentMode="scaleToFill" \
    largeTitles="YES" id="nav-00-003"><autoresizingMask key="autoresizingMask"/></navigationBar>
                        <nil name="viewControllers"/>
                        <connections>
                            <segue destination="lst-00-001" kind="relationship" \
    relationship="rootViewController" id="nav-00-004"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            <scene sceneID="lst-00-000">
                <objects>
                    <tableViewController storyboardIdentifier="list" title="Größe" \
    id="lst-00-001" customClass="ListViewController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController">
                        <tableView key="view" clipsSubviews="YES" dataMode="static" \
    style="grouped" rowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" \
    id="lst-00-002">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" \
    heightSizable="YES"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            <sections>
                                <tableViewSection headerTitle="Mehr" id="lst-00-003">
                                    <cells>
                                        <tableViewCell reuseIdentifier="" \
    accessoryType="disclosureIndicator" id="lst-00-004">
                                            <rect key="frame" x="0.0" y="55.5" width="393" \
    height="44"/>
                                            <tableViewCellContentView key="contentView" \
    tableViewCell="lst-00-004" id="lst-00-005">
                                                <rect key="frame" x="0.0" y="0.0" width="361" \
    height="44"/>
                                                <subviews>
                                                    <label text="𝄞 &amp; é" lineBreakMode="clip" \
    numberOfLines="0" id="lst-00-006"><fontDescription key="fontDescription" type="system" \
    pointSize="17"/><variation key="widthClass=compact"><fontDescription key="fontDescription" \
    type="system" pointSize="20"/></variation></label>
                                                </subviews>
                                                <constraints>
                                                    <constraint firstItem="lst-00-006" \
    firstAttribute="leading" secondItem="lst-00-005" secondAttribute="leadingMargin" \
    multiplier="1:2" constant="-0.5" priority="999" id="lst-00-007"/>
                                                </constraints>
                                            </tableViewCellContentView>
                                            <connections>
                                                <segue destination="det-00-001" kind="show" \
    trigger="accessoryAction" identifier="open" id="lst-00-008"/>
                                            </connections>
                                        </tableViewCell>
                                    </cells>
                                </tableViewSection>
                            </sections>
                        </tableView>
                        <navigationItem key="navigationItem" title="Liste" id="lst-00-009">
                            <barButtonItem key="rightBarButtonItem" systemItem="add" \
    id="lst-00-010"><connections><segue destination="det-00-001" kind="popoverPresentation" \
    popoverAnchorBarButtonItem="lst-00-010" id="lst-00-011"><popoverArrowDirection \
    key="popoverArrowDirection" up="YES" down="YES"/><popoverPassthroughViews><view \
    reference="lst-00-002"/></popoverPassthroughViews></segue></connections></barButtonItem>
                        </navigationItem>
                    </tableViewController>
                </objects>
            </scene>
            <scene sceneID="det-00-000">
                <objects>
                    <viewController id="det-00-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="det-00-002">
                            <subviews>
                                <button buttonType="system" id="det-00-003"><state key="normal" \
    title="Fertig"/><connections><segue destination="det-00-004" kind="unwind" \
    unwindAction="unwindToList:" animates="NO" id="det-00-005"/></connections></button>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="det-00-006"/>
                        </view>
                        <extendedEdge key="edgesForExtendedLayout"/>
                    </viewController>
                    <exit id="det-00-004" userLabel="Exit" sceneMemberID="exit"/>
                </objects>
            </scene>
            <scene sceneID="ref-00-000">
                <objects>
                    <viewControllerPlaceholder storyboardName="Settings" \
    referencedIdentifier="about" id="ref-00-001" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
        <resources><image name="photo" width="20" height="18.5"/></resources>
        <inferredMetricsTieBreakers><segue reference="lst-00-008"/></inferredMetricsTieBreakers>
    </document>
    """

  /// A split view, an embed, a stack view with size classes and runtime attributes.
  static let sheet = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" useTraitCollections="YES">
      <scenes><scene sceneID="a"><objects>
        <splitViewController allowDoubleColumnStyle="YES" minimumPrimaryColumnWidth="200" id="b" \
    sceneMemberID="viewController"><connections><segue destination="c" kind="relationship" \
    relationship="masterViewController" id="d"/></connections></splitViewController>
      </objects></scene><scene sceneID="e"><objects>
        <viewController modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" \
    id="c" sceneMemberID="viewController">
          <layoutGuides><viewControllerLayoutGuide type="top" id="f"/></layoutGuides>
          <view key="view" id="g"><subviews>
            <stackView axis="vertical" spacing="8" id="h"><subviews>
              <textField placeholder="Name" id="i"/>
              <segmentedControl id="j"><segments><segment title="A"/><segment/></segments>
              </segmentedControl>
            </subviews><variation key="default"><mask key="subviews"><exclude reference="i"/></mask>
            </variation><variation key="heightClass=regular-widthClass=compact" axis="horizontal">
              <mask key="subviews"><include reference="i"/></mask></variation></stackView>
            <containerView id="k"><connections><segue destination="b" kind="embed" id="l"/>
            </connections></containerView>
            <collectionView id="m"><collectionViewFlowLayout key="collectionViewLayout" id="n">
              <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout><cells>
              <collectionViewCell reuseIdentifier="Photo" id="o"/></cells></collectionView>
          </subviews></view>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
    keyPath="layer.cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isBig" value="YES"/>
          </userDefinedRuntimeAttributes>
          <value key="contentSizeForViewInPopover" type="size" width="320" height="480"/>
        </viewController>
        <pongPressGestureRecognizer id="p"><connections><action selector="hold:" destination="c" \
    id="q"/></connections></pongPressGestureRecognizer>
      </objects></scene></scenes>
    </document>
    """

  /// Numeric ids, old kinds of segues, texts as children, of Xcode 4.
  static let old = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="1.1" \
    toolsVersion="2182" targetRuntime="iOS.CocoaTouch.iPad" nextObjectID="42" \
    initialViewController="2">
      <classes><class className="A" superclassName="UIViewController"/></classes>
      <scenes><scene sceneID="5"><objects>
        <placeholder placeholderIdentifier="IBFirstResponder" id="4" \
    sceneMemberID="firstRespodner"/>
        <viewController id="2" sceneMemberID="viewController"><view key="view" id="3">
          <rect key="frame" x="0.0" y="20" width="768" height="1004"/><subviews>
            <textView id="6"><mutableString key="text">one
    two</mutableString></textView>
            <label id="7"><string key="text" base64-UTF8="YES">
    ZsO8ciBkaWNo
    </string></label>
            <tableView dataMode="prototypes" id="8"><prototypes><tableViewCell \
    reuseIdentifier="Cell" style="IBUITableViewCellStyleSubtitle" textLabel="10" id="9">
              <view key="contentView"><subviews><label text="Titel" id="10"/></subviews></view>
            </tableViewCell></prototypes></tableView>
          </subviews></view>
          <connections><segue destination="2" kind="push" splitViewControllerTargetIndex="1" \
    id="11"/><segue destination="2" kind="modal" identifier="" id="12"/><segue destination="2" \
    kind="popover" popoverAnchorView="7" id="13"/><segue destination="2" kind="replace" id="14"/>
            <outletCollection property="views" destination="7" id="15"/></connections>
        </viewController>
      </objects></scene></scenes>
      <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedStatusBarMetrics \
    key="statusBar"/></simulatedMetricsContainer>
    </document>
    """

  /// A xib with an owner and a view.
  static let card = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">\
    <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="320" \
    height="44"/><subviews><button id="b"><buttonConfiguration key="configuration" title="Los"/>\
    <accessibility key="accessibilityConfiguration" identifier="go"><string key="hint">Losgehen\
    </string></accessibility></button></subviews><constraints><constraint firstItem="b" \
    firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="c"/></constraints></view>
      </objects>
    </document>
    """
}
