package org.bowsprit.engine.world;

/** The mouse cursor and whether the player's input reaches the scripts (spec 07 §10). */
public final class Cursor {

  private int visible;
  private int userput;
  private int shape;

  Cursor() {}

  /**
   * Sets both counters.
   *
   * @param cursorCounter visible while above 0
   * @param inputCounter input reaches scripts while above 0
   */
  public void set(int cursorCounter, int inputCounter) {
    visible = cursorCounter;
    userput = inputCounter;
  }

  /** Whether the cursor is shown and verbs are highlighted. */
  public boolean isVisible() {
    return visible > 0;
  }

  /** Whether input reaches the scripts. */
  public boolean takesInput() {
    return userput > 0;
  }

  /** The shape: 0 cross-hair, 1 hourglass, 2 arrow, 3 hand. */
  public int shape() {
    return shape;
  }

  /**
   * Selects a shape.
   *
   * @param number 0 to 3
   */
  public void setShape(int number) {
    shape = number;
  }
}
