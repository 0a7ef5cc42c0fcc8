package org.bowsprit.vm.symbol;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.vm.ScriptKind;

/**
 * Which code of a game is meant, as listings, symbol files and messages name it: {@code global:5},
 * {@code entry:33}, {@code exit:33}, {@code local:33:200}, {@code object:33:357}.
 *
 * @param kind what it is the code of
 * @param room the room it stands in; 0 for global scripts
 * @param number the number of the script, or the id of the object; 0 for entry and exit scripts
 */
public record CodeName(Kind kind, int room, int number) {

  private static final Pattern FORM =
      Pattern.compile("(global|entry|exit):(\\d{1,5})|(local|object):(\\d{1,5}):(\\d{1,5})");

  /** What code belongs to. */
  public enum Kind {
    /** A script of the game. */
    GLOBAL,
    /** What a room does when it is entered. */
    ENTRY,
    /** What a room does when it is left. */
    EXIT,
    /** A script of a room. */
    LOCAL,
    /** The verbs of an object. */
    OBJECT;

    /** Returns the word that names begin with. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Returns the name of a script of the game. */
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

  /** Returns the name of a script of a room. */
  public static CodeName local(int room, int number) {
    return new CodeName(Kind.LOCAL, room, number);
  }

  /** Returns the name of the verbs of an object. */
  public static CodeName object(int room, int id) {
    return new CodeName(Kind.OBJECT, room, id);
  }

  /**
   * Returns the name of the code of a slot.
   *
   * @param kind where the code comes from
   * @param number number of the script, or object id
   * @param room the room it runs in
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

  /** Reads a name; empty if a text is none. */
  public static Optional<CodeName> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    boolean inRoom = form.group(1) == null;
    Kind kind = Kind.valueOf(form.group(inRoom ? 3 : 1).toUpperCase(Locale.ROOT));
    int first = Integer.parseInt(form.group(inRoom ? 4 : 2));
    if (kind == Kind.GLOBAL) {
      return Optional.of(global(first));
    }
    return Optional.of(new CodeName(kind, first, inRoom ? Integer.parseInt(form.group(5)) : 0));
  }

  /** Returns the name as it is written. */
  @Override
  public String toString() {
    return switch (kind) {
      case GLOBAL -> kind.word() + ":" + number;
      case ENTRY, EXIT -> kind.word() + ":" + room;
      case LOCAL, OBJECT -> kind.word() + ":" + room + ":" + number;
    };
  }
}
