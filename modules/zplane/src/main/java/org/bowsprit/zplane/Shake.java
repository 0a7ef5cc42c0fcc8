package org.bowsprit.zplane;

/**
 * The shaking of the whole picture (spec 02 §9).
 *
 * <p>Time is given in jiffies; every eight ticks of a timer of 291.3 Hz the next displacement is
 * taken.
 */
public final class Shake {

  private static final int[] ROWS = {0, 1, 2, 1, 0, 2, 3, 1};

  /** A step takes 8/291.3 s, a jiffy 1/60 s: so a jiffy is 971/1600 of a step. */
  private static final int JIFFY = 971;

  private static final int STEP = 1600;

  private boolean on;
  private int index;
  private int elapsed;

  /** Creates a picture that stands still. */
  public Shake() {}

  /** Switches the shaking; it begins with the first displacement. */
  public void set(boolean shaking) {
    on = shaking;
    index = 0;
    elapsed = 0;
  }

  /** Returns whether the picture shakes. */
  public boolean isOn() {
    return on;
  }

  /** Lets time pass. */
  public void advance(int jiffies) {
    if (on) {
      elapsed += jiffies * JIFFY;
      index = (index + elapsed / STEP) % ROWS.length;
      elapsed %= STEP;
    }
  }

  /** Returns by how many rows the picture is moved up, 0–3. */
  public int rowsUp() {
    return on ? ROWS[index] : 0;
  }

  /**
   * The state of a shake, for a saved game.
   *
   * @param on whether the picture shakes
   * @param index which displacement it has
   * @param elapsed how much of the step is over
   */
  public record State(boolean on, int index, int elapsed) {

    /** Rejects displacements there are not. */
    public State {
      if (index < 0 || index >= ROWS.length || elapsed < 0 || elapsed >= STEP) {
        throw new IllegalArgumentException("a shake has no step " + index);
      }
    }
  }

  /** Takes the shake down. */
  public State snapshot() {
    return new State(on, index, elapsed);
  }

  /** Puts a saved shake in the place of this one. */
  public void restore(State state) {
    on = state.on();
    index = state.index();
    elapsed = state.elapsed();
  }
}
