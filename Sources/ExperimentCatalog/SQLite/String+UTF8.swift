extension String {
  /// Makes a text of UTF-8, whose errors become U+FFFD.
  ///
  /// Texts as short as most are made faster so.
  init(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= 15 else {
      self = unsafe String(decoding: bytes, as: UTF8.self)
      return
    }
    self = unsafe String(unsafeUninitializedCapacity: bytes.count) { buffer in
      unsafe buffer.initialize(fromContentsOf: bytes)
    }
  }
}
