package org.bowsprit.engine.screen;

import org.bowsprit.vm.Ints;

/**
 * A gradual change of colours to target colours, in 8.8 fixed point (spec 02 §6, room op 15).
 *
 * <p>The change continues when the room changes.
 */
public final class PaletteTransform {

  private static final int CHANNEL_COUNT = 3;
  private static final int SIZE = 256 * CHANNEL_COUNT;

  private final int[] target = new int[SIZE];
  private final int[] between = new int[SIZE];
  private int first;
  private int end;
  private int remainingSteps;

  PaletteTransform() {}

  /**
   * The saved state of a transform.
   *
   * @param first the first changing colour
   * @param end the colour after the last changing colour
   * @param remaining the number of remaining steps
   * @param target the targets in 8.8 fixed point, three components per colour
   * @param between the current values in 8.8 fixed point, three components per colour
   */
  public record State(int first, int end, int remaining, Ints target, Ints between) {

    /** Rejects colours that do not exist. */
    public State {
      if (first < 0 || end > SIZE / CHANNEL_COUNT) {
        throw new IllegalArgumentException("colours are 0 to 255, not " + first + "–" + end);
      }
      if (target.size() != SIZE || between.size() != SIZE) {
        throw new IllegalArgumentException("expected 256 colours with 3 components");
      }
    }
  }

  State snapshot() {
    return new State(first, end, remainingSteps, Ints.of(target), Ints.of(between));
  }

  void restore(State saved) {
    first = saved.first();
    end = saved.end();
    remainingSteps = saved.remaining();
    System.arraycopy(saved.target().toArray(), 0, target, 0, SIZE);
    System.arraycopy(saved.between().toArray(), 0, between, 0, SIZE);
  }

  void begin(int[] current, int firstColour, int endColour, int frames, byte[][] targets) {
    first = Math.max(firstColour, 0);
    end = Math.min(endColour, 256);
    remainingSteps = frames;
    for (int colour = first; colour < end; colour++) {
      for (int channel = 0; channel < CHANNEL_COUNT; channel++) {
        int index = colour * CHANNEL_COUNT + channel;
        byte[] row = targets[channel];
        target[index] = (colour < row.length ? row[colour] & 0xFF : 0) << 8;
        between[index] = current[index] << 8;
      }
    }
  }

  boolean step(int[] current) {
    if (remainingSteps <= 0) {
      return false;
    }
    for (int index = first * CHANNEL_COUNT; index < end * CHANNEL_COUNT; index++) {
      between[index] += (target[index] - between[index]) / remainingSteps;
      current[index] = between[index] >> 8 & 0xFF;
    }
    remainingSteps--;
    return true;
  }

  /** Returns the number of remaining steps; 0 if no colours change. */
  public int remaining() {
    return remainingSteps;
  }

  /** Returns the palette index of the first changing colour. */
  public int first() {
    return first;
  }

  /** Returns the palette index after the last changing colour. */
  public int end() {
    return end;
  }

  /**
   * Returns the target values themselves, not a copy. They are in 8.8 fixed point, three components
   * per colour.
   */
  public int[] target() {
    return target;
  }

  /**
   * Returns the current values themselves, not a copy. They are in 8.8 fixed point, three
   * components per colour.
   */
  public int[] between() {
    return between;
  }
}
