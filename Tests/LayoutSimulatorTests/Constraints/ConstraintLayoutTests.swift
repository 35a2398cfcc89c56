import LayoutModel
import LayoutSimulator
import Testing

@Suite struct ConstraintLayoutTests {
  private let window = Size(320, 480)

  private func scene(_ views: [ViewConfiguration], safeArea: EdgeInsets = .zero) -> Scene {
    Scene(window: window, safeArea: safeArea).changed { $0.views += views }
  }

  private func number(_ attribute: LayoutAttribute, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(attribute, to: .none, constant: constant)
  }

  /// All four edges on another view's.
  private func edges(of view: Int) -> [LayoutConstraint] {
    [LayoutAttribute.left, .top, .right, .bottom].map { .init($0, to: .view(view, $0)) }
  }

  // MARK: Frames

  @Test func `two edges and a size make a frame`() {
    let child = ViewConfiguration.view(
      constraints: [
        .init(.left, to: .view(0, .left), constant: 10),
        .init(.top, to: .view(0, .top), constant: 20), number(.width, 100), number(.height, 50),
      ])
    #expect(scene([child]).layout().views[1].frame == Rect(10, 20, 100, 50))
    #expect(scene([child]).gaps.isEmpty)
  }

  @Test func `right and bottom with a size determine left and top`() {
    let child = ViewConfiguration.view(
      constraints: [
        .init(.right, to: .view(0, .right), constant: -10),
        .init(.bottom, to: .view(0, .bottom), constant: -20), number(.width, 100),
        number(.height, 50),
      ])
    #expect(scene([child]).layout().views[1].frame == Rect(210, 410, 100, 50))
  }

