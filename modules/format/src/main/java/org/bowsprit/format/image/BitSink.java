package org.bowsprit.format.image;

import java.io.ByteArrayOutputStream;

/** Writes bits, least significant first; the last byte is padded with zeros (spec 02 §2.4). */
final class BitSink {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private int buffer;
  private int bufferedBits;

  /** Appends a whole byte. Must not be called after {@link #writeBits}. */
  void writeByte(int value) {
    bytes.write(value);
  }

  /** Appends the lowest {@code count} bits of {@code value}; {@code count} is 1–8. */
  void writeBits(int value, int count) {
    buffer |= (value & ((1 << count) - 1)) << bufferedBits;
    bufferedBits += count;
    while (bufferedBits >= Byte.SIZE) {
      bytes.write(buffer);
      buffer >>>= Byte.SIZE;
      bufferedBits -= Byte.SIZE;
    }
  }

  /** Returns all bytes written so far. */
  byte[] toByteArray() {
    if (bufferedBits > 0) {
      bytes.write(buffer);
      buffer = 0;
      bufferedBits = 0;
    }
    return bytes.toByteArray();
  }
}
