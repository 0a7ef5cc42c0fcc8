package org.bowsprit.vm.symbol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.index.RoomNames;

/**
 * Finds the rooms of a game by name. The names come from the game's sources, and from its index,
 * where they have at most nine letters.
 *
 * @param labels the names in the index
 * @param symbols the names in the sources
 */
public record RoomDirectory(RoomNames labels, Symbols symbols) {

  /** Returns the rooms of a game. */
  public static RoomDirectory of(GameResources game, Symbols symbols) {
    return new RoomDirectory(game.index().roomNames(), symbols);
  }

  /** Returns all names, with the names from the sources first. */
  public List<String> names() {
    List<String> names = new ArrayList<>(symbols.names(SymbolType.ROOM));
    labels.names().stream()
        .filter(label -> symbols.name(SymbolType.ROOM, label.room()).isEmpty())
        .map(RoomNames.RoomName::text)
        .filter(label -> !label.isBlank())
        .forEach(names::add);
    return names;
  }

  /** Returns the name of a room. */
  public Optional<String> name(int room) {
    return symbols.name(SymbolType.ROOM, room).or(() -> labels.of(room));
  }

  /**
   * Returns the number of a room.
   *
   * @param word the number of the room, or its name in upper or lower case
   * @throws UnknownNameException if the word is not a number and no room has that name; the message
   *     contains a similar name or all names
   */
  public int number(String word) {
    return symbols
        .find(SymbolType.ROOM, word, 0)
        .map(Symbol::number)
        .or(() -> labels.findRoom(word))
        .orElseThrow(
            () -> new UnknownNameException("there is no room '" + word + "'" + hint(word)));
  }

  private String hint(String word) {
    List<String> names = names();
    return names.isEmpty()
        ? "; rooms of this game have numbers only"
        : NearestName.hintOrAll(word, names);
  }
}
