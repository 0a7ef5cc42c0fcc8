package org.bowsprit.kit.game;

import java.util.Locale;

/**
 * What a game takes of something that there is only so much of.
 *
 * @param what the thing, for people
 * @param where the fullest place, such as a room; empty where it is the whole game
 * @param used how much is taken
 * @param available how much there is
 */
public record Budget(String what, String where, int used, int available) {

  private static final double TIGHT = 0.9;

  /** Returns whether more is taken than there is. */
  public boolean exceeded() {
    return used > available;
  }

  /** Returns whether more than nine tenths are taken. */
  public boolean isTight() {
    return used > TIGHT * available;
  }

  /** Returns it as one line, such as {@code 90 of 100 local objects (most: room 3)}. */
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
