package org.bowsprit.render.terminal;

import java.util.Arrays;

/** A buffer of bytes for the terminal. It grows as needed and is used again for every frame. */
final class AnsiBuffer {

  private byte[] bytes = new byte[1 << 16];
  private int count;

  AnsiBuffer text(String ascii) {
    ensure(ascii.length());
    for (int i = 0; i < ascii.length(); i++) {
      bytes[count++] = (byte) ascii.charAt(i);
    }
    return this;
  }

  AnsiBuffer number(int value) {
    if (value >= 10) {
      number(value / 10);
    }
    ensure(1);
    bytes[count++] = (byte) ('0' + value % 10);
    return this;
  }

  /** Appends one character in UTF-8. */
  AnsiBuffer glyph(int codePoint) {
    ensure(4);
    if (codePoint < 0x80) {
      bytes[count++] = (byte) codePoint;
    } else if (codePoint < 0x800) {
      bytes[count++] = (byte) (0xC0 | codePoint >> 6);
      trail(codePoint);
    } else if (codePoint < 0x10000) {
      bytes[count++] = (byte) (0xE0 | codePoint >> 12);
      trail(codePoint >> 6);
      trail(codePoint);
    } else {
      bytes[count++] = (byte) (0xF0 | codePoint >> 18);
      trail(codePoint >> 12);
      trail(codePoint >> 6);
      trail(codePoint);
    }
    return this;
  }

  byte[] bytes() {
    return bytes;
  }

  int count() {
    return count;
  }

  void clear() {
    count = 0;
  }

  private void trail(int bits) {
    bytes[count++] = (byte) (0x80 | (bits & 0x3F));
  }

  private void ensure(int more) {
    if (count + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, bytes.length * 2);
    }
  }
}
