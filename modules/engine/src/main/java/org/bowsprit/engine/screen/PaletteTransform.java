package org.bowsprit.engine.screen;

/**
 * Colours on their way to other colours, in 8.8 fixed point (spec 02 §6, room op 15).
 *
 * <p>A room change does not stop it.
 */
public final class PaletteTransform {

  private static final int CHANNELS = 3;
  private static final int SIZE = 256 * CHANNELS;

  private final int[] target = new int[SIZE];
  private final int[] between = new int[SIZE];
  private int first;
  private int end;
  private int remaining;

  PaletteTransform() {}

  void begin(int[] current, int firstColour, int endColour, int frames, byte[][] targets) {
    first = Math.max(firstColour, 0);
    end = Math.min(endColour, 256);
    remaining = frames;
    for (int colour = first; colour < end; colour++) {
      for (int channel = 0; channel < CHANNELS; channel++) {
        int at = colour * CHANNELS + channel;
        byte[] row = targets[channel];
        target[at] = (colour < row.length ? row[colour] & 0xFF : 0) << 8;
        between[at] = current[at] << 8;
      }
    }
  }

  boolean step(int[] current) {
    if (remaining <= 0) {
      return false;
    }
    for (int at = first * CHANNELS; at < end * CHANNELS; at++) {
      between[at] += (target[at] - between[at]) / remaining;
      current[at] = between[at] >> 8 & 0xFF;
    }
    remaining--;
    return true;
  }

  /**
   * The steps still to make.
   *
   * @return 0 when at rest
   */
  public int remaining() {
    return remaining;
  }

  /**
   * The first colour moved.
   *
   * @return palette index
   */
  public int first() {
    return first;
  }

  /**
   * The colour after the last moved.
   *
   * @return palette index
   */
  public int end() {
    return end;
  }

  /**
   * The targets in 8.8 fixed point.
   *
   * @return live, three components a colour
   */
  public int[] target() {
    return target;
  }

  /**
   * The present values in 8.8 fixed point.
   *
   * @return live, three components a colour
   */
  public int[] between() {
    return between;
  }

  /**
   * Puts back a saved state; the tables are written through {@link #target()} and {@link
   * #between()}.
   *
   * @param firstColour first colour moved
   * @param endColour colour after the last
   * @param steps steps still to make
   */
  public void restore(int firstColour, int endColour, int steps) {
    first = firstColour;
    end = endColour;
    remaining = steps;
  }
}
