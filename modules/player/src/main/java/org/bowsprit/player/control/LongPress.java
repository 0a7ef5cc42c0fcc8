package org.bowsprit.player.control;

import java.util.Optional;

/**
 * A button that has another effect when it is held for a while. It opens the menu for players
 * without a keyboard. A press is withheld until the button comes up, because only then it is known
 * to be short.
 *
 * @param <T> the type that describes a press
 */
final class LongPress<T> {

  private static final int LONG_PRESS_JIFFIES = 50;

  private final Runnable action;
  private T press;
  private int jiffiesLeft;

  LongPress(Runnable action) {
    this.action = action;
  }

  /** Handles the start of a press, when the button goes down. */
  void press(T newPress) {
    press = newPress;
    jiffiesLeft = LONG_PRESS_JIFFIES;
  }

  /** Handles the end of a press, when the button comes up. Returns the press if it was short. */
  Optional<T> release() {
    Optional<T> shortPress = Optional.ofNullable(press);
    discard();
    return shortPress;
  }

  /** Discards the current press, because it is used for something else. */
  void discard() {
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
