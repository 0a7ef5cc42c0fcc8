package org.bowsprit.web.jdk;

/** Computes MD5 (RFC 1321). */
final class Md5 implements BlockDigest {

  private static final int[] INITIAL_STATE = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476};
  private static final int[] SHIFTS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
  private static final int[] SINE_CONSTANTS = new int[BLOCK_BYTES];

  static {
    for (int i = 0; i < SINE_CONSTANTS.length; i++) {
      SINE_CONSTANTS[i] = (int) (long) (Math.abs(Math.sin(i + 1)) * (1L << 32));
    }
  }

  private final int[] state = INITIAL_STATE.clone();
  private final int[] words = new int[16];

  @Override
  public void block(byte[] bytes, int offset) {
    for (int i = 0; i < words.length; i++) {
      int from = offset + 4 * i;
      words[i] =
          (bytes[from] & 0xFF)
              | (bytes[from + 1] & 0xFF) << 8
              | (bytes[from + 2] & 0xFF) << 16
              | bytes[from + 3] << 24;
    }
    int a = state[0];
    int b = state[1];
    int c = state[2];
    int d = state[3];
    for (int i = 0; i < BLOCK_BYTES; i++) {
      int round = i / 16;
      int mixed =
          switch (round) {
            case 0 -> (b & c) | (~b & d);
            case 1 -> (d & b) | (~d & c);
            case 2 -> b ^ c ^ d;
            default -> c ^ (b | ~d);
          };
      int word =
          switch (round) {
            case 0 -> i;
            case 1 -> 5 * i + 1;
            case 2 -> 3 * i + 5;
            default -> 7 * i;
          };
      int rotated =
          Integer.rotateLeft(
              a + mixed + SINE_CONSTANTS[i] + words[word % 16], SHIFTS[4 * round + i % 4]);
      a = d;
      d = c;
      c = b;
      b += rotated;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
  }

  @Override
  public void putLength(byte[] end, long bits) {
    for (int i = 0; i < Long.BYTES; i++) {
      end[end.length - Long.BYTES + i] = (byte) (bits >>> (8 * i));
    }
  }

  @Override
  public byte[] result() {
    byte[] digest = new byte[4 * state.length];
    for (int i = 0; i < digest.length; i++) {
      digest[i] = (byte) (state[i / 4] >>> (8 * (i % 4)));
    }
    System.arraycopy(INITIAL_STATE, 0, state, 0, state.length);
    return digest;
  }
}
