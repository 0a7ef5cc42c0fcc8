package org.bowsprit.player.control;

/**
 * A key that does something while it is held. Keys tell only that they went down, and again and
 * again while they are held: the key is up when it has been silent for a while.
 */
final class HeldKey {

  /** Keyboards wait up to so long before they repeat the first time. */
  private static final int FIRST_PATIENCE = 36;

  private static final int PATIENCE = 9;

  private final Actions.Handler held;
  private final int afterwards;
  private int jiffiesLeft;

  /**
   * Makes a key that is up.
   *
   * @param held hears that it went down, and up
   * @param afterwards jiffies for which it counts as held at least after each stroke
   */
  HeldKey(Actions.Handler held, int afterwards) {
    this.held = held;
    this.afterwards = afterwards;
  }

  /** Hears the key. */
  void stroke() {
    if (jiffiesLeft == 0) {
      jiffiesLeft = Math.max(FIRST_PATIENCE, afterwards);
      held.change(true);
    } else {
      jiffiesLeft = Math.max(jiffiesLeft, Math.max(PATIENCE, afterwards));
    }
  }

  /** Lets a sixtieth of a second pass. */
  void jiffy() {
    if (jiffiesLeft > 0 && --jiffiesLeft == 0) {
      held.change(false);
    }
  }
}
