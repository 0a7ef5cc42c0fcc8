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
  private int next;
  private int buffer;
  private int buffered;

  BitSource(Bytes data, int start) {
    this.data = data;
    this.end = data.length();
    this.next = start;
  }

  /** Returns the next bit, 0 or 1. */
  int bit() {
    if (buffered == 0) {
      fill();
    }
    int bit = buffer & 1;
    buffer >>>= 1;
    buffered--;
    return bit;
  }

  /** Returns the next {@code count} bits, 1–8, as a number. */
  int bits(int count) {
    if (buffered < count) {
      fill();
    }
    int value = buffer & ((1 << count) - 1);
    buffer >>>= count;
    buffered -= count;
    return value;
  }

  /** Returns the index after the last byte from which bits were read; it may lie beyond the end. */
  int position() {
    return next - buffered / Byte.SIZE;
  }

  private void fill() {
    int octet = next < end ? data.u8(next) : 0;
    next++;
    buffer |= octet << buffered;
    buffered += Byte.SIZE;
  }
}
