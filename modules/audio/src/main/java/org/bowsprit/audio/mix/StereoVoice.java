package org.bowsprit.audio.mix;

/**
 * Plays a stream of stereo frames at another rate, by linear interpolation in 16.16 steps; at its
 * own rate as it is.
 */
final class StereoVoice {

  private static final int ONE = 1 << 16;

  private final FrameSource source;
  private final int step;
  private final short[] block;
  private int blockFrames;
  private int at;
  private boolean ended;
  private int leftBefore;
  private int rightBefore;
  private int leftAfter;
  private int rightAfter;
  private int fraction = ONE;

  /**
   * Plays {@code source}.
   *
   * @param sourceRate its frames a second
   * @param rate frames a second of the mix
   * @param readAhead how many frames may be read before they are due, at least 1
   */
  StereoVoice(FrameSource source, int sourceRate, int rate, int readAhead) {
    this.source = source;
    this.step = (int) (((long) sourceRate << 16) / rate);
    this.block = new short[2 * readAhead];
  }

  /** Returns whether nothing more will be heard. */
  boolean ended() {
    return ended;
  }

  /** Adds the next {@code count} frames, each times {@code gain} of 256, to a mix. */
  void addTo(int[] left, int[] right, int count, int gain) {
    for (int i = 0; i < count; i++) {
      for (; fraction >= ONE; fraction -= ONE) {
        next();
      }
      left[i] += (between(leftBefore, leftAfter) * gain) >> 8;
      right[i] += (between(rightBefore, rightAfter) * gain) >> 8;
      fraction += step;
    }
  }

  private int between(int before, int after) {
    return before + (int) (((long) (after - before) * fraction) >> 16);
  }

  private void next() {
    leftBefore = leftAfter;
    rightBefore = rightAfter;
    if (at >= blockFrames) {
      blockFrames = ended ? 0 : source.read(block, 0, block.length / 2);
      ended = blockFrames == 0;
      at = 0;
    }
    leftAfter = ended ? 0 : block[2 * at];
    rightAfter = ended ? 0 : block[2 * at + 1];
    at++;
  }
}
