package org.bowsprit.audio.mix;

import org.bowsprit.audio.AudioDevice;

/**
 * Feeds a mix to a device so that the device neither runs dry nor overflows, although its clock
 * differs from the game's.
 *
 * <p>The sound of a game frame arrives in one burst. The frames still queued when a burst begins
 * are the reserve. The feed keeps the reserve near its target by playing up to half a percent
 * faster or slower. If the reserve has run out, the feed counts the gap and fills the reserve
 * again. A device without a clock, which never has queued frames, receives every frame unchanged.
 */
final class DeviceFeed {

  /** The number of reserves of the target size in one second of sound. */
  private static final int RESERVES_A_SECOND = 40;

  private static final long ONE = 1L << 32;

  /** The largest change of speed: half a percent. */
  private static final long MOST_BEND = ONE / 200;

  private static final int SILENCE_FRAMES = 64;

  private final AudioDevice device;
  private final int reserve;
  private final short[] stretched;
  private final short[] silence = new short[2 * SILENCE_FRAMES];

  private final int[] history = new int[8];
  private long fraction;
  private long step = ONE;
  private boolean hasClock;
  private boolean burstBegins = true;
  private long gaps;
  private long dropped;

  /** Creates a feed for {@code device} with blocks of at most {@code longest} frames. */
  DeviceFeed(AudioDevice device, int longest) {
    this.device = device;
    this.reserve = device.sampleRate() / RESERVES_A_SECOND;
    this.stretched = new short[2 * (longest + longest / 100 + 4)];
  }

  /** Returns the number of times that the device had nothing to play. */
  long gaps() {
    return gaps;
  }

  /** Returns the number of frames for which the device had no room. */
  long dropped() {
    return dropped;
  }

  /** Ends the burst of a game frame. The next block begins another burst. */
  void endBurst() {
    burstBegins = true;
  }

  /** Passes a block to the device. Left and right samples alternate in the block. */
  void play(short[] block, int frames) {
    if (burstBegins) {
      burstBegins = false;
      look(device.queuedFrames());
    }
    if (hasClock) {
      int count = stretch(block, frames);
      dropped += count - device.write(stretched, 0, count);
    } else {
      dropped += frames - device.write(block, 0, frames);
      if (device.queuedFrames() > 0) {
        hasClock = true;
        layIn();
      }
    }
  }

  private void look(int queued) {
    if (!hasClock) {
      return;
    }
    if (queued == 0) {
      gaps++;
      layIn();
      return;
    }
    long bend = (queued - reserve) * MOST_BEND / reserve;
    step = ONE + Math.max(-MOST_BEND, Math.min(MOST_BEND, bend));
  }

  private void layIn() {
    for (int left = reserve; left > 0; left -= SILENCE_FRAMES) {
      device.write(silence, 0, Math.min(left, SILENCE_FRAMES));
    }
    step = ONE;
  }

  /** Reads the block a little faster or slower. Returns the resulting number of frames. */
  private int stretch(short[] block, int frames) {
    int made = 0;
    for (int i = 0; i < frames; i++) {
      push(block[2 * i], block[2 * i + 1]);
      for (; fraction < ONE; fraction += step) {
        stretched[2 * made] = between(0);
        stretched[2 * made + 1] = between(1);
        made++;
      }
      fraction -= ONE;
    }
    return made;
  }

  private void push(short left, short right) {
    System.arraycopy(history, 2, history, 0, 6);
    history[6] = left;
    history[7] = right;
  }

  /**
   * Returns the value between the middle two of the last four samples of a side, which a cubic
   * curve interpolates.
   */
  private short between(int side) {
    int before = history[side];
    int from = history[side + 2];
    int to = history[side + 4];
    int after = history[side + 6];
    if (fraction == 0) {
      return (short) from;
    }
    float t = fraction / (float) ONE;
    float slope = 0.5f * (to - before);
    float bend = before - 2.5f * from + 2 * to - 0.5f * after;
    float cube = 0.5f * (after - before) + 1.5f * (from - to);
    int value = Math.round(from + t * (slope + t * (bend + t * cube)));
    return (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, value));
  }
}
