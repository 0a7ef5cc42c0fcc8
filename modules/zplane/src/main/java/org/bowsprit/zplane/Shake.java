package org.bowsprit.zplane;

/**
 * The shaking of the whole picture (spec 02 §9).
 *
 * <p>Time is measured in jiffies. A timer ticks at 291.3 Hz. After every eight ticks, the next
 * displacement applies.
 */
public final class Shake {

  private static final int[] ROW_OFFSETS = {0, 1, 2, 1, 0, 2, 3, 1};

  /**
   * The length of a jiffy, in 1/1600 of a step. A step takes 8/291.3 s and a jiffy takes 1/60 s, so
   * a jiffy is 971/1600 of a step.
   */
  private static final int JIFFY_UNITS = 971;

  private static final int STEP_UNITS = 1600;

  private boolean on;
  private int index;
  private int elapsed;

  /** Creates a shake that is switched off. */
  public Shake() {}

  /** Switches the shaking on or off. The shaking begins with the first displacement. */
  public void set(boolean shaking) {
    on = shaking;
    index = 0;
    elapsed = 0;
  }

  /** Returns whether the picture shakes. */
  public boolean isOn() {
    return on;
  }

  /** Advances the time. */
  public void advance(int jiffies) {
    if (on) {
      elapsed += jiffies * JIFFY_UNITS;
      index = (index + elapsed / STEP_UNITS) % ROW_OFFSETS.length;
      elapsed %= STEP_UNITS;
    }
  }

  /** Returns the number of rows by which the picture is moved up, 0–3. */
  public int rowsUp() {
    return on ? ROW_OFFSETS[index] : 0;
  }

  /**
   * The state of a shake, for a saved game.
   *
   * @param on true if the picture shakes
   * @param index the number of the current displacement
   * @param elapsed the elapsed part of the current step
   */
  public record State(boolean on, int index, int elapsed) {

    /** Checks the ranges. */
    public State {
      if (index < 0 || index >= ROW_OFFSETS.length || elapsed < 0 || elapsed >= STEP_UNITS) {
        throw new IllegalArgumentException(
            "invalid state of a shake: index " + index + ", elapsed time " + elapsed);
      }
    }
  }

  /** Returns the state of the shake. */
  public State snapshot() {
    return new State(on, index, elapsed);
  }

  /** Replaces the state with a saved state. */
  public void restore(State state) {
    on = state.on();
    index = state.index();
    elapsed = state.elapsed();
  }
}
