import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("Tables and collections")
struct TableTests {
  @Test("A static table has sections with cells, and a header and a footer of its own")
  func staticTable() throws {
    let (view, problems) = try readView(
      "<tableView dataMode='static' style='grouped' rowHeight='-1' sectionHeaderHeight='28'"
        + " sectionFooterHeight='18' allowsSelection='NO' id='t'>"
        + "<view key='tableHeaderView' contentMode='center' id='h'/><sections>"
        + "<tableViewSection headerTitle='H' footerTitle='F' userLabel='first' id='s'><cells>"
        + "<tableViewCell id='c'><connections><segue kind='show' destination='d' id='g'/>"
        + "</connections></tableViewCell></cells></tableViewSection>"
        + "<tableViewSection id='s2'><string key='headerTitle'>Long</string></tableViewSection>"
        + "</sections></tableView>")
    guard case .table(let table) = view.content else {
      Issue.record("no table")
      return
    }
    #expect(table.isStatic)
    #expect(table.style == "grouped")
    #expect(table.rowHeight == -1)
    #expect(table.headerHeight == 28)
    #expect(table.footerHeight == 18)
    #expect(!table.allowsSelection)
    #expect(table.sections.map(\.id) == ["s", "s2"])
    #expect(table.sections.map(\.header) == ["H", "Long"])
    #expect(table.sections[0].footer == "F")
    #expect(table.sections[0].userLabel == "first")
    #expect(table.sections[0].cells.first?.segues.map(\.id) == ["g"])
    #expect(view.subviews.map(\.key) == ["tableHeaderView"])
    #expect(problems.isEmpty)
  }

  @Test("A table of prototypes has cells with reuse identifiers and labels")
  func prototypes() throws {
    let (view, _) = try readView(
      "<tableView dataMode='prototypes' id='t'><prototypes>"
        + "<tableViewCell reuseIdentifier='Cell' style='IBUITableViewCellStyleSubtitle'"
        + " accessoryType='disclosureIndicator' selectionStyle='blue' rowHeight='60' textLabel='a'"
        + " detailTextLabel='b' imageView='i' id='c'>"
        + "<tableViewCellContentView key='contentView' tableViewCell='c' contentMode='center'"
        + " id='v'><subviews><label id='a'/></subviews></tableViewCellContentView></tableViewCell>"
        + "<tableViewCell reuseIdentifier='' id='d'><view key='contentView'/></tableViewCell>"
        + "</prototypes></tableView>")
    guard case .table(let table) = view.content, table.prototypes.count == 2,
      case .tableCell(let cell) = table.prototypes[0].content,
      case .tableCell(let bare) = table.prototypes[1].content
    else {
      Issue.record("no cells")
      return
    }
    #expect(!table.isStatic)
    #expect(cell.reuseIdentifier == "Cell")
    #expect(cell.style == "IBUITableViewCellStyleSubtitle")
    #expect(cell.accessoryType == "disclosureIndicator")
    #expect(cell.selectionStyle == "blue")
    #expect(cell.rowHeight == 60)
    #expect(cell.textLabel == "a")
    #expect(cell.detailTextLabel == "b")
    #expect(cell.imageView == "i")
    #expect(table.prototypes[0].subviews.first?.key == "contentView")
    #expect(bare.reuseIdentifier == nil)
  }

  @Test("The content view of an old cell has neither an id nor a frame")
  func oldContentView() throws {
    let (view, _) = try readView(
      "<tableViewCell id='c'><view key='contentView'><subviews><label id='l'/></subviews></view>"
        + "</tableViewCell>")
    #expect(view.subviews.first?.key == "contentView")
    #expect(view.subviews.first?.subviews.map(\.id) == ["l"])
  }

  @Test("A cell may have a configuration instead of labels")
  func configuration() throws {
    let (view, _) = try readView(
      "<tableViewCell id='c'><listContentConfiguration key='contentConfiguration' text='T'"
        + " secondaryText='S'/></tableViewCell>")
    guard case .tableCell(let cell) = view.content else {
      Issue.record("no cell")
      return
    }
    #expect(cell.configuredText == "T")
    #expect(cell.configuredSecondaryText == "S")
  }

  @Test("A collection has a flow layout, cells, and headers and footers")
  func collection() throws {
    let (view, _) = try readView(
      "<collectionView allowsSelection='NO' id='v'>"
        + "<collectionViewFlowLayout key='collectionViewLayout' scrollDirection='horizontal'"
        + " minimumLineSpacing='10' id='l'><size key='itemSize' width='50' height='60'/>"
        + "<size key='headerReferenceSize' width='0.0' height='30'/></collectionViewFlowLayout>"
        + "<cells><collectionViewCell reuseIdentifier='Photo' id='c'>"
        + "<collectionViewCellContentView key='contentView' contentMode='center' id='n'/>"
        + "</collectionViewCell></cells>"
        + "<collectionReusableView key='sectionHeaderView' reuseIdentifier='Head' id='h'/>"
        + "</collectionView>")
    guard case .collection(let collection) = view.content else {
      Issue.record("no collection")
      return
    }
    #expect(!collection.allowsSelection)
    #expect(collection.isHorizontal)
    #expect(collection.itemSize == CGSize(width: 50, height: 60))
    #expect(collection.cells.map(\.id) == ["c"])
    #expect(collection.supplementaryViews.map(\.key) == ["sectionHeaderView"])
    let layout = try #require(view.rest.elements.first)
    #expect(layout["id"] == "l")
    #expect(layout["minimumLineSpacing"] == "10")
    #expect(layout.children.map { $0["key"] } == ["headerReferenceSize"])
  }
}
