package org.bowsprit.audio.mix;

/**
 * Limits a mix to 16-bit samples. Lowers the gain shortly before a sample would be too loud, and
 * raises it slowly afterwards. Blocks that are not too loud stay unchanged.
 *
 * <p>The limiter returns each block when it takes the next block, so that it can look ahead.
 */
final class Limiter {

  private static final int LOUDEST = Short.MAX_VALUE;
  private static final int UNITY_BITS = 16;
  private static final int UNITY = 1 << UNITY_BITS;

  /**
   * The shift that gives the fraction of the lost gain that returns with each block. Half of the
   * lost gain returns in a tenth of a second.
   */
  private static final int RECOVERY_SHIFT = 5;

  private final int[] left;
  private final int[] right;
  private int frames;
  private int gain = UNITY;

  /** The largest gain that the delayed block allows. */
  private int borne = UNITY;

  /** Creates a limiter for blocks of at most {@code longest} frames. */
  Limiter(int longest) {
    left = new int[longest];
    right = new int[longest];
  }

  /**
   * Takes a block and returns the previous block.
   *
   * @param out the array that receives the previous block, with left and right samples in turn
   * @return the number of frames in the previous block; 0 in the first call
   */
  int exchange(int[] newLeft, int[] newRight, int count, short[] out) {
    int bearable = bearable(newLeft, newRight, count);
    int recovered = gain + ((UNITY - gain) >> RECOVERY_SHIFT) + 1;
    int target = Math.min(Math.min(borne, bearable), Math.min(UNITY, recovered));
    int given = frames;
    give(target, out);
    gain = target;
    System.arraycopy(newLeft, 0, left, 0, count);
    System.arraycopy(newRight, 0, right, 0, count);
    frames = count;
    borne = bearable;
    return given;
  }

  /** Writes the delayed block, with its gain changing gradually to {@code target}. */
  private void give(int target, short[] out) {
    long step = frames == 0 ? 0 : ((long) (target - gain) << UNITY_BITS) / frames;
    long now = (long) gain << UNITY_BITS;
    for (int i = 0; i < frames; i++) {
      now += step;
      long factor = now >> UNITY_BITS;
      out[2 * i] = (short) ((left[i] * factor) >> UNITY_BITS);
      out[2 * i + 1] = (short) ((right[i] * factor) >> UNITY_BITS);
    }
  }

  private static int bearable(int[] left, int[] right, int count) {
    int peak = LOUDEST;
    for (int i = 0; i < count; i++) {
      peak = Math.max(peak, Math.max(Math.abs(left[i]), Math.abs(right[i])));
    }
    return (int) ((long) LOUDEST * UNITY / peak);
  }
}
