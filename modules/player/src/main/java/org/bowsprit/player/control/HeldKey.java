package org.bowsprit.player.control;

import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * A key that has an effect while it is held. Keyboards only report that a key went down, and repeat
 * the report while the key is held. The key counts as released if there was no report for a while.
 */
final class HeldKey {

  /** The number of jiffies to wait for the first repetition, which takes longer than the others. */
  private static final int FIRST_PATIENCE = 36;

  private static final int PATIENCE = 9;

  private final Actions.Handler held;
  private final int afterwards;
  private int code;
  private int jiffiesLeft;

  /**
   * Creates a key that is not pressed.
   *
   * @param held the handler that is called when the key goes down and when it comes up
   * @param afterwards the minimum number of jiffies for which the key counts as held after each
   *     stroke
   */
  HeldKey(Actions.Handler held, int afterwards) {
    this.held = held;
    this.afterwards = afterwards;
  }

  /** Handles a report of the key. */
  void stroke(Input.Key key) {
    code = key.code();
    stroke();
  }

  /**
   * Handles a repetition of only the letter, which keyboards report if Alt is released first.
   *
   * @return true if the key is such a repetition
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
