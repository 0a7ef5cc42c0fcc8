package org.bowsprit.audio.mix;

/**
 * Limits a mix to 16-bit samples. Lowers the gain shortly before a sample would be too loud, and
 * raises it slowly afterwards. Blocks that are not too loud stay unchanged.
 *
 * <p>The limiter returns each block only when it receives the next block, so that it can lower the
 * gain in advance.
 */
final class Limiter {

  private static final int MAX_SAMPLE = Short.MAX_VALUE;
  private static final int UNITY_BITS = 16;
  private static final int UNITY = 1 << UNITY_BITS;

  /**
   * The right shift of the gain reduction that gives the part that is undone with each block. Half
   * of the reduction is undone in a tenth of a second.
   */
  private static final int RECOVERY_SHIFT = 5;

  private final int[] left;
  private final int[] right;
  private int frames;
  private int gain = UNITY;

  /** The largest gain that the delayed block allows. */
  private int delayedLimit = UNITY;

  /** Creates a limiter for blocks of at most {@code maxFrames} frames. */
  Limiter(int maxFrames) {
    left = new int[maxFrames];
    right = new int[maxFrames];
  }

  /**
   * Takes a block and returns the previous block.
   *
   * @param out the array that receives the previous block, with left and right samples in turn
   * @return the number of frames in the previous block; 0 in the first call
   */
  int exchange(int[] newLeft, int[] newRight, int count, short[] out) {
    int newLimit = maxGain(newLeft, newRight, count);
    int recoveredGain = gain + ((UNITY - gain) >> RECOVERY_SHIFT) + 1;
    int target = Math.min(Math.min(delayedLimit, newLimit), Math.min(UNITY, recoveredGain));
    int delayedFrames = frames;
    writeDelayed(target, out);
    gain = target;
    System.arraycopy(newLeft, 0, left, 0, count);
    System.arraycopy(newRight, 0, right, 0, count);
    frames = count;
    delayedLimit = newLimit;
    return delayedFrames;
  }

  /** Writes the delayed block, with its gain changing gradually to {@code target}. */
  private void writeDelayed(int target, short[] out) {
    long step = frames == 0 ? 0 : ((long) (target - gain) << UNITY_BITS) / frames;
    long current = (long) gain << UNITY_BITS;
    for (int i = 0; i < frames; i++) {
      current += step;
      long factor = current >> UNITY_BITS;
      out[2 * i] = (short) ((left[i] * factor) >> UNITY_BITS);
      out[2 * i + 1] = (short) ((right[i] * factor) >> UNITY_BITS);
    }
  }

  private static int maxGain(int[] left, int[] right, int count) {
    int peak = MAX_SAMPLE;
    for (int i = 0; i < count; i++) {
      peak = Math.max(peak, Math.max(Math.abs(left[i]), Math.abs(right[i])));
    }
    return (int) ((long) MAX_SAMPLE * UNITY / peak);
  }
}
