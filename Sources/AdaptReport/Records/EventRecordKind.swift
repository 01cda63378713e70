import AdaptCore

/// The kinds of events by the names that records give them.
enum EventRecordKind: String, RecordNamed {
  case launched, step, rotated, resized, traitsChanged, called, asked, presenting, dismissing
  case queued, phase, styleDecided, substituted, restored, appearance, frameChanged, stackChanged
  case transitionBegan, transitionEnded, released, finding, selectionChanged, showing, arranged
  case listed, unwinding

  static var recordNoun: String { "kind of event" }
  var recordName: String { rawValue }
}

extension Event.Kind {
  var code: EventRecordKind {
    switch self {
    case .launched: .launched
    case .step: .step
    case .rotated: .rotated
    case .resized: .resized
    case .traitsChanged: .traitsChanged
    case .called: .called
    case .asked: .asked
    case .presenting: .presenting
    case .dismissing: .dismissing
    case .queued: .queued
    case .phase: .phase
    case .styleDecided: .styleDecided
    case .substituted: .substituted
    case .restored: .restored
    case .appearance: .appearance
    case .frameChanged: .frameChanged
    case .stackChanged: .stackChanged
    case .selectionChanged: .selectionChanged
    case .transitionBegan: .transitionBegan
    case .transitionEnded: .transitionEnded
    case .released: .released
    case .finding: .finding
    case .showing: .showing
    case .arranged: .arranged
    case .listed: .listed
    case .unwinding: .unwinding
    }
  }
}
