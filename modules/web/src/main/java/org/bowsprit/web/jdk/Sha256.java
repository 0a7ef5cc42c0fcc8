package org.bowsprit.web.jdk;

/**
 * Computes SHA-256 (FIPS 180-4 §6.2).
 *
 * <p>A block is processed in three short methods. In one long method, JavaScript engines call
 * TeaVM's bounds check for each access to an array instead of inlining it.
 */
final class Sha256 implements BlockDigest {

  private static final int ROUNDS = 64;
  private static final int[] ROUND_CONSTANTS = new int[ROUNDS];
  private static final int[] INITIAL_STATE = new int[8];

  static {
    int prime = 1;
    for (int i = 0; i < ROUNDS; i++) {
      prime = nextPrime(prime);
      ROUND_CONSTANTS[i] = fraction(Math.cbrt(prime));
      if (i < INITIAL_STATE.length) {
        INITIAL_STATE[i] = fraction(Math.sqrt(prime));
      }
    }
  }

  private final int[] state = INITIAL_STATE.clone();
  private final int[] words = new int[ROUNDS];

  private static int nextPrime(int after) {
    int candidate = after + 1;
    for (int i = 2; i * i <= candidate; i++) {
      if (candidate % i == 0) {
        candidate++;
        i = 1;
      }
    }
    return candidate;
  }

  /** Returns the first 32 bits of a number after the binary point. */
  private static int fraction(double number) {
    return (int) (long) ((number - Math.floor(number)) * (1L << 32));
  }

  @Override
  public void block(byte[] bytes, int offset) {
    load(bytes, offset);
    expand();
    compress();
  }

  private void load(byte[] bytes, int offset) {
    for (int i = 0; i < 16; i++) {
      int from = offset + 4 * i;
      words[i] =
          bytes[from] << 24
              | (bytes[from + 1] & 0xFF) << 16
              | (bytes[from + 2] & 0xFF) << 8
              | (bytes[from + 3] & 0xFF);
    }
  }

  private void expand() {
    for (int i = 16; i < ROUNDS; i++) {
      int word15 = words[i - 15];
      int word2 = words[i - 2];
      words[i] =
          words[i - 16]
              + (Integer.rotateRight(word15, 7) ^ Integer.rotateRight(word15, 18) ^ (word15 >>> 3))
              + words[i - 7]
              + (Integer.rotateRight(word2, 17) ^ Integer.rotateRight(word2, 19) ^ (word2 >>> 10));
    }
  }

  private void compress() {
    int a = state[0];
    int b = state[1];
    int c = state[2];
    int d = state[3];
    int e = state[4];
    int f = state[5];
    int g = state[6];
    int h = state[7];
    for (int i = 0; i < ROUNDS; i++) {
      int temp1 =
          h
              + (Integer.rotateRight(e, 6)
                  ^ Integer.rotateRight(e, 11)
                  ^ Integer.rotateRight(e, 25))
              + ((e & f) ^ (~e & g))
              + ROUND_CONSTANTS[i]
              + words[i];
      int temp2 =
          (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
              + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + temp1;
      d = c;
      c = b;
      b = a;
      a = temp1 + temp2;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
  }

  @Override
  public void putLength(byte[] end, long bits) {
    for (int i = 1; i <= Long.BYTES; i++) {
      end[end.length - i] = (byte) (bits >>> (8 * (i - 1)));
    }
  }

  @Override
  public byte[] result() {
    byte[] digest = new byte[4 * state.length];
    for (int i = 0; i < digest.length; i++) {
      digest[i] = (byte) (state[i / 4] >>> (24 - 8 * (i % 4)));
    }
    System.arraycopy(INITIAL_STATE, 0, state, 0, state.length);
    return digest;
  }
}
