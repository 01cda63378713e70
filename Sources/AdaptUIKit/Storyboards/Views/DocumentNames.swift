// How documents spell the cases of UIKit's enumerations. An absent or unknown name is the default
// that Interface Builder leaves out.

extension UIButton.ButtonType {
  init(documentName name: String?) {
    self =
      switch name {
      case "roundedRect", "system": .system
      case "detailDisclosure": .detailDisclosure
      case "infoLight": .infoLight
      case "infoDark": .infoDark
      case "contactAdd": .contactAdd
      case "close": .close
      default: .custom
      }
  }
}

extension UIStackView.Distribution {
  init(documentName name: String?) {
    self =
      switch name {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
  }
}

extension UIStackView.Alignment {
  init(documentName name: String?) {
    self =
      switch name {
      case "leading", "top": .leading
      case "firstBaseline": .firstBaseline
      case "center": .center
      case "trailing", "bottom": .trailing
      case "lastBaseline": .lastBaseline
      default: .fill
      }
  }
}

extension UITableView.Style {
  init(documentName name: String?) {
    self =
      switch name {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
  }
}

extension UITableViewCell.AccessoryType {
  init(documentName name: String?) {
    self =
      switch name {
      case "disclosureIndicator": .disclosureIndicator
      case "detailDisclosureButton": .detailDisclosureButton
      case "checkmark": .checkmark
      case "detailButton": .detailButton
      default: .none
      }
  }
}

extension UITableViewCell.SelectionStyle {
  init(documentName name: String?) {
    self =
      switch name {
      case "none": .none
      case "blue": .blue
      case "gray": .gray
      default: .default
      }
  }
}

extension UIDatePicker.Mode {
  init(documentName name: String?) {
    self =
      switch name {
      case "time": .time
      case "date": .date
      case "countDownTimer": .countDownTimer
      case "yearAndMonth": .yearAndMonth
      default: .dateAndTime
      }
  }
}
