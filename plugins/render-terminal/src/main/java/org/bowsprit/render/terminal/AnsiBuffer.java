package org.bowsprit.render.terminal;

import java.util.Arrays;

/** A buffer of bytes for the terminal. It grows as needed and is used again for every frame. */
final class AnsiBuffer {

  private byte[] bytes = new byte[1 << 16];
  private int count;

  AnsiBuffer append(String ascii) {
    ensureCapacity(ascii.length());
    for (int i = 0; i < ascii.length(); i++) {
      bytes[count++] = (byte) ascii.charAt(i);
    }
    return this;
  }

  AnsiBuffer appendNumber(int value) {
    if (value >= 10) {
      appendNumber(value / 10);
    }
    ensureCapacity(1);
    bytes[count++] = (byte) ('0' + value % 10);
    return this;
  }

  /** Appends one character in UTF-8. */
  AnsiBuffer appendGlyph(int codePoint) {
    ensureCapacity(4);
    if (codePoint < 0x80) {
      bytes[count++] = (byte) codePoint;
    } else if (codePoint < 0x800) {
      bytes[count++] = (byte) (0xC0 | codePoint >> 6);
      appendContinuation(codePoint);
    } else if (codePoint < 0x10000) {
      bytes[count++] = (byte) (0xE0 | codePoint >> 12);
      appendContinuation(codePoint >> 6);
      appendContinuation(codePoint);
    } else {
      bytes[count++] = (byte) (0xF0 | codePoint >> 18);
      appendContinuation(codePoint >> 12);
      appendContinuation(codePoint >> 6);
      appendContinuation(codePoint);
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

  private void appendContinuation(int bits) {
    bytes[count++] = (byte) (0x80 | (bits & 0x3F));
  }

  private void ensureCapacity(int additional) {
    if (count + additional > bytes.length) {
      bytes = Arrays.copyOf(bytes, bytes.length * 2);
    }
  }
}
