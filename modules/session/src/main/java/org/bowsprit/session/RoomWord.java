package org.bowsprit.session;

import org.bowsprit.console.CommandFailure;
import org.bowsprit.format.game.Game;
import org.bowsprit.vm.symbol.RoomDirectory;
import org.bowsprit.vm.symbol.Symbols;

/**
 * A room as named on the command line.
 *
 * @param text its number, or its name in the sources
 */
public record RoomWord(String text) {

  /**
   * Returns its number.
   *
   * @throws CommandFailure wrong usage, if it is neither a number nor the name of a room of the
   *     game; the message names the rooms
   */
  public int in(Game game, Symbols symbols) {
    try {
      return RoomDirectory.of(game.resources(), symbols).number(text);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage(e.getMessage());
    }
  }
}
