package org.bowsprit.kit.game;

/**
 * What a game takes of something that there is only so much of.
 *
 * @param what the thing, for people
 * @param where the fullest place, such as a room; empty where it is the whole game
 * @param used how much is taken
 * @param available how much there is
 */
public record Budget(String what, String where, int used, int available) {

  /** Returns whether more is taken than there is. */
  public boolean exceeded() {
    return used > available;
  }
}
