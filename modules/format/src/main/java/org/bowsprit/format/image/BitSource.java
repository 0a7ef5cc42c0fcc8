package org.bowsprit.format.image;

import org.bowsprit.bytes.Bytes;

/**
 * Reads bits, least significant first; beyond the end all bits are 0 (spec 02 §2.2).
 *
 * <p>The position also advances beyond the end, so that a caller can detect a truncated stream.
 */
final class BitSource {

  private final Bytes data;
  private final int end;
  private int nextByte;
  private int buffer;
  private int bufferedBits;

  BitSource(Bytes data, int start) {
    this.data = data;
    this.end = data.length();
    this.nextByte = start;
  }

  /** Returns the next bit, 0 or 1. */
  int readBit() {
    if (bufferedBits == 0) {
      fill();
    }
    int bit = buffer & 1;
    buffer >>>= 1;
    bufferedBits--;
    return bit;
  }

  /** Returns the next {@code count} bits, 1–8, as a number. */
  int readBits(int count) {
    if (bufferedBits < count) {
      fill();
    }
    int value = buffer & ((1 << count) - 1);
    buffer >>>= count;
    bufferedBits -= count;
    return value;
  }

  /** Returns the index after the last byte from which bits were read; it may lie beyond the end. */
  int position() {
    return nextByte - bufferedBits / Byte.SIZE;
  }

  private void fill() {
    int value = nextByte < end ? data.u8(nextByte) : 0;
    nextByte++;
    buffer |= value << bufferedBits;
    bufferedBits += Byte.SIZE;
  }
}
