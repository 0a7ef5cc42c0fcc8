package org.bowsprit.format.image;

import java.io.ByteArrayOutputStream;

/** Writes bits, least significant first; the last byte is padded with zeros (spec 02 §2.4). */
final class BitSink {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private int buffer;
  private int buffered;

  /** Appends a whole byte; only before the first bit. */
  void octet(int value) {
    bytes.write(value);
  }

  /** Appends the lowest {@code count} bits of {@code value}, 1–8 of them. */
  void bits(int value, int count) {
    buffer |= (value & ((1 << count) - 1)) << buffered;
    buffered += count;
    while (buffered >= Byte.SIZE) {
      bytes.write(buffer);
      buffer >>>= Byte.SIZE;
      buffered -= Byte.SIZE;
    }
  }

  /** Returns all that was written. */
  byte[] toByteArray() {
    if (buffered > 0) {
      bytes.write(buffer);
      buffer = 0;
      buffered = 0;
    }
    return bytes.toByteArray();
  }
}
