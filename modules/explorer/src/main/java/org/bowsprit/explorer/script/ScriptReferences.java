package org.bowsprit.explorer.script;

import java.util.regex.Pattern;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.RoomDirectory;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Replaces names with numbers in references to scripts: {@code entry:kitchen} becomes {@code
 * entry:3}.
 *
 * @param rooms the directory of the rooms and of all other names of the game
 */
public record ScriptReferences(RoomDirectory rooms) {

  private static final Pattern ROOM = Pattern.compile("room:\\d{1,5}");

  /**
   * Returns a reference in the form of a {@link CodeName}, or {@code room:33}.
   *
   * @throws IllegalArgumentException if the word names no script
   */
  public String withNumbers(String word) {
    if (ROOM.matcher(word).matches() || CodeName.parse(word).isPresent()) {
      return word;
    }
    String[] parts = word.split(":", -1);
    if (parts.length < 2 || parts[parts.length - 1].isEmpty()) {
      throw invalidReference(word);
    }
    return switch (parts[0]) {
      case "room" -> "room:" + rooms.number(parts[1]);
      case "entry" -> CodeName.entry(rooms.number(parts[1])).toString();
      case "exit" -> CodeName.exit(rooms.number(parts[1])).toString();
      case "global" -> CodeName.global(symbol(SymbolType.SCRIPT, parts[1]).number()).toString();
      case "local" -> local(word, parts).toString();
      case "object" -> object(word, parts).toString();
      default -> throw invalidReference(word);
    };
  }

  private CodeName local(String word, String[] parts) {
    if (parts.length > 2) {
      int room = rooms.number(parts[1]);
      return CodeName.local(room, number(SymbolType.SCRIPT, parts[2], room));
    }
    Symbol script = symbol(SymbolType.SCRIPT, parts[1]);
    if (script.room() == 0) {
      throw new IllegalArgumentException(
          "'" + word + "' is not a script of a room; say global:" + parts[1]);
    }
    return CodeName.local(script.room(), script.number());
  }

  private CodeName object(String word, String[] parts) {
    if (parts.length > 2) {
      int room = rooms.number(parts[1]);
      return CodeName.object(room, number(SymbolType.OBJECT, parts[2], room));
    }
    Symbol object = symbol(SymbolType.OBJECT, parts[1]);
    int dot = object.name().indexOf('.');
    if (dot < 0) {
      throw invalidReference(word);
    }
    return CodeName.object(rooms.number(object.name().substring(0, dot)), object.number());
  }

  private int number(SymbolType type, String word, int room) {
    return word.matches("\\d{1,5}")
        ? Integer.parseInt(word)
        : symbols().find(type, word, room).orElseThrow(() -> unknownSymbol(type, word)).number();
  }

  private Symbol symbol(SymbolType type, String word) {
    return symbols().find(type, word, 0).orElseThrow(() -> unknownSymbol(type, word));
  }

  private Symbols symbols() {
    return rooms.symbols();
  }

  private IllegalArgumentException unknownSymbol(SymbolType type, String word) {
    return new IllegalArgumentException(symbols().unknownNameMessage(type, word));
  }

  private static IllegalArgumentException invalidReference(String word) {
    return new IllegalArgumentException(
        "'"
            + word
            + "' names no script; say global:5, room:33, entry:33, exit:33, local:33:200"
            + " or object:33:357");
  }
}
