extension DeviceTable {
  /// Other spellings of the table's names: those of Xcode's simulators and those people write.
  public static let aliases: [String: String] = Dictionary(
    spellings.flatMap { name, aliases in aliases.map { ($0, name) } },
    uniquingKeysWith: { first, _ in first })

  /// Each name of the table with its other spellings; no spelling stands twice.
  static let spellings: [(name: String, aliases: [String])] = [
    ("iPhone 4s", ["iPhone 4S"]),
    ("iPhone 5c", ["iPhone 5C"]),
    ("iPhone 5s", ["iPhone 5S"]),
    (
      "iPhone SE (1st generation)",
      ["iPhone SE", "iPhone SE 1", "iPhone SE (1st gen)", "iPhone SE (2016)"]
    ),
    ("iPhone 6 Plus", ["iPhone 6+"]),
    ("iPhone 6s", ["iPhone 6S"]),
    ("iPhone 6s Plus", ["iPhone 6S Plus", "iPhone 6s+"]),
    ("iPhone 7 Plus", ["iPhone 7+"]),
    ("iPhone 8 Plus", ["iPhone 8+"]),
    (
      "iPhone SE (2nd generation)",
      ["iPhone SE 2", "iPhone SE2", "iPhone SE (2nd gen)", "iPhone SE (2020)"]
    ),
    (
      "iPhone SE (3rd generation)",
      ["iPhone SE 3", "iPhone SE3", "iPhone SE (3rd gen)", "iPhone SE (2022)"]
    ),
    ("iPhone XS", ["iPhone Xs"]),
    ("iPhone XS Max", ["iPhone Xs Max"]),
    ("iPhone XR", ["iPhone Xr", "iPhone Xʀ"]),
    ("iPhone 12 mini", ["iPhone 12 Mini"]),
    ("iPhone 13 mini", ["iPhone 13 Mini"]),
    ("iPad 2", ["iPad (2nd generation)"]),
    ("iPad (3rd generation)", ["iPad 3"]),
    ("iPad (4th generation)", ["iPad 4"]),
    ("iPad (5th generation)", ["iPad 5"]),
    ("iPad (6th generation)", ["iPad 6"]),
    ("iPad (7th generation)", ["iPad 7"]),
    (
      "iPad (8th/9th generation)",
      ["iPad (8th generation)", "iPad (9th generation)", "iPad 8", "iPad 9"]
    ),
    (
      "iPad (10th generation / A16)",
      ["iPad (10th generation)", "iPad (A16)", "iPad (11th generation)", "iPad 10", "iPad 11"]
    ),
    ("iPad mini (1st generation)", ["iPad mini"]),
    (
      "iPad mini 2/3",
      ["iPad mini 2", "iPad mini 3", "iPad mini (2nd generation)", "iPad mini (3rd generation)"]
    ),
    ("iPad mini 4", ["iPad mini (4th generation)"]),
    ("iPad mini (5th generation)", ["iPad mini 5"]),
    (
      "iPad mini (6th generation / A17 Pro)",
      ["iPad mini (6th generation)", "iPad mini (A17 Pro)", "iPad mini 6", "iPad mini 7"]
    ),
    ("iPad Air (1st generation)", ["iPad Air"]),
    ("iPad Air 2", ["iPad Air (2nd generation)"]),
    ("iPad Air (3rd generation)", ["iPad Air 3"]),
    (
      "iPad Air (4th/5th generation)",
      ["iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 4", "iPad Air 5"]
    ),
    ("iPad Air 11-inch (M2/M3)", ["iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)"]),
    ("iPad Air 13-inch (M2/M3)", ["iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)"]),
    ("iPad Pro 9.7-inch", ["iPad Pro (9.7-inch)"]),
    ("iPad Pro 10.5-inch", ["iPad Pro (10.5-inch)"]),
    (
      "iPad Pro 11-inch (1st-4th generation)",
      [
        "iPad Pro (11-inch)", "iPad Pro 11-inch",
        "iPad Pro (11-inch) (1st generation)", "iPad Pro 11-inch (1st generation)",
        "iPad Pro (11-inch) (2nd generation)", "iPad Pro 11-inch (2nd generation)",
        "iPad Pro (11-inch) (3rd generation)", "iPad Pro 11-inch (3rd generation)",
        "iPad Pro (11-inch) (4th generation)", "iPad Pro 11-inch (4th generation)",
      ]
    ),
    ("iPad Pro 11-inch (M4/M5)", ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"]),
    (
      "iPad Pro 12.9-inch (1st generation)",
      ["iPad Pro (12.9-inch)", "iPad Pro 12.9-inch", "iPad Pro (12.9-inch) (1st generation)"]
    ),
    ("iPad Pro 12.9-inch (2nd generation)", ["iPad Pro (12.9-inch) (2nd generation)"]),
    (
      "iPad Pro 12.9-inch (3rd-6th generation)",
      [
        "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro 12.9-inch (3rd generation)",
        "iPad Pro (12.9-inch) (4th generation)", "iPad Pro 12.9-inch (4th generation)",
        "iPad Pro (12.9-inch) (5th generation)", "iPad Pro 12.9-inch (5th generation)",
        "iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9-inch (6th generation)",
      ]
    ),
    ("iPad Pro 13-inch (M4/M5)", ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"]),
  ]
}
