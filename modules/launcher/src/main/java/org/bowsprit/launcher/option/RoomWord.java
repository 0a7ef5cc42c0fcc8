package org.bowsprit.launcher.option;

import java.util.stream.Collectors;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.index.RoomNames;
import org.bowsprit.launcher.failure.CommandFailure;

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
  public int in(Game game) {
    RoomNames names = game.resources().index().roomNames();
    return names
        .meantBy(text)
        .orElseThrow(
            () ->
                CommandFailure.usage(
                    "there is no room '"
                        + text
                        + "'; "
                        + (names.names().isEmpty()
                            ? "rooms of this game have numbers only"
                            : "there are "
                                + names.names().stream()
                                    .map(RoomNames.RoomName::text)
                                    .collect(Collectors.joining(", ")))));
  }
}