  @Test func `opposite edges determine a size`() {
    #expect(
      scene([.view(constraints: edges(of: 0))]).layout().views[1].frame == Rect(0, 0, 320, 480))
  }

  @Test func `centers and multipliers work`() {
    let child = ViewConfiguration.view(
      constraints: [
        .init(.centerX, to: .view(0, .centerX)),
        .init(.centerY, to: .view(0, .centerY), constant: 7),
        .init(.width, to: .view(0, .width), multiplier: 0.5),
        .init(.height, to: .view(0, .width), multiplier: 0.25, constant: 10),
      ])
    #expect(scene([child]).layout().views[1].frame == Rect(80, 202, 160, 90))
  }

  @Test func `a view may hang on a sibling, in either order`() {
    let anchor = ViewConfiguration.view(
      "anchor",
      constraints: [
        .init(.left, to: .view(0, .left), constant: 30), .init(.top, to: .view(0, .top)),
        number(.width, 40), number(.height, 10),
      ])
    let hanging = { (other: Int) in
      ViewConfiguration.view(
        "hanging",
        constraints: [
          .init(.left, to: .view(other, .right), constant: 5),
          .init(.top, to: .view(other, .bottom), constant: 6), self.number(.width, 20),
          .init(.height, to: .view(other, .height), multiplier: 2),
        ])
    }
    #expect(scene([anchor, hanging(1)]).layout().views[2].frame == Rect(75, 16, 20, 20))
    #expect(scene([hanging(2), anchor]).layout().views[1].frame == Rect(75, 16, 20, 20))
  }

  @Test func `the safe area guide is the bounds inset by the safe area`() {
    let guide = [LayoutAttribute.left, .top, .right, .bottom].map {
      LayoutConstraint($0, to: .safeArea(0, $0))
    }
    let safeArea = EdgeInsets(44, 10, 34, 12)
    #expect(
      scene([.view(constraints: guide)], safeArea: safeArea).layout().views[1].frame
        == Rect(10, 44, 298, 402))
    let inner = ViewConfiguration.view(
      constraints: [
        .init(.centerX, to: .safeArea(0, .centerX)), .init(.centerY, to: .safeArea(0, .centerY)),
        .init(.width, to: .safeArea(0, .width), multiplier: 0.5),
        .init(.height, to: .safeArea(0, .height), multiplier: 0.5),
      ])
    #expect(
      scene([inner], safeArea: safeArea).layout().views[1].frame == Rect(84.5, 144.5, 149, 201))
  }

  @Test func `the safe area of another view than the controller's counts by overlap`() {
    let outer = ViewConfiguration.view("outer", Rect(0, 20, 320, 400))
    let inner = ViewConfiguration.view(
      "inner", in: 1,
      constraints: [
        .init(.top, to: .safeArea(1, .top)), .init(.left, to: .safeArea(1, .left)),
        number(.width, 10), number(.height, 10),
      ])
    let layout = scene([outer, inner], safeArea: EdgeInsets(44, 8, 0, 0)).layout()
    #expect(layout.views[2].frame == Rect(8, 24, 10, 10))
  }

  @Test func `before iOS 11 the guide's edges are those of the layout guides`() throws {
    let pinned = ViewConfiguration.view(
      "pinned",
      constraints: [
        .init(.left, to: .view(0, .left)), number(.width, 240),
        .init(.top, to: .safeArea(0, .top)), number(.height, 128),
      ])
    let scene = try Scene("iPhone 6s", os: 9).views(pinned)
    #expect(scene.navigationBar().layout().views[1].frame == Rect(0, 64, 240, 128))
    #expect(scene.layout().views[1].frame == Rect(0, 20, 240, 128))
  }

  @Test func `a stated frame counts on the axis without constraints`() {
    let child = ViewConfiguration.view(
      "child", Rect(3, 4, 50, 60),
      constraints: [
        .init(.left, to: .view(0, .left), constant: 10), .init(.right, to: .view(0, .right)),
      ])
    #expect(scene([child]).layout().views[1].frame == Rect(10, 4, 310, 60))
    #expect(scene([child]).gaps.isEmpty)
  }

  @Test func `constraints are solved at the first layout and not before`() {
    let child = ViewConfiguration.view(constraints: edges(of: 0))
    #expect(scene([child]).phase(.viewDidLoad).layout().views[1].frame == .zero)
    #expect(
      scene([child]).phase(.viewDidLoad).actions(.layoutIfNeeded).layout().views[1].frame
        == Rect(0, 0, 320, 480))
  }

  @Test func `Mac Catalyst puts origins on whole points, each view for itself`() {
    let child = ViewConfiguration.view(
      "child", in: 1,
      constraints: [
        .init(.left, to: .view(1, .left), constant: 10),
        .init(.top, to: .view(1, .top), constant: 10), number(.width, 25), number(.height, 25),
      ])
    let layout = scene([.view("parent", Rect(199.5, 20, 80, 80)), child]).macCatalyst()
      .phase(.viewDidLoad).actions(.layoutIfNeeded).layout()
    #expect(layout.views[1].frame.minX == 199.5)
    #expect(layout.views[2].frame == Rect(10, 10, 25, 25))
  }

  // MARK: Content sizes

  private func scrollScene(
    _ child: [LayoutConstraint], content: Size? = nil, inset: EdgeInsets = .zero
  ) -> Scene {
    scene([
      .scrollView("scroll", in: 0, Rect(0, 0, 100, 200), content: content) {
        $0.contentInset = inset
        $0.contentInsetAdjustmentBehavior = .never
      },
      .view("child", in: 1, constraints: child),
    ])
  }

  @Test func `a chain from edge to edge with a size gives the content size`() {
    let child = edges(of: 1) + [number(.width, 100), number(.height, 500)]
    #expect(scrollScene(child).layout().contentSize() == Size(100, 500))
    #expect(scrollScene(child).layout().views[2].frame == Rect(0, 0, 100, 500))
  }

  @Test func `the distances count and the insets do not`() {
    let child: [LayoutConstraint] = [
      .init(.left, to: .view(1, .left), constant: 10),
      .init(.top, to: .view(1, .top), constant: 20),
      .init(.right, to: .view(1, .right), constant: -30),
      .init(.bottom, to: .view(1, .bottom), constant: -40), number(.width, 100),
      number(.height, 500),
    ]
    let layout = scrollScene(child, inset: EdgeInsets(7, 7, 7, 7)).layout()
    #expect(layout.contentSize() == Size(140, 560))
    #expect(layout.views[2].frame == Rect(10, 20, 100, 500))
  }

  @Test func `width, height and centers of a scroll view are those of its frame`() {
    let child =
      edges(of: 1) + [
        LayoutConstraint(.width, to: .view(1, .width)),
        LayoutConstraint(.height, to: .view(1, .height), multiplier: 2),
      ]
    #expect(scrollScene(child).layout().contentSize() == Size(100, 400))
    let centered: [LayoutConstraint] = [
      .init(.centerX, to: .view(1, .centerX)), .init(.centerY, to: .view(1, .centerY)),
      number(.width, 20), number(.height, 20),
    ]
    #expect(scrollScene(centered).layout().views[2].frame == Rect(40, 90, 20, 20))
  }

  @Test func `an axis without a chain keeps the size that was set`() {
    let child: [LayoutConstraint] = [
      .init(.left, to: .view(1, .left)), .init(.top, to: .view(1, .top)),
      .init(.right, to: .view(1, .right)), number(.width, 150), number(.height, 500),
    ]
    let scene = scrollScene(child)
    #expect(scene.layout().contentSize() == Size(150, 0))
    #expect(
      scene.gaps == [
        "the content height of 'scroll' is ambiguous: no subview is tied to 'scroll' bottom"
      ])
    for property: MetricProperty in [
      .contentSize(.y), .maximumContentOffset(.y), .isScrollable(.y),
    ] {
      guard case .notModelled = scene.layout().answer(for: Metric(.view(1), property)) else {
        Issue.record("\(property) is ambiguous and has a value")
        continue
      }
    }
    guard case .value = scene.layout().answer(for: Metric(.view(1), .contentSize(.x))) else {
      Issue.record("the width is determined and has no value")
      return
    }
    #expect(scrollScene(child, content: Size(1, 777)).gaps.isEmpty)
    #expect(scrollScene(child, content: Size(1, 777)).layout().contentSize() == Size(150, 777))
    let high: [LayoutConstraint] = [
      .init(.left, to: .view(1, .left)), .init(.top, to: .view(1, .top)),
      .init(.bottom, to: .view(1, .bottom)), number(.width, 150), number(.height, 500),
    ]
    #expect(scrollScene(high, content: Size(7, 1)).layout().contentSize() == Size(7, 500))
  }

  @Test func `it does not matter on which of the two views a constraint stands`() {
    let child: [LayoutConstraint] = [
      .init(.left, to: .view(1, .left), constant: 10), .init(.top, to: .view(1, .top)),
      number(.width, 150), number(.height, 500),
    ]
    let scene = scrollScene(child).changed {
      $0.views[1].constraints = [
        .init(.right, to: .view(2, .right), constant: 20), .init(.bottom, to: .view(2, .bottom)),
      ]
    }
    #expect(scene.layout().contentSize() == Size(180, 500))
    #expect(scene.gaps.isEmpty)
  }

  @Test func `a scroll view held to the safe area of a view in it means its content too`() {
    let child: [LayoutConstraint] = [
      .init(.left, to: .view(1, .left)), .init(.top, to: .view(1, .top)),
      number(.width, 150), number(.height, 500),
    ]
    let scene = scrollScene(child).changed {
      $0.views[1].constraints = [
        .init(.right, to: .safeArea(2, .right), constant: 20),
        .init(.bottom, to: .safeArea(2, .bottom)),
      ]
    }
    #expect(scene.layout().contentSize() == Size(170, 500))
    #expect(scene.layout().views[1].frame == Rect(0, 0, 100, 200))
    #expect(scene.gaps.isEmpty)
    let width: [LayoutConstraint] = [
      .init(.left, to: .view(1, .left)), .init(.right, to: .view(1, .right)), number(.width, 150),
    ]
    let short = scrollScene(width + [number(.height, 500)]).changed {
      $0.views[1].constraints = [.init(.top, to: .safeArea(2, .top))]
    }
    #expect(
      short.gaps == [
        "the content height of 'scroll' is ambiguous: no subview is tied to 'scroll' bottom"
      ])
  }

  @Test func `a content tied by the scroll view's own constraint alone is ambiguous too`() {
    let scene = scrollScene(
      [.init(.left, to: .view(1, .left)), .init(.right, to: .view(1, .right)), number(.width, 150)]
        + [number(.height, 500)]
    ).changed { $0.views[1].constraints = [.init(.top, to: .view(2, .top))] }
    #expect(
      scene.gaps == [
        "the content height of 'scroll' is ambiguous: no subview is tied to 'scroll' bottom"
      ])
  }

  @Test func `constraints that determine the content overwrite a set size`() {
    let child = edges(of: 1) + [number(.width, 100), number(.height, 500)]
    #expect(scrollScene(child, content: Size(1, 1)).layout().contentSize() == Size(100, 500))
  }

  @Test func `equal edges alone determine nothing, and the gap names the axis`() {
    let scene = scrollScene(edges(of: 1))
    #expect(scene.layout().contentSize() == .zero)
    #expect(
      scene.gaps == [
        "the constraints of 'child' leave its x or width open",
        "the constraints of 'child' leave its y or height open",
        "the content width of 'scroll' is ambiguous: the chain from 'scroll' left to right needs a"
          + " width",
        "the content height of 'scroll' is ambiguous: the chain from 'scroll' top to bottom needs a"
          + " height",
      ])
    guard case .notModelled = scene.layout().answer(for: Metric(.view(2), .frame(.width))) else {
      Issue.record("an open width has a value")
      return
    }
  }

  @Test func `a missing width is named and the other axis stands`() {
    let child: [LayoutConstraint] = [
      .init(.left, to: .view(0, .left)), .init(.top, to: .view(0, .top)), number(.height, 20),
    ]
    let scene = scene([.view(constraints: child)])
    #expect(scene.gaps == ["the constraints of 'child' leave its x or width open"])
    #expect(scene.layout().views[1].frame.size.height == 20)
  }

  @Test func `a missing place is named, also of a view at the end of its scroll view`() {
    let child: [LayoutConstraint] = [
      .init(.left, to: .view(0, .left)), number(.width, 20), number(.height, 20),
    ]
    #expect(
      scene([.view(constraints: child)]).gaps
        == ["the constraints of 'child' leave its y or height open"])
    // Held to the content's end alone it has no place: nothing says where that is.
    let scroll = ViewConfiguration.scrollView("scroll", in: 0, Rect(0, 0, 100, 200))
    let end: [LayoutConstraint] = [
      .init(.bottom, to: .view(1, .bottom)), number(.height, 20),
    ]
    #expect(
      scene([scroll, .view("end", in: 1, Rect(3, 4, 5, 6), constraints: end)]).gaps
        == [
          "the constraints of 'end' leave its y or height open",
          "the content height of 'scroll' is ambiguous: no subview is tied to 'scroll' top",
        ])
  }

  @Test func `contradicting constraints are named and the first one holds`() {
    let child: [LayoutConstraint] = [
      .init(.left, to: .view(0, .left)), .init(.top, to: .view(0, .top)), number(.width, 100),
      number(.height, 20), .init(.right, to: .view(0, .right)),
    ]
    let scene = scene([.view(constraints: child)])
    #expect(
      scene.gaps == [
        "the constraint 'child.right = view.right' contradicts 'child.left = view.left',"
          + " 'child.width = 100'"
      ])
    #expect(scene.layout().views[1].frame == Rect(0, 0, 100, 20))
  }

  /// A scroll view at (10, 30) with a view in it that is held to the controller's view on an axis.
  private func floating(
    x: LayoutConstraint, y: LayoutConstraint, _ change: (Scene) -> Scene = { $0 }
  ) -> Scene {
    change(
      scene([
        .scrollView("scroll", in: 0, Rect(10, 30, 100, 200), content: Size(1000, 1000)) {
          $0.contentInsetAdjustmentBehavior = .never
        },
        .view("floating", in: 1, constraints: [x, y, number(.width, 20), number(.height, 20)]),
      ]))
  }

  @Test func `a view pinned to one outside floats over the content`() {
    let scene = floating(
      x: .init(.left, to: .view(0, .left), constant: 15), y: .init(.top, to: .view(1, .top)))
    #expect(scene.layout().views[2].frame == Rect(5, 0, 20, 20))
    for actions: [Action] in [
      [.setContentOffset(view: 1, to: Point(40, 60)), .layoutIfNeeded],
      [.setContentOffset(view: 1, to: Point(40, 60)), .wait(0)],
      [.drag(view: 1, by: Point(-40, -60))],
    ] {
      let scrolled = scene.changed { $0.actions = actions }.layout()
      #expect(scrolled.views[2].frame == Rect(45, 0, 20, 20))
      #expect(scrolled.pointInWindow(.zero, from: 2) == Point(15, -30))
      #expect(scrolled.contentSize() == Size(1000, 1000))
    }
    // Before the layout pass the frame is the old one.
    let asked = scene.actions(.setContentOffset(view: 1, to: Point(40, 60))).layout()
    #expect(asked.views[2].frame == Rect(5, 0, 20, 20))
  }

  @Test(arguments: [LayoutAttribute.centerX, .centerY])
  func `the center of a scroll view and its safe area stay on the screen too`(
    attribute: LayoutAttribute
  ) {
    let fixed: [LayoutAttribute: LayoutConstraint] = [
      .centerX: .init(.left, to: .view(1, .left)), .centerY: .init(.top, to: .view(1, .top)),
    ]
    for target in [LayoutConstraint.Target.view(1, attribute), .safeArea(1, attribute)] {
      let held = LayoutConstraint(attribute, to: target)
      let scene =
        attribute == .centerX
        ? floating(x: held, y: fixed[.centerY] ?? held)
        : floating(x: fixed[.centerX] ?? held, y: held)
      let layout = scene.actions(.drag(view: 1, by: Point(-40, -60))).layout()
      #expect(layout.views[2].frame.minX == (attribute == .centerX ? 80 : 0))
      #expect(layout.views[2].frame.minY == (attribute == .centerY ? 150 : 0))
    }
  }

  @Test func `a view that is held to nothing but a center floats`() {
    func layout(_ axis: LayoutAttribute, _ extent: LayoutAttribute) -> Layout {
      let held = LayoutConstraint(axis, to: .view(1, axis))
      return scene([
        .scrollView("scroll", in: 0, Rect(10, 30, 100, 200), content: Size(1000, 1000)) {
          $0.contentInsetAdjustmentBehavior = .never
        },
        .view("floating", in: 1, Rect(3, 5, 20, 20), constraints: [held, number(extent, 20)]),
      ]).actions(.drag(view: 1, by: Point(-40, -60))).layout()
    }
    #expect(layout(.centerX, .width).views[2].frame == Rect(80, 5, 20, 20))
    #expect(layout(.centerY, .height).views[2].frame == Rect(3, 150, 20, 20))
  }

  @Test func `many views before a scroll view change nothing of its content`() {
    let first = ViewConfiguration.view(
      "first",
      constraints: [
        .init(.left, to: .view(0, .left), constant: 10), number(.width, 30),
        .init(.top, to: .view(0, .top), constant: 20), number(.height, 40),
      ])
    let plain = (2...5).map { ViewConfiguration.view("view\($0)", Rect(0, 0, 1, 1)) }
    let scroll = ViewConfiguration.scrollView("scroll", in: 0, Rect(0, 0, 100, 200))
    let child = ViewConfiguration.view(
      "child", in: 6, constraints: edges(of: 6) + [number(.width, 100), number(.height, 500)])
    let layout = scene([first] + plain + [scroll, child]).layout()
    #expect(layout.views[1].frame == Rect(10, 20, 30, 40))
    #expect(layout.contentSize(6) == Size(100, 500))
  }

  @Test(arguments: [10, 12])
  func `a floating view stays where it is when the bars move the content`(os: Int) throws {
    let held = LayoutConstraint(.top, to: .view(0, .top), constant: 100)
    let layout = try Scene(os == 10 ? "iPhone 7" : "iPhone 8", os: os).navigationBar().views(
      .scrollView("scroll", in: 0, Rect(0, 0, 375, 667), content: Size(375, 2000)),
      .view(
        "floating", in: 1,
        constraints: [
          .init(.left, to: .view(1, .left)), held, number(.width, 20), number(.height, 20),
        ])
    ).layout()
    #expect(layout.offset() == Point(0, -64))
    #expect(layout.pointInWindow(.zero, from: 2) == Point(0, 100))
  }

  @Test func `a stated offset is laid out with the views that float over it`() {
    let scene = floating(
      x: .init(.left, to: .view(0, .left), constant: 15), y: .init(.top, to: .view(1, .top))
    ) { $0.changed { $0.views[1].scroll?.contentOffset = Point(7, 0) } }
    #expect(scene.layout().views[2].frame == Rect(12, 0, 20, 20))
  }

  @Test func `a view outside may hang on the content`() {
    let views: [ViewConfiguration] = [
      .scrollView("scroll", in: 0, Rect(10, 30, 100, 200), content: Size(1000, 1000)) {
        $0.contentInsetAdjustmentBehavior = .never
      },
      .view("inside", in: 1, Rect(50, 70, 20, 20)),
      .view(
        "outside",
        constraints: [
          .init(.left, to: .view(2, .right)), .init(.top, to: .view(2, .bottom)),
          number(.width, 5), number(.height, 5),
        ]),
    ]
    #expect(scene(views).layout().views[3].frame == Rect(80, 120, 5, 5))
    let dragged = scene(views).actions(.drag(view: 1, by: Point(-40, -60))).layout()
    #expect(dragged.views[3].frame == Rect(40, 60, 5, 5))
  }

  @Test func `edges of a scroll view mean its frame for a view beside it`() {
    let views: [ViewConfiguration] = [
      .scrollView("scroll", in: 0, Rect(10, 30, 100, 200), content: Size(1000, 1000)) {
        $0.contentInsetAdjustmentBehavior = .never
      },
      .view(
        "beside",
        constraints: [
          .init(.left, to: .view(1, .right), constant: 5), .init(.top, to: .view(1, .top)),
          number(.width, 20), .init(.bottom, to: .view(1, .bottom)),
        ]),
    ]
    let layout = scene(views).actions(.drag(view: 1, by: Point(-40, -60))).layout()
    #expect(layout.views[2].frame == Rect(115, 30, 20, 200))
    #expect(layout.contentSize() == Size(1000, 1000))
  }

  @Test(arguments: [
    (LayoutConstraint.Target.view(2, .left), LayoutConstraint.Target.view(2, .top)),
    (.safeArea(2, .left), .safeArea(2, .top)),
  ])
  func `a scroll view's own constraint to a view in it speaks of its content`(
    left: LayoutConstraint.Target, top: LayoutConstraint.Target
  ) {
    let scroll = ViewConfiguration.scrollView(
      "scroll", in: 0, content: Size(1000, 1000),
      constraints: [
        .init(.left, to: .view(0, .left), constant: 10),
        .init(.top, to: .view(0, .top), constant: 30), number(.width, 100), number(.height, 200),
        .init(.left, to: left, constant: -5), .init(.top, to: top, constant: -7),
      ]
    ) { $0.contentInsetAdjustmentBehavior = .never }
    let child = ViewConfiguration.view(
      "child", in: 1, constraints: [number(.width, 20), number(.height, 20)])
    let scene = scene([scroll, child])
    #expect(scene.layout().views[2].frame == Rect(5, 7, 20, 20))
    let scrolled = scene.actions(
      .setContentOffset(view: 1, to: Point(40, 60)),
      .setConstraint(view: 2, attribute: .width, constant: 21), .layoutIfNeeded
    ).layout()
    #expect(scrolled.views[2].frame == Rect(5, 7, 21, 20))
    #expect(scrolled.views[1].frame == Rect(10, 30, 100, 200))
  }

  @Test func `a scroll view placed by constraints is clamped when its bounds change`() {
    let scroll = ViewConfiguration.scrollView(
      "scroll", in: 0, content: Size(200, 1000),
      constraints: edges(of: 0)
    ) {
      $0.contentInset = EdgeInsets(100, 100, 100, 0)
      $0.contentInsetAdjustmentBehavior = .never
    }
    let layout = scene([scroll]).layout()
    // At the inset the frame was zero and the range reached from -100 up: nothing moved then.
    #expect(layout.views[1].frame == Rect(0, 0, 320, 480))
    #expect(layout.offset() == Point(-100, 0))
  }

  // MARK: Changes

  @Test func `a changed constant counts from the next layout pass on`() {
    let child = edges(of: 1) + [number(.width, 100), number(.height, 500)]
    let changed = scrollScene(child)
      .actions(.setConstraint(view: 2, attribute: .height, constant: 1200))
    #expect(changed.layout().contentSize() == Size(100, 500))
    #expect(changed.actions(.updateConstraints).layout().contentSize() == Size(100, 500))
    #expect(changed.actions(.layoutIfNeeded).layout().contentSize() == Size(100, 1200))
    #expect(changed.actions(.wait(0)).layout().contentSize() == Size(100, 1200))
  }
}
