package org.bowsprit.player.control;

import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * A key that has an effect while it is held. Keyboards only report that a key went down, and repeat
 * the report while the key is held. The key counts as released if no report has arrived for a
 * certain time.
 */
final class HeldKey {

  /**
   * The number of jiffies to wait for the first repetition, which arrives later than the others do.
   */
  private static final int FIRST_TIMEOUT_JIFFIES = 36;

  /** The number of jiffies to wait for each further repetition. */
  private static final int TIMEOUT_JIFFIES = 9;

  private final Actions.Handler handler;
  private final int minimumJiffies;
  private int code;
  private int jiffiesLeft;

  /**
   * Creates a key that is not pressed.
   *
   * @param handler the handler that is called when the key goes down and when it comes up
   * @param minimumJiffies the minimum number of jiffies for which the key counts as held after each
   *     report
   */
  HeldKey(Actions.Handler handler, int minimumJiffies) {
    this.handler = handler;
    this.minimumJiffies = minimumJiffies;
  }

  /** Handles a report that the key went down or is still held. */
  void press(Input.Key key) {
    code = key.code();
    press();
  }

  /**
   * Handles a repetition of the letter without Alt. If this key is a letter that is held with Alt,
   * and Alt is released first, the keyboard repeats only the letter.
   *
   * @return true if the given key is such a repetition
   */
  boolean handleRepetition(Input.Key key) {
    boolean isRepetition =
        jiffiesLeft > 0
            && !key.alt()
            && KeyStroke.lowerCase(key).code() + KeyCodes.ALT_LETTER == code;
    if (isRepetition) {
      press();
    }
    return isRepetition;
  }

  private void press() {
    if (jiffiesLeft == 0) {
      jiffiesLeft = Math.max(FIRST_TIMEOUT_JIFFIES, minimumJiffies);
      handler.change(true);
    } else {
      jiffiesLeft = Math.max(jiffiesLeft, Math.max(TIMEOUT_JIFFIES, minimumJiffies));
    }
  }

  /** Advances by one jiffy (1/60 second). */
  void jiffy() {
    if (jiffiesLeft > 0 && --jiffiesLeft == 0) {
      handler.change(false);
    }
  }
}
