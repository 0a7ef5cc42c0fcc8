package org.bowsprit.engine.journal;

import java.nio.ByteBuffer;

/** Computes the 64-bit hash FNV-1a, one value at a time. It is the same on every machine. */
public final class Fnv1a {

  /** The hash of nothing. */
  public static final long EMPTY = 0xCBF29CE484222325L;

  private static final long PRIME = 0x100000001B3L;

  private Fnv1a() {}

  /** Returns {@code hash} extended by bytes, eight at a time. */
  static long withAll(long hash, byte[] bytes) {
    ByteBuffer words = ByteBuffer.wrap(bytes);
    long extended = with(hash, bytes.length);
    while (words.remaining() >= Long.BYTES) {
      extended = with(extended, words.getLong());
    }
    while (words.hasRemaining()) {
      extended = with(extended, words.get());
    }
    return extended;
  }

  /** Returns {@code hash} extended by a value. */
  public static long with(long hash, long value) {
    return (hash ^ value) * PRIME;
  }
}
