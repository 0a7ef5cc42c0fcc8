package org.bowsprit.player.control;

import java.util.Optional;

/**
 * A button that does something else when it has been held for a while: a menu for players without a
 * keyboard. Whether a press is short is known when the button comes up; until then it is kept back.
 *
 * @param <T> what tells of a press
 */
final class LongPress<T> {

  private static final int JIFFIES = 50;

  private final Runnable action;
  private T press;
  private int jiffiesLeft;

  LongPress(Runnable action) {
    this.action = action;
  }

  /** Hears that the button went down. */
  void press(T how) {
    press = how;
    jiffiesLeft = JIFFIES;
  }

  /** Hears that the button came up, and returns the press if it was a short one. */
  Optional<T> release() {
    Optional<T> shortPress = Optional.ofNullable(press);
    forget();
    return shortPress;
  }

  /** Forgets the press that is under way: it is not for this. */
  void forget() {
    press = null;
    jiffiesLeft = 0;
  }

  /** Lets a sixtieth of a second pass. */
  void jiffy() {
    if (jiffiesLeft > 0 && --jiffiesLeft == 0) {
      press = null;
      action.run();
    }
  }
}
