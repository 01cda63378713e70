import AdaptCore
import Foundation

extension RecordedRun {
  /// The main job: a form sheet is presented, the phone turns and turns back, the sheet goes.
  static func mainJob() -> RecordedRun {
    let run = RecordedRun()
    for node in [pc, secondPC] {
      run.recorder.describe(
        NodeDescription(id: node, type: "UIPresentationController", name: "sheet.pc"))
    }
    run.launch()
    run.presentSheet()
    run.rotate(to: .landscapeRight, at: 404)
    run.rotate(to: .portrait, at: 704)
    run.dismissSheet()
    return run
  }

  func launch() {
    at(0)
    record(
      .launched(size: Self.tall.size, traits: Self.portrait, orientation: .portrait),
      on: Self.window)
    called(.loadView, on: Self.root)
    called(.viewDidLoad, on: Self.root)
    called(.viewWillAppear, .flag(false), on: Self.root)
    record(.frameChanged(from: .zero, to: Self.tall), on: Self.root)
    called(.viewWillLayoutSubviews, on: Self.root)
    called(.viewDidLayoutSubviews, on: Self.root)
    called(.viewDidAppear, .flag(false), on: Self.root)
  }

  private func presentSheet() {
    step("present sheet", at: 0) {
      record(
        .presenting(Self.sheet, style: .formSheet, source: Self.root, because: ReasonList()),
        on: Self.root)
      record(
        .asked(
          .adaptivePresentationStyleForTraits, .traits(Self.portrait), answer: .notImplemented),
        on: Self.secondPC)
      record(
        .styleDecided(from: .formSheet, to: .fullScreen, because: Self.compactWidth),
        on: Self.sheet)
      called(.willPresentWithAdaptiveStyle, .style(.fullScreen), on: Self.secondPC)
      record(.phase(.presentation), on: Self.sheet)
      called(.viewDidLoad, on: Self.sheet)
      record(.transitionBegan(duration: SimulatedDuration(seconds: 0.404)), on: Self.coordinator)
      called(.presentationTransitionWillBegin, on: Self.pc)
      appearance(.viewWillDisappear, on: Self.root)
      appearance(.viewWillAppear, on: Self.sheet)
      record(.frameChanged(from: Self.below, to: Self.tall), on: Self.sheet)
      at(404)
      record(.transitionEnded(completed: true), on: Self.coordinator)
      called(.presentationTransitionDidEnd, .flag(true), on: Self.pc)
      appearance(.viewDidAppear, on: Self.sheet)
      appearance(.viewDidDisappear, on: Self.root)
      called(.presentCompletion, on: Self.root)
      record(.phase(.management), on: Self.sheet)
    }
  }

  private func rotate(to orientation: UIInterfaceOrientation, at start: Int64) {
    let isWide = orientation.isLandscape
    let (old, new) =
      isWide ? (Self.portrait, Self.landscape) : (Self.landscape, Self.portrait)
    let (bounds, oldBounds) = isWide ? (Self.wide, Self.tall) : (Self.tall, Self.wide)
    let (frame, oldFrame) =
      isWide ? (Self.formSheet, Self.tall) : (Self.tall, Self.formSheet)
    let newPC = isWide ? Self.secondPC : Self.pc
    step("rotate \(orientation)", at: start) {
      record(
        .rotated(
          from: isWide ? .portrait : .landscapeRight, to: orientation, because: Self.masks),
        on: Self.window)
      for node in [Self.root, Self.sheet] {
        called(.willTransitionToTraits, .traits(new), on: node)
      }
      record(
        .styleDecided(
          from: isWide ? .fullScreen : .formSheet, to: isWide ? .formSheet : .fullScreen,
          because: isWide ? Self.regularWidth : Self.compactWidth), on: Self.sheet)
      for node in [Self.root, Self.sheet] {
        called(.viewWillTransitionToSize, .size(bounds.size), on: node)
      }
      record(.traitsChanged(from: old, to: new), on: Self.window)
      record(
        .resized(from: oldBounds.size, to: bounds.size, because: Self.masks), on: Self.window)
      called(.presentationTransitionWillBegin, on: newPC)
      appearance(isWide ? .viewWillAppear : .viewWillDisappear, on: Self.root)
      for node in [Self.root, Self.sheet] {
        called(.traitCollectionDidChange, .traits(old), on: node)
      }
      record(.frameChanged(from: oldBounds, to: bounds), on: Self.root)
      record(.frameChanged(from: oldFrame, to: frame), on: Self.sheet)
      at(start + 300)
      called(.presentationTransitionDidEnd, .flag(true), on: newPC)
      appearance(isWide ? .viewDidAppear : .viewDidDisappear, on: Self.root)
    }
  }

  private func dismissSheet() {
    step("dismiss", at: 1004) {
      record(.dismissing(Self.sheet, because: ReasonList()), on: Self.root)
      record(.phase(.dismissal), on: Self.sheet)
      called(.dismissalTransitionWillBegin, on: Self.pc)
      appearance(.viewWillDisappear, on: Self.sheet)
      appearance(.viewWillAppear, on: Self.root)
      at(1408)
      called(.dismissalTransitionDidEnd, .flag(true), on: Self.pc)
      appearance(.viewDidAppear, on: Self.root)
      appearance(.viewDidDisappear, on: Self.sheet)
      called(.dismissCompletion, on: Self.root)
      record(.phase(.ended), on: Self.sheet)
      record(.released, on: Self.sheet)
    }
  }

  func appearance(_ callback: Callback, on node: NodeID) {
    called(callback, .flag(true), on: node)
  }
}
