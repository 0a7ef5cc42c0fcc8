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
 * What the things of a game at play are called in its sources, and which one a person means.
 *
 * @param game the game
 * @param symbols the names; none where the game has no symbol file
 */
public record Names(TimedSession game, Symbols symbols) {

  private static final String NUMBER = "\\d{1,9}|0[xX][0-9a-fA-F]{1,7}";

  /** Returns the names that are said in place of numbers of a kind. */
  public List<String> of(SymbolType type) {
    return symbols.names(type);
  }

  /** Returns what a thing is called, if it has a name. */
  public Optional<String> name(SymbolType type, int number) {
    return symbols.name(type, number);
  }

  /** Returns what scripts did in the words of the sources. */
  public NamedText text() {
    return new NamedText(symbols);
  }

  /** Returns the rooms by their names. */
  public RoomDirectory rooms() {
    return RoomDirectory.of(game.session().world().resources(), symbols);
  }

  /** Returns the number of a room. */
  public int room(String word) {
    try {
      return rooms().number(word);
    } catch (IllegalArgumentException e) {
      throw new ConsoleException(e);
    }
  }

  /** Returns the number of the room that the game is in, whose names win. */
  public int here() {
    return game.session().world().currentRoom().physical();
  }

  /** Returns the number of what a person names, or writes as a number. */
  public int number(SymbolType type, String word) {
    return word.matches(NUMBER) ? Integer.decode(word) : symbol(type, word).number();
  }

  /** Returns what a person names. */
  public Symbol symbol(SymbolType type, String word) {
    return symbols
        .find(type, word, here())
        .orElseThrow(
            () -> new ConsoleException(new IllegalArgumentException(symbols.unknown(type, word))));
  }
}
