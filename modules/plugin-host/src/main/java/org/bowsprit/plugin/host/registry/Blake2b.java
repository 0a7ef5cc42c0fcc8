package org.bowsprit.plugin.host.registry;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The hash function BLAKE2b (RFC 7693), without a key. The JDK does not contain this function. The
 * checksum in a secret key of {@code minisign} is a BLAKE2b hash.
 */
final class Blake2b {

  private static final int BLOCK_BYTES = 128;
  private static final int ROUNDS = 12;

  private static final long[] IV = {
    0x6a09e667f3bcc908L, 0xbb67ae8584caa73bL, 0x3c6ef372fe94f82bL, 0xa54ff53a5f1d36f1L,
    0x510e527fade682d1L, 0x9b05688c2b3e6c1fL, 0x1f83d9abfb41bd6bL, 0x5be0cd19137e2179L
  };

  private static final int[][] SIGMA = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}
  };

  private Blake2b() {}

  /**
   * Returns the hash of a message.
   *
   * @param length the number of bytes of the hash, 1 to 64
   */
  static byte[] of(byte[] message, int length) {
    long[] state = IV.clone();
    state[0] ^= 0x01010000L ^ length;
    int blocks = Math.max(1, (message.length + BLOCK_BYTES - 1) / BLOCK_BYTES);
    for (int block = 0; block < blocks; block++) {
      byte[] padded = Arrays.copyOfRange(message, block * BLOCK_BYTES, (block + 1) * BLOCK_BYTES);
      boolean isLast = block == blocks - 1;
      compress(state, padded, isLast ? message.length : (block + 1L) * BLOCK_BYTES, isLast);
    }
    ByteBuffer hash = ByteBuffer.allocate(IV.length * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    hash.asLongBuffer().put(state);
    return Arrays.copyOf(hash.array(), length);
  }

  private static void compress(long[] state, byte[] block, long bytes, boolean isLast) {
    long[] words = new long[16];
    ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(words);
    long[] work = Arrays.copyOf(state, 16);
    System.arraycopy(IV, 0, work, 8, IV.length);
    work[12] ^= bytes;
    work[14] = isLast ? ~work[14] : work[14];
    for (int round = 0; round < ROUNDS; round++) {
      int[] order = SIGMA[round % SIGMA.length];
      for (int i = 0; i < 4; i++) {
        mix(work, i, i + 4, i + 8, i + 12, words[order[2 * i]], words[order[2 * i + 1]]);
      }
      for (int i = 0; i < 4; i++) {
        mix(
            work,
            i,
            (i + 1) % 4 + 4,
            (i + 2) % 4 + 8,
            (i + 3) % 4 + 12,
            words[order[2 * i + 8]],
            words[order[2 * i + 9]]);
      }
    }
    for (int i = 0; i < IV.length; i++) {
      state[i] ^= work[i] ^ work[i + 8];
    }
  }

  private static void mix(long[] work, int a, int b, int c, int d, long x, long y) {
    work[a] += work[b] + x;
    work[d] = Long.rotateRight(work[d] ^ work[a], 32);
    work[c] += work[d];
    work[b] = Long.rotateRight(work[b] ^ work[c], 24);
    work[a] += work[b] + y;
    work[d] = Long.rotateRight(work[d] ^ work[a], 16);
    work[c] += work[d];
    work[b] = Long.rotateRight(work[b] ^ work[c], 63);
  }
}
