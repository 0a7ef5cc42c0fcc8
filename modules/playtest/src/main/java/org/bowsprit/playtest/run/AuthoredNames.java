package org.bowsprit.playtest.run;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.bowsprit.kit.source.AuthoredGame;
import org.bowsprit.playtest.setup.GameNames;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.vm.symbol.RoomDirectory;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.symbol.UnknownNameException;

/**
 * The names that an author gave to the parts of a game, in its sources or in the symbol file of a
 * built game.
 *
 * @param game the game
 * @param symbols the names
 */
public record AuthoredNames(AuthoredGame game, Symbols symbols) {

  private static final String LANGUAGE_VARIABLE = "language";

  private static final String DEFAULT_GOAL_ROOM = "ending";

  /**
   * Returns the names in a game. Problems of a symbol file are reported when the game is played.
   */
  public static AuthoredNames of(AuthoredGame authored) {
    return new AuthoredNames(authored, SymbolFile.of(authored.game(), warning -> {}));
  }

  /** Returns the source names of rooms and objects. */
  GameNames names() {
    Map<Integer, String> rooms = new HashMap<>();
    Map<Integer, String> objects = new HashMap<>();
    game.game()
        .resources()
        .index()
        .roomNames()
        .names()
        .forEach(name -> rooms.put(name.room(), name.text()));
    for (Symbol symbol : symbols.all()) {
      if (symbol.type() == SymbolType.ROOM) {
        rooms.put(symbol.number(), symbol.name());
      } else if (symbol.type() == SymbolType.OBJECT) {
        objects.put(symbol.number(), symbol.name());
      }
    }
    return new GameNames(rooms, objects);
  }

  /**
   * Returns the number of the variable that contains the language, if the game has several
   * languages.
   */
  OptionalInt language() {
    return symbols
        .find(SymbolType.VARIABLE, LANGUAGE_VARIABLE, 0)
        .map(variable -> OptionalInt.of(variable.number()))
        .orElse(OptionalInt.empty());
  }

  /**
   * Reads the condition for winning the game.
   *
   * @param word {@code room=NAME}, {@code bit=NAME} or {@code NAME=VALUE}; null for the room
   *     'ending', if the sources have one
   * @throws UnknownNameException if the word has another form or the name is unknown
   */
  public Goal goal(String word) {
    if (word == null) {
      return symbols
          .find(SymbolType.ROOM, DEFAULT_GOAL_ROOM, 0)
          .map(room -> Goal.room("room=" + DEFAULT_GOAL_ROOM, room.number()))
          .orElse(Goal.NONE);
    }
    int equals = word.indexOf('=');
    if (equals < 0) {
      throw new UnknownNameException(
          "'" + word + "' is not a goal: say room=NAME, bit=NAME or NAME=VALUE");
    }
    String name = word.substring(0, equals);
    String value = word.substring(equals + 1);
    return switch (name) {
      case "room" ->
          Goal.room(word, RoomDirectory.of(game.game().resources(), symbols).number(value));
      case "bit" -> Goal.bit(word, number(SymbolType.BIT, value));
      default -> Goal.variable(word, number(SymbolType.VARIABLE, name), integer(value));
    };
  }

  private int number(SymbolType type, String name) {
    return symbols.find(type, name, 0).map(Symbol::number).orElseGet(() -> integer(name));
  }

  private static int integer(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new UnknownNameException("'" + text + "' is not a number, and nothing has this name");
    }
  }
}
