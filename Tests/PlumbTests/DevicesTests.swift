import Testing

@Suite struct DevicesTests {
  @Test func `a model has a row for each range of versions`() throws {
    let plumb = try BuiltBinary()
    #expect(
      try plumb.run("devices", "iPhone X", "--format", "csv")
        == .done(
          """
          name,idiom,minimumOS,maximumMajorOS,width,height,scale,statusBarHeight,portraitTop,\
          portraitLeft,portraitBottom,portraitRight,landscapeTop,landscapeLeft,landscapeBottom,\
          landscapeRight,confidence,source
          iPhone X,phone,11.0,16,375,812,3,44,44,0,34,0,0,44,21,44,certain,"QMUI, QMUIHelper.m \
          (safeAreaInsetsForDeviceWithNotch, statusBarHeightConstant)"

          """))
    let all = try plumb.run("devices", "iPhone 11", "--format", "csv").output
    let one = try plumb.run("devices", "iPhone 11", "--os", "15.0", "--format", "csv").output
    #expect(one.split(separator: "\n").count == 2)
    #expect(all.split(separator: "\n").count > 2)
  }

  @Test func `all models are listed in every format`() throws {
    let plumb = try BuiltBinary()
    let text = try plumb.run("devices")
    let csv = try plumb.run("devices", "--format", "csv")
    let json = try plumb.run("devices", "--format", "json")
    #expect(text.status == 0 && csv.status == 0 && json.status == 0)
    #expect(text.output.split(separator: "\n").count == csv.output.split(separator: "\n").count)
    #expect(json.output.hasPrefix("{\n  \"schema\": \"plumb.devices/1\",\n"))
  }

  @Test func `an unknown model is answered with the nearest`() throws {
    let run = try BuiltBinary().run("devices", "iPhon X")
    #expect(run.status == 66)
    #expect(
      run.errors.hasPrefix("plumb: error: unknown device 'iPhon X'; did you mean 'iPhone X' or "))
  }

  @Test func `a version that the model never ran, or that never was, is named`() throws {
    let plumb = try BuiltBinary()
    #expect(
      try plumb.run("devices", "iPhone X", "--os", "18.0")
        == .failed(66, "plumb: error: 'iPhone X' never ran iOS 18.0\n"))
    #expect(
      try plumb.run("devices", "--os", "19.0")
        == .failed(
          2,
          """
          plumb: error: --os takes a version of iOS, 7 to 18 or from 26, as in 11.0; not '19.0'

          """))
  }
}
