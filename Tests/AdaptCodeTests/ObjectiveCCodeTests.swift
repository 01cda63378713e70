import AdaptCode
import AdaptDocuments
import Testing

@Suite("Objective-C code")
struct ObjectiveCCodeTests {
  @Test("a class has what its header, its implementation and its categories say")
  func members() throws {
    let code = code([
      (
        "Detail.h",
        """
        #import <UIKit/UIKit.h>
        @class Other;
        @protocol Later;
        @protocol DetailDelegate <NSObject>
        - (void)detailEnded:(id)sender;
        @end
        @interface Detail : UIViewController <DetailDelegate, UITableViewDataSource> {
          @private
          IBOutlet UILabel *_caption;
          NSMutableDictionary<NSString *, id> *map, *other;
        }
        @property (nonatomic, weak) IBOutlet UILabel *titleLabel;
        @property(nonatomic,strong,setter=putBox:) IBOutletCollection(UIView) NSArray *boxes;
        @property (copy) void (^done)(BOOL finished, id sender);
        - (IBAction)save:(id)sender forEvent:(UIEvent *)event;
        @end
        """
      ),
      (
        "Detail.m",
        """
        @interface Detail () <Later>
        @property (nonatomic) IBOutlet UIView *hidden;
        @end
        @implementation Detail
        @synthesize done = _done;
        - (IBAction)unwindToDetail:(UIStoryboardSegue *)segue { if (1) { [self go]; } }
        - (void)go { char c = '{'; }
        @end
        @implementation Detail (More)
        - (IBAction)more { }
        @end
        """
      ),
    ])
    let members = try #require(code.members(of: "Detail"))
    #expect(members.system == "UIViewController")
    #expect(
      members.properties == [
        "_caption", "map", "other", "titleLabel", "boxes", "done", "_done", "hidden",
      ])
    #expect(members.takes(outlet: "caption") == true)
    #expect(
      members.methods == ["save:forEvent:", "putBox:", "unwindToDetail:", "go", "more"])
    #expect(code.protocols == ["DetailDelegate"])
  }

  @Test("the names that code writes out have their places and their owners")
  func uses() {
    let code = code([
      (
        "A.m",
        """
        #define NAME @"none"
        @implementation A
        - (void)go {
          [self performSegueWithIdentifier:@"one" sender:nil];
          [other performSegueWithIdentifier:@"two" sender:self];
          [self performSegueWithIdentifier:NAME sender:self];
          [self performSegueWithIdentifier:@"n" @"n" sender:self];
          [[UIStoryboard storyboardWithName:@"Main" bundle:nil]
              instantiateViewControllerWithIdentifier:@"three"];
          [[UIStoryboard storyboardWithName:@"Main" bundle:own] instantiateViewControllerWithIdentifier:@"n"];
          [self.storyboard instantiateViewControllerWithIdentifier:@"four"];
          [t dequeueReusableCellWithIdentifier:@"five" forIndexPath:path];
          [t dequeueReusableCellWithIdentifier:@"six"];
          if ([segue.identifier isEqualToString:@"seven"]) {}
          if ([[segue identifier] isEqualToString:@"eight"]) {}
        }
        @end
        """
      )
    ])
    #expect(
      code.uses.map { "\($0.place.position) \($0.kind) \($0.name) \($0.isOwn)" } == [
        "4:9 performs one true",
        "5:10 performs two false",
        #"9:7 makes(storyboard: Optional("Main")) three false"#,
        "11:20 makes(storyboard: nil) four false",
        "12:6 dequeues five false",
        "14:25 compares seven true",
        "15:27 compares eight true",
      ])
    #expect(code.uses.allSatisfy { $0.owner == "A" })
  }

  @Test("macros, branches of the preprocessor and numbers of C++ mislead nobody")
  func noise() throws {
    let code = code([
      (
        "A.mm",
        """
        #define BEGIN(x) \\
          if (x) {
        @interface A : UIView
        @property (weak) IBOutlet UILabel *old NS_SWIFT_NAME(new);
        @property UILabel *kept MY_MACRO;
        @property (nonatomic) NSURL *URL;
        - (IBAction)save:(id)sender NS_SWIFT_NAME(save(sender:));
        @end
        // a comment goes on { \\
          { to its end
        @implementation A : UIView { UIView *inside; }
        - untyped:sender {}
        - (void)f {
        #if X
          if (a) {
        #else
          if (b) {
        #endif
          int n = 1'000; auto t = R"x(" { )x"; }
        }
        - (IBAction)later:(id)sender {}
        @end
        """
      )
    ])
    let members = try #require(code.members(of: "A"))
    #expect(members.methods == ["save:", "untyped:", "f", "later:"])
    for name in ["old", "kept", "URL", "inside"] { #expect(members.takes(outlet: name) == true) }
    #expect(members.takes(outlet: "new") == false)
  }

  @Test("a class whose code dismisses something is known to")
  func dismissing() {
    let code = code([
      (
        "A.m",
        """
        @interface A : UIViewController
        @end
        @implementation A
        - (void)close { [self dismissViewControllerAnimated:YES completion:nil]; }
        @end
        """
      ),
      ("B.swift", "class B: UIViewController { func close() { self.dismiss(animated: true) } }"),
      ("C.swift", "class C: UIViewController { func dismiss() {} }"),
    ])
    #expect(["A", "B", "C"].map { code.members(of: $0)?.dismisses } == [true, true, false])
  }

  @Test("a class of which the header alone was read may have more")
  func headers() {
    let code = code([("A.h", "@interface A : UIViewController\n@end")])
    #expect(code.members(of: "A")?.takes(outlet: "box") == nil)
  }

  @Test("a class of Swift may have one of Objective-C above it")
  func bothLanguages() {
    let code = code([
      ("Base.h", "@interface Base : UITableViewController\n- (IBAction)close:(id)sender;\n@end"),
      ("Base.m", "@implementation Base\n@end"),
      ("List.swift", "class List: Base { @IBOutlet var box: UIView! }"),
    ])
    #expect(code.members(of: "List")?.answers("close:") == true)
    #expect(code.members(of: "List")?.answers("open:") == false)
  }

  @Test(
    "a file that ends in the middle of something ends there",
    arguments: [
      "@", "@interface", "@interface A", "@interface A :", "@interface A (", "@interface A : B {",
      "@interface A : B { int", "@implementation", "@implementation A\n-",
      "@implementation A\n- (void",
      "@implementation A\n- (void)f:", "@implementation A\n- (void)f:(", "@property", "@property (",
      "@protocol", "@protocol A", "@synthesize", "@\"", "'", "'\\", "#", "}", "@end",
      "[segue.identifier isEqualToString:@", "] instantiateViewControllerWithIdentifier:@\"a\"",
    ])
  func ends(text: String) {
    let after = ("B.m", "@interface After : UIView { int box; }\n@end\n@implementation After\n@end")
    let code = code([("A.m", text), after])
    #expect(code.members(of: "After")?.properties == ["box"])
    #expect(code.members(of: "After")?.system == "UIView")
  }

  private func code(_ files: [(path: String, text: String)]) -> AppCode {
    var reader = CodeReader()
    for file in files { reader.read(Array(file.text.utf8), path: file.path) }
    return reader.code
  }
}
