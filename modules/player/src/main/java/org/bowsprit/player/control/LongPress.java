package org.bowsprit.player.control;

import java.util.Optional;

/**
 * A button that does something else when it is held for a while. It opens a menu for players
 * without a keyboard. A press is known to be short only when the button comes up; until then it is
 * withheld.
 *
 * @param <T> describes a press
 */
final class LongPress<T> {

  private static final int JIFFIES = 50;

  private final Runnable action;
  private T press;
  private int jiffiesLeft;

  LongPress(Runnable action) {
    this.action = action;
  }

  /** Called when the button goes down. */
  void press(T how) {
    press = how;
    jiffiesLeft = JIFFIES;
  }

  /** Called when the button comes up. Returns the press if it was short. */
  Optional<T> release() {
    Optional<T> shortPress = Optional.ofNullable(press);
    forget();
    return shortPress;
  }

  /** Discards the current press, which is meant for something else. */
  void forget() {
    press = null;
    jiffiesLeft = 0;
  }

  /** Advances by one jiffy (1/60 second). */
  void jiffy() {
    if (jiffiesLeft > 0 && --jiffiesLeft == 0) {
      press = null;
      action.run();
    }
  }
}
