package org.bowsprit.audio.mix;

/**
 * Limits a mix to 16-bit samples. Lowers the gain shortly before a sample would be too loud, and
 * raises it slowly afterwards. Blocks that are not too loud stay unchanged.
 *
 * <p>The limiter writes each block only when it receives the next block, so that it can lower the
 * gain in advance.
 */
final class Limiter {

  private static final int MAX_SAMPLE = Short.MAX_VALUE;
  private static final int UNITY_BITS = 16;
  private static final int UNITY = 1 << UNITY_BITS;

  /**
   * With each block, the gain reduction shrinks by 1 / 2^{@code RECOVERY_SHIFT}. Half of it is
   * undone within a tenth of a second.
   */
  private static final int RECOVERY_SHIFT = 5;

  private final int[] left;
  private final int[] right;
  private int delayedFrameCount;
  private int gain = UNITY;

  /** The largest gain that the delayed block allows. */
  private int delayedLimit = UNITY;

  /** Creates a limiter for blocks of at most {@code maxFrames} frames. */
  Limiter(int maxFrames) {
    left = new int[maxFrames];
    right = new int[maxFrames];
  }

  /**
   * Takes a block and writes the previous block, with its gain limited, to {@code out}.
   *
   * @param out the array that receives the previous block, as alternating left and right samples
   * @return the number of frames in the previous block; 0 in the first call
   */
  int limit(int[] newLeft, int[] newRight, int frameCount, short[] out) {
    int newLimit = maxGain(newLeft, newRight, frameCount);
    int recoveredGain = gain + ((UNITY - gain) >> RECOVERY_SHIFT) + 1;
    int newGain = Math.min(Math.min(delayedLimit, newLimit), Math.min(UNITY, recoveredGain));
    int outputFrameCount = delayedFrameCount;
    writeDelayed(newGain, out);
    gain = newGain;
    System.arraycopy(newLeft, 0, left, 0, frameCount);
    System.arraycopy(newRight, 0, right, 0, frameCount);
    delayedFrameCount = frameCount;
    delayedLimit = newLimit;
    return outputFrameCount;
  }

  /** Writes the delayed block. Its gain changes gradually to {@code newGain}. */
  private void writeDelayed(int newGain, short[] out) {
    long step =
        delayedFrameCount == 0 ? 0 : ((long) (newGain - gain) << UNITY_BITS) / delayedFrameCount;
    long current = (long) gain << UNITY_BITS;
    for (int i = 0; i < delayedFrameCount; i++) {
      current += step;
      long factor = current >> UNITY_BITS;
      out[2 * i] = (short) ((left[i] * factor) >> UNITY_BITS);
      out[2 * i + 1] = (short) ((right[i] * factor) >> UNITY_BITS);
    }
  }

  private static int maxGain(int[] left, int[] right, int frameCount) {
    int peak = MAX_SAMPLE;
    for (int i = 0; i < frameCount; i++) {
      peak = Math.max(peak, Math.max(Math.abs(left[i]), Math.abs(right[i])));
    }
    return (int) ((long) MAX_SAMPLE * UNITY / peak);
  }
}
