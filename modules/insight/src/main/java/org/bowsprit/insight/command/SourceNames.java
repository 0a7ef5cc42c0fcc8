package org.bowsprit.insight.command;

import java.util.List;
import java.util.Optional;
import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.vm.symbol.RoomDirectory;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.NamedText;

/**
 * The names in the sources of a running game.
 *
 * @param game the game
 * @param symbols the names; empty if the game has no symbol file
 */
public record SourceNames(TimedSession game, Symbols symbols) {

  private static final String NUMBER = "\\d{1,9}|0[xX][0-9a-fA-F]{1,7}";

  /** Returns all names of a type. */
  public List<String> allNames(SymbolType type) {
    return symbols.names(type);
  }

  /** Returns the name of a number; empty if it has none. */
  public Optional<String> name(SymbolType type, int number) {
    return symbols.name(type, number);
  }

  /** Returns an object that converts script instructions to text with the names in the sources. */
  public NamedText namedText() {
    return new NamedText(symbols);
  }

  /** Returns the object that finds rooms by name. */
  public RoomDirectory rooms() {
    return RoomDirectory.of(game.session().world().resources(), symbols);
  }

  /** Returns the number of a room from its name or number. */
  public int roomNumber(String word) {
    try {
      return rooms().number(word);
    } catch (IllegalArgumentException e) {
      throw new ConsoleException(e);
    }
  }

  /** Returns the number of the current room. The names of this room have precedence. */
  public int currentRoom() {
    return game.session().world().currentRoom().physical();
  }

  /** Returns the number for a name, or for a word that is a number. */
  public int number(SymbolType type, String word) {
    return word.matches(NUMBER) ? Integer.decode(word) : symbol(type, word).number();
  }

  /** Returns the symbol with a name. */
  public Symbol symbol(SymbolType type, String word) {
    return symbols
        .find(type, word, currentRoom())
        .orElseThrow(
            () ->
                new ConsoleException(
                    new IllegalArgumentException(symbols.unknownNameMessage(type, word))));
  }
}
