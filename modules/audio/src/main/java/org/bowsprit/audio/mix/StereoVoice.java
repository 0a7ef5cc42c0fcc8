package org.bowsprit.audio.mix;

/**
 * Converts a stream of stereo frames to another rate, and limits its frequencies to the band of
 * both rates. If both rates are the same, the stream stays unchanged.
 */
final class StereoVoice {

  private static final long UNIT = 1L << 32;

  private final FrameSource source;
  private final long step;
  private final SincTable table;
  private final DelayLine left = new DelayLine();
  private final DelayLine right = new DelayLine();
  private final short[] block;
  private int blockFrames;
  private int blockPosition;
  private boolean hasSourceEnded;
  private long fraction = UNIT;

  /**
   * Creates a voice for {@code source}.
   *
   * @param sourceRate the number of frames per second of the source
   * @param rate the number of frames per second of the mix
   * @param readAhead the number of frames that may be read before they are due, at least 1
   */
  StereoVoice(FrameSource source, int sourceRate, int rate, int readAhead) {
    this.source = source;
    this.step = ((long) sourceRate << 32) / rate;
    this.table = SincTable.between(sourceRate, rate);
    this.block = new short[2 * readAhead];
  }

  /**
   * Returns whether the complete stream has been played, including the samples in the interpolation
   * buffers.
   */
  boolean hasEnded() {
    return hasSourceEnded && left.isSilent() && right.isSilent();
  }

  /** Adds the next {@code count} frames to a mix, multiplied by {@code gain} / 256. */
  void addTo(int[] leftMix, int[] rightMix, int count, int gain) {
    if (step == UNIT) {
      addUnchanged(leftMix, rightMix, count, gain);
      return;
    }
    for (int i = 0; i < count; i++) {
      for (; fraction >= UNIT; fraction -= UNIT) {
        boolean hasFrame = advance();
        left.push(hasFrame ? block[2 * blockPosition] : 0);
        right.push(hasFrame ? block[2 * blockPosition + 1] : 0);
        blockPosition++;
      }
      leftMix[i] += (left.interpolate(table, fraction) * gain) >> 8;
      rightMix[i] += (right.interpolate(table, fraction) * gain) >> 8;
      fraction += step;
    }
  }

  private void addUnchanged(int[] leftMix, int[] rightMix, int count, int gain) {
    for (int i = 0; i < count && advance(); i++) {
      leftMix[i] += (block[2 * blockPosition] * gain) >> 8;
      rightMix[i] += (block[2 * blockPosition + 1] * gain) >> 8;
      blockPosition++;
    }
  }

  /** Makes the next frame available. Returns false at the end of the source. */
  private boolean advance() {
    if (blockPosition >= blockFrames) {
      blockFrames = hasSourceEnded ? 0 : source.read(block, 0, block.length / 2);
      hasSourceEnded = blockFrames == 0;
      blockPosition = 0;
    }
    return !hasSourceEnded;
  }
}
