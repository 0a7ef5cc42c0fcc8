package org.bowsprit.vm.cure;

import org.bowsprit.vm.ScriptKind;

/**
 * The place of code: a room and a script number.
 *
 * @param room the current room, not mapped to its data; {@link #ANY} for every room
 * @param number the script number; {@link #ANY} for every script
 */
public record ScriptPlace(int room, int number) {

  /** Represents every room, or every number. */
  public static final int ANY = -1;

  /** The place of every script. */
  public static final ScriptPlace ANYWHERE = new ScriptPlace(ANY, ANY);

  /** Returns the place of a global script, 1 to 199. */
  public static ScriptPlace global(int number) {
    return new ScriptPlace(ANY, number);
  }

  /** Returns the place of a local script, 200 and above. */
  public static ScriptPlace local(int room, int number) {
    return new ScriptPlace(room, number);
  }

  /** Returns the place of a room's entry script. */
  public static ScriptPlace entry(int room) {
    return new ScriptPlace(room, ScriptKind.ENTRY_SCRIPT);
  }

  /** Returns the place of all code that runs while the game is in a room. */
  public static ScriptPlace room(int room) {
    return new ScriptPlace(room, ANY);
  }

  /**
   * Returns whether a script is at this place.
   *
   * @param inRoom the current room
   * @param kind the kind of the script
   * @param script its number
   */
  public boolean contains(int inRoom, ScriptKind kind, int script) {
    return (room == ANY || room == inRoom)
        && (number == ANY || (number == script && isScript(kind, script)));
  }

  /**
   * Returns whether the number is the number of the script and not an object id, because objects
   * may have the same numbers as scripts.
   */
  private static boolean isScript(ScriptKind kind, int script) {
    return !kind.isObject() || script == ScriptKind.ENTRY_SCRIPT;
  }
}
