/// A document that states every key of the table, hardly one with the value of its default.
enum EveryKeyDocument {
  static let text = #"""
    {
      "name": "every/key",
      "source": {
        "kind": "article", "ref": "page 1", "evidence": "printed", "by": "Kim",
        "device": "iPhone15,2", "osBuild": "22A3354", "appCommit": "1f3c", "tool": "Xcode 16.0"
      },
      "what": "Every key.",
      "note": "Made up.",
      "raw": "contentSize = {375, 800}",
      "tags": ["b", "a"],
      "recordedAt": "2016-09-01T08:30:00Z",
      "tolerance": 0.5,
      "configuration": {
        "platform": {
          "os": "11.2",
          "device": {
            "size": [375, 667], "scale": 3, "safeAreaInsets": [20, 1, 2, 3], "statusBarHeight": 20
          },
          "orientation": "landscapeLeft",
          "systemName": "iPadOS",
          "UIDesignRequiresCompatibility": true,
          "isMacCatalystApp": true
        },
        "statusBar": {"isHidden": true, "isInCall": true},
        "container": {
          "navigationBar": {
            "translucent": false, "isHidden": true, "largeTitle": true, "prompt": true,
            "searchController": "shown",
            "backgroundImage": ["compact", "default"]
          },
          "splitViewController": {"primaryColumnWidth": 320},
          "tabBar": {"translucent": false, "isHidden": true},
          "toolbar": {"translucent": false, "isHidden": true}
        },
        "controller": {
          "class": "UITableViewController",
          "edgesForExtendedLayout": ["top", "left"],
          "extendedLayoutIncludesOpaqueBars": true,
          "automaticallyAdjustsScrollViewInsets": false,
          "additionalSafeAreaInsets": [1, 2, 3, 4],
          "modalPresentationStyle": "pageSheet"
        },
        "view": {
          "id": "root",
          "class": "UIView",
          "subviews": [
            {
              "id": "table",
              "class": "UITableView",
              "frame": [0, 64, 375, 600],
              "bounds": [0, -20, 375, 600],
              "isHidden": true,
              "controller": {"class": "UITableViewController"},
              "contentInset": [64, 1, 49, 2],
              "contentInsetAdjustmentBehavior": "never",
              "scrollIndicatorInsets": [5, 6, 7, 8],
              "contentSize": [375, 800],
              "contentOffset": [0, 12.5],
              "bounces": false,
              "alwaysBounceVertical": false,
              "alwaysBounceHorizontal": true,
              "isPagingEnabled": true,
              "isScrollEnabled": false,
              "decelerationRate": "fast",
              "refreshControl": {"id": "control"},
              "refreshHeader": {"id": "header", "height": 65, "duration": 1.5},
              "loadMoreFooter": {"id": "footer", "height": 44},
              "style": "grouped",
              "rowHeight": 40,
              "estimatedRowHeight": 60,
              "sectionHeaderTopPadding": 5,
              "sectionHeaderHeight": 28,
              "sectionFooterHeight": 18,
              "sections": [
                {
                  "rows": 3, "rowHeight": 50, "headerHeight": 20, "footerHeight": 10,
                  "titleForHeaderInSection": "A", "titleForFooterInSection": "B"
                },
                {"heights": [40, {"height": 50, "count": 2}]}
              ],
              "tableHeaderView": {"height": 100},
              "tableFooterView": {"height": 30}
            },
            {
              "id": "box",
              "constraints": {
                "left": 8, "right": "table.right - 8", "top": "root.safeAreaLayoutGuide.top",
                "bottom": -8, "width": 100, "height": "table.height * 0.5 + 8", "centerX": 1,
                "centerY": "root.centerY"
              }
            },
            {"id": "all", "constraints": {"edges": "superview"}},
            {
              "id": "turned",
              "bounds": [1, 2, 30, 40],
              "center": [50, 60],
              "anchorPoint": [0, 1],
              "transform": [0, 1, -1, 0, 5, 6],
              "layoutMargins": [1, 2, 3, 4],
              "preservesSuperviewLayoutMargins": true,
              "insetsLayoutMarginsFromSafeArea": false
            },
            {
              "id": "collection",
              "class": "UICollectionView",
              "collectionViewLayout": {
                "class": "UICollectionViewFlowLayout", "scrollDirection": "horizontal",
                "itemSize": [60, 70], "minimumLineSpacing": 8, "minimumInteritemSpacing": 9,
                "sectionInset": [1, 2, 3, 4], "headerReferenceSize": [20, 21],
                "footerReferenceSize": [22, 23]
              },
              "sections": [
                {"items": 3, "headerReferenceSize": [10, 11], "footerReferenceSize": [12, 13]},
                {"itemSizes": [[10, 20], [30, 40]]}
              ]
            }
          ]
        },
        "phase": "viewDidLayoutSubviews",
        "actions": [
          {"setContentOffset": {"view": "table", "to": [0, 480]}},
          {"scrollTo": {"view": "table", "edge": "bottom"}},
          {"drag": {"view": "table", "by": [0, -100]}},
          {"release": {"view": "table", "velocity": [0, 1.5]}},
          {"wait": 2.5},
          {"settle": {}},
          {"layoutIfNeeded": {}},
          {"setConstraint": {"view": "box", "left": 1}},
          {"setConstraint": {"view": "box", "right": 1}},
          {"setConstraint": {"view": "box", "top": 1}},
          {"setConstraint": {"view": "box", "bottom": 1}},
          {"setConstraint": {"view": "box", "width": 1}},
          {"setConstraint": {"view": "box", "height": 1}},
          {"setConstraint": {"view": "box", "centerX": 2}},
          {"setConstraint": {"view": "box", "centerY": 2}},
          {"updateConstraints": {}},
          {"touch": {"view": "table", "by": [0, -50], "moves": 5, "interval": 0.01, "rest": 0.1}},
          {"setContentInset": {"view": "table", "to": [1, 2, 3, 4]}},
          {"setContentSize": {"view": "table", "to": [5, 6]}},
          {"setFrame": {"view": "box", "to": [1, 2, 3, 4]}},
          {"setBounds": {"view": "box", "origin": [1, 2]}},
          {"setBounds": {"view": "box", "to": [1, 2, 3, 4]}},
          {
            "scrollToItem": {
              "view": "collection", "indexPath": [0, 2], "at": "centeredHorizontally",
              "animated": true
            }
          },
          {"scrollToRow": {"view": "table", "indexPath": [1, 0], "at": "top", "animated": true}},
          {"scrollRectToVisible": {"view": "table", "rect": [1, 2, 3, 4], "animated": true}},
          {"beginRefreshing": {"view": "control"}},
          {"endRefreshing": {"view": "control"}},
          {"insertRows": {"view": "table", "section": 1, "count": 2}},
          {"deleteRows": {"view": "table", "section": 1, "count": 2}},
          {"reloadData": {"view": "collection"}},
          {"keyboard": {"view": "table", "height": 216}},
          {"rotate": {"to": "portraitUpsideDown"}}
        ]
      },
      "measurements": {
        "table.contentOffset.y": {
          "value": 47.33, "text": "47.330", "evidence": "stated", "by": "iPhone 6s"
        }
      },
      "unexplained": {"wrapper.frame.height": 1}
    }
    """#
}
