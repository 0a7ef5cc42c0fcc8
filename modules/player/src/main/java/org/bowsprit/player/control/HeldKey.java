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
  private int jiffiesLeft;

  HeldKey(Actions.Handler held) {
    this.held = held;
  }

  /** Hears the key. */
  void stroke() {
    if (jiffiesLeft == 0) {
      jiffiesLeft = FIRST_PATIENCE;
      held.change(true);
    } else {
      jiffiesLeft = Math.max(jiffiesLeft, PATIENCE);
    }
  }

  /** Lets a sixtieth of a second pass. */
  void jiffy() {
    if (jiffiesLeft > 0 && --jiffiesLeft == 0) {
      held.change(false);
    }
  }
}
