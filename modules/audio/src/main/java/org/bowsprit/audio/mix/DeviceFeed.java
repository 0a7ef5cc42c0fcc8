package org.bowsprit.audio.mix;

import org.bowsprit.audio.AudioDevice;

/**
 * Hands a mix to a device so that the device neither runs dry nor overflows, though its clock is
 * not the game's.
 *
 * <p>A frame's sound comes at once, then nothing until the next. What is queued when a frame's
 * sound begins is the reserve: the feed holds it near what was asked for by playing up to half a
 * percent faster or slower. Where the reserve has run out, the gap is counted and a new one is laid
 * in. A device without a clock of its own, which never has anything queued, gets every frame as it
 * is.
 */
final class DeviceFeed {

  /** The reserve, in parts of a second. */
  private static final int RESERVES_A_SECOND = 40;

  private static final long ONE = 1L << 32;

  /** Half a percent. */
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

  /** Feeds {@code device} with blocks of at most {@code longest} frames. */
  DeviceFeed(AudioDevice device, int longest) {
    this.device = device;
    this.reserve = device.sampleRate() / RESERVES_A_SECOND;
    this.stretched = new short[2 * (longest + longest / 100 + 4)];
  }

  /** How often the device had nothing to play. */
  long gaps() {
    return gaps;
  }

  /** How many frames the device had no room for. */
  long dropped() {
    return dropped;
  }

  /** A frame of the game is over: the next block begins another burst. */
  void endBurst() {
    burstBegins = true;
  }

  /** Hands over a block, left and right samples in turn. */
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

  /** Reads the block a little faster or slower; returns how many frames it comes to. */
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

  /** The cubic curve through the last four samples of a side, between the middle two. */
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
