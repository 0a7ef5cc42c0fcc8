package org.bowsprit.format.image;

import java.io.ByteArrayOutputStream;

/** Writes bits, least significant first; the last byte is padded with zeros (spec 02 §2.4). */
final class BitSink {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private int buffer;
  private int buffered;

  /** Appends a whole byte. Must not be called after {@link #bits}. */
  void octet(int value) {
    bytes.write(value);
  }

  /** Appends the lowest {@code count} bits of {@code value}; {@code count} is 1–8. */
  void bits(int value, int count) {
    buffer |= (value & ((1 << count) - 1)) << buffered;
    buffered += count;
    while (buffered >= Byte.SIZE) {
      bytes.write(buffer);
      buffer >>>= Byte.SIZE;
      buffered -= Byte.SIZE;
    }
  }

  /** Returns all bytes written so far. */
  byte[] toByteArray() {
    if (buffered > 0) {
      bytes.write(buffer);
      buffer = 0;
      buffered = 0;
    }
    return bytes.toByteArray();
  }
}
