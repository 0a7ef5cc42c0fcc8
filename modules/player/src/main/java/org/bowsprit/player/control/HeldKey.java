package org.bowsprit.player.control;

import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * A key that does something while it is held. Keyboards only report that a key went down,
 * repeatedly while it is held. The key counts as released when there was no report for a while.
 */
final class HeldKey {

  /** Jiffies to wait for the first repetition, for which keyboards take longest. */
  private static final int FIRST_PATIENCE = 36;

  private static final int PATIENCE = 9;

  private final Actions.Handler held;
  private final int afterwards;
  private int code;
  private int jiffiesLeft;

  /**
   * Creates a key that is up.
   *
   * @param held called when the key goes down and when it comes up
   * @param afterwards jiffies for which the key counts as held at least after each stroke
   */
  HeldKey(Actions.Handler held, int afterwards) {
    this.held = held;
    this.afterwards = afterwards;
  }

  /** Called when the key is reported. */
  void stroke(Input.Key key) {
    code = key.code();
    stroke();
  }

  /**
   * Handles a repetition of the letter alone, which keyboards report after Alt was released first.
   *
   * @return whether it is one
   */
  boolean repeats(Input.Key key) {
    boolean isSame =
        jiffiesLeft > 0 && !key.alt() && KeyStroke.small(key).code() + KeyCodes.ALT_LETTER == code;
    if (isSame) {
      stroke();
    }
    return isSame;
  }

  private void stroke() {
    if (jiffiesLeft == 0) {
      jiffiesLeft = Math.max(FIRST_PATIENCE, afterwards);
      held.change(true);
    } else {
      jiffiesLeft = Math.max(jiffiesLeft, Math.max(PATIENCE, afterwards));
    }
  }

  /** Advances by one jiffy (1/60 second). */
  void jiffy() {
    if (jiffiesLeft > 0 && --jiffiesLeft == 0) {
      held.change(false);
    }
  }
}
