package org.bowsprit.engine.world;

/** The mouse cursor, and whether the player's input reaches the scripts (spec 07 §10). */
public final class Cursor {

  private int cursorCounter;
  private int inputCounter;
  private int shape;

  Cursor() {}

  /**
   * The saved state.
   *
   * @param visible a counter; the cursor is shown while it is above 0
   * @param userput a counter; input reaches the scripts while it is above 0
   * @param shape 0 for a cross-hair, 1 for an hourglass, 2 for an arrow, 3 for a hand
   */
  public record State(int visible, int userput, int shape) {}

  State snapshot() {
    return new State(cursorCounter, inputCounter, shape);
  }

  void restore(State saved) {
    cursorCounter = saved.visible();
    inputCounter = saved.userput();
    shape = saved.shape();
  }

  /**
   * Sets the counter that decides whether the cursor is visible.
   *
   * @param counter the new value; the cursor is visible while it is above 0
   */
  public void setCursorCounter(int counter) {
    cursorCounter = counter;
  }

  /**
   * Sets the counter that decides whether the player's input reaches the scripts.
   *
   * @param counter the new value; input reaches the scripts while it is above 0
   */
  public void setInputCounter(int counter) {
    inputCounter = counter;
  }

  /** Returns whether the cursor is shown and verbs are highlighted. */
  public boolean isVisible() {
    return cursorCounter > 0;
  }

  /** Returns whether input reaches the scripts. */
  public boolean isInputEnabled() {
    return inputCounter > 0;
  }

  /** Returns the shape: 0 for a cross-hair, 1 for an hourglass, 2 for an arrow, 3 for a hand. */
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
