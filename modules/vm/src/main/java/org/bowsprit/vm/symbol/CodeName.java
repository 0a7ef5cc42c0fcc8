package org.bowsprit.vm.symbol;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.vm.ScriptKind;

/**
 * The name of a part of a game's code in listings, symbol files and messages, such as {@code
 * global:5}, {@code entry:33}, {@code exit:33}, {@code local:33:200} or {@code object:33:357}.
 *
 * @param kind the kind of code
 * @param room the room of the code; 0 for global scripts
 * @param number the number of the script, or the id of the object; 0 for entry and exit scripts
 */
public record CodeName(Kind kind, int room, int number) {

  private static final Pattern PATTERN =
      Pattern.compile("(global|entry|exit):(\\d{1,5})|(local|object):(\\d{1,5}):(\\d{1,5})");

  /** The kinds of code. */
  public enum Kind {
    /** A global script of the game. */
    GLOBAL,
    /** The entry script of a room. */
    ENTRY,
    /** The exit script of a room. */
    EXIT,
    /** A local script of a room. */
    LOCAL,
    /** The verb code of an object. */
    OBJECT;

    /** Returns the first word of names of this kind. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Returns the name of a global script. */
  public static CodeName global(int number) {
    return new CodeName(Kind.GLOBAL, 0, number);
  }

  /** Returns the name of a room's entry script. */
  public static CodeName entry(int room) {
    return new CodeName(Kind.ENTRY, room, 0);
  }

  /** Returns the name of a room's exit script. */
  public static CodeName exit(int room) {
    return new CodeName(Kind.EXIT, room, 0);
  }

  /** Returns the name of a local script. */
  public static CodeName local(int room, int number) {
    return new CodeName(Kind.LOCAL, room, number);
  }

  /** Returns the name of an object's verb code. */
  public static CodeName object(int room, int id) {
    return new CodeName(Kind.OBJECT, room, id);
  }

  /**
   * Returns the name of the code in a slot.
   *
   * @param kind the kind of the script in the slot
   * @param number number of the script, or object id
   * @param room the room in which the script runs
   */
  public static CodeName of(ScriptKind kind, int number, int room) {
    if (kind == ScriptKind.GLOBAL) {
      return global(number);
    } else if (kind == ScriptKind.LOCAL) {
      return local(room, number);
    } else if (number == ScriptKind.ENTRY_SCRIPT) {
      return entry(room);
    } else if (number == ScriptKind.EXIT_SCRIPT) {
      return exit(room);
    }
    return object(room, number);
  }

  /** Parses a name; empty if the text is not a name. */
  public static Optional<CodeName> parse(String text) {
    Matcher matcher = PATTERN.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    boolean isInRoom = matcher.group(1) == null;
    Kind kind = Kind.valueOf(matcher.group(isInRoom ? 3 : 1).toUpperCase(Locale.ROOT));
    int first = Integer.parseInt(matcher.group(isInRoom ? 4 : 2));
    if (kind == Kind.GLOBAL) {
      return Optional.of(global(first));
    }
    return Optional.of(
        new CodeName(kind, first, isInRoom ? Integer.parseInt(matcher.group(5)) : 0));
  }

  /** Returns the name as text. */
  @Override
  public String toString() {
    return switch (kind) {
      case GLOBAL -> kind.word() + ":" + number;
      case ENTRY, EXIT -> kind.word() + ":" + room;
      case LOCAL, OBJECT -> kind.word() + ":" + room + ":" + number;
    };
  }
}
