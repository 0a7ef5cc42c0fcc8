package org.bowsprit.session;

import org.bowsprit.console.CommandFailure;
import org.bowsprit.format.game.Game;
import org.bowsprit.vm.symbol.RoomDirectory;
import org.bowsprit.vm.symbol.Symbols;

/**
 * A room as a person names it.
 *
 * @param text its number, or the name that its makers gave it
 */
public record RoomWord(String text) {

  /**
   * Returns its number.
   *
   * @throws CommandFailure wrong usage, if it is no number and no room of the game has that name;
   *     names those there are
   */
  public int in(Game game, Symbols symbols) {
    try {
      return RoomDirectory.of(game.resources(), symbols).number(text);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage(e.getMessage());
    }
  }
}
