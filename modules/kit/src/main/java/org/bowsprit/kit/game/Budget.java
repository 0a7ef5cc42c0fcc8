package org.bowsprit.kit.game;

import java.util.Locale;

/**
 * The use of a limited resource by a game.
 *
 * @param what the name of the resource for messages
 * @param where the place with the highest use, such as a room; empty for the whole game
 * @param used the amount used
 * @param available the amount available
 */
public record Budget(String what, String where, int used, int available) {

  private static final double TIGHT_SHARE = 0.9;

  /** Returns whether the game uses more than the available amount. */
  public boolean isExceeded() {
    return used > available;
  }

  /** Returns whether the game uses more than nine tenths of the available amount. */
  public boolean isTight() {
    return used > TIGHT_SHARE * available;
  }

  /** Returns the budget as one line, such as {@code 90 of 100 local objects (most: room 3)}. */
  public String line() {
    return String.format(
        Locale.ROOT,
        "%,7d of %,7d %s%s",
        used,
        available,
        what,
        where.isEmpty() ? "" : " (most: " + where + ")");
  }
}
