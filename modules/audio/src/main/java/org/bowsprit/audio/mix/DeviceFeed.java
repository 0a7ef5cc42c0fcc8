package org.bowsprit.audio.mix;

import org.bowsprit.audio.AudioDevice;

/**
 * Feeds a mix to a device so that the device neither runs out of frames nor overflows, although its
 * clock differs from the clock of the game.
 *
 * <p>The sound of a game frame arrives in one burst. The frames that are still queued when a burst
 * begins are the reserve. The feed keeps the reserve near its target by playing up to half a
 * percent faster or slower. If the reserve has run out, the feed counts the gap and fills the
 * reserve again. A device without a clock, which never has queued frames, receives every frame
 * unchanged.
 */
final class DeviceFeed {

  /** The target length of the reserve is a second divided by this number. */
  private static final int RESERVES_PER_SECOND = 40;

  private static final long NORMAL_STEP = 1L << 32;

  /** The maximum change of the speed, which is half a percent. */
  private static final long MAX_SPEED_CHANGE = NORMAL_STEP / 200;

  private static final int SILENCE_FRAMES = 64;

  private final AudioDevice device;
  private final int reserveFrames;
  private final short[] stretchedBlock;
  private final short[] silentBlock = new short[2 * SILENCE_FRAMES];

  private final int[] lastSamples = new int[8];
  private long fraction;
  private long step = NORMAL_STEP;
  private boolean hasClock;
  private boolean isBurstStart = true;
  private long gapCount;
  private long droppedFrames;

  /** Creates a feed for {@code device} with blocks of at most {@code maxFrames} frames. */
  DeviceFeed(AudioDevice device, int maxFrames) {
    this.device = device;
    this.reserveFrames = device.sampleRate() / RESERVES_PER_SECOND;
    this.stretchedBlock = new short[2 * (maxFrames + maxFrames / 100 + 4)];
  }

  /** Returns the number of times that the device had nothing to play. */
  long gapCount() {
    return gapCount;
  }

  /** Returns the number of frames for which the device had no room. */
  long droppedFrames() {
    return droppedFrames;
  }

  /** Ends the burst of a game frame. The next block begins another burst. */
  void endBurst() {
    isBurstStart = true;
  }

  /** Passes a block to the device. Left and right samples alternate in the block. */
  void play(short[] block, int frames) {
    if (isBurstStart) {
      isBurstStart = false;
      adjustSpeed(device.queuedFrames());
    }
    if (hasClock) {
      int stretchedFrames = stretch(block, frames);
      droppedFrames += stretchedFrames - device.write(stretchedBlock, 0, stretchedFrames);
    } else {
      droppedFrames += frames - device.write(block, 0, frames);
      if (device.queuedFrames() > 0) {
        hasClock = true;
        fillReserve();
      }
    }
  }

  private void adjustSpeed(int queuedFrames) {
    if (!hasClock) {
      return;
    }
    if (queuedFrames == 0) {
      gapCount++;
      fillReserve();
      return;
    }
    long change = (queuedFrames - reserveFrames) * MAX_SPEED_CHANGE / reserveFrames;
    step = NORMAL_STEP + Math.max(-MAX_SPEED_CHANGE, Math.min(MAX_SPEED_CHANGE, change));
  }

  private void fillReserve() {
    for (int missingFrames = reserveFrames; missingFrames > 0; missingFrames -= SILENCE_FRAMES) {
      device.write(silentBlock, 0, Math.min(missingFrames, SILENCE_FRAMES));
    }
    step = NORMAL_STEP;
  }

  /** Reads the block a little faster or slower. Returns the resulting number of frames. */
  private int stretch(short[] block, int frames) {
    int outputFrames = 0;
    for (int i = 0; i < frames; i++) {
      push(block[2 * i], block[2 * i + 1]);
      for (; fraction < NORMAL_STEP; fraction += step) {
        stretchedBlock[2 * outputFrames] = interpolate(0);
        stretchedBlock[2 * outputFrames + 1] = interpolate(1);
        outputFrames++;
      }
      fraction -= NORMAL_STEP;
    }
    return outputFrames;
  }

  private void push(short left, short right) {
    System.arraycopy(lastSamples, 2, lastSamples, 0, 6);
    lastSamples[6] = left;
    lastSamples[7] = right;
  }

  /**
   * Returns a value between the middle two of the last four samples of a side, by cubic
   * interpolation.
   */
  private short interpolate(int side) {
    int first = lastSamples[side];
    int second = lastSamples[side + 2];
    int third = lastSamples[side + 4];
    int fourth = lastSamples[side + 6];
    if (fraction == 0) {
      return (short) second;
    }
    float t = fraction / (float) NORMAL_STEP;
    float slope = 0.5f * (third - first);
    float square = first - 2.5f * second + 2 * third - 0.5f * fourth;
    float cube = 0.5f * (fourth - first) + 1.5f * (second - third);
    int value = Math.round(second + t * (slope + t * (square + t * cube)));
    return (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, value));
  }
}
