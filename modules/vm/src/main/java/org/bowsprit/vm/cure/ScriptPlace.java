package org.bowsprit.vm.cure;

import org.bowsprit.vm.ScriptKind;

/**
 * Where code stands: in which room, under which number.
 *
 * @param room the room the game is in, not mapped to its data; {@link #ANY} for every one
 * @param number of the script; {@link #ANY} for every one
 */
public record ScriptPlace(int room, int number) {

  /** Stands for every room, or every number. */
  public static final int ANY = -1;

  /** Every script of the game. */
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

  /** Returns whatever runs while the game is in a room. */
  public static ScriptPlace room(int room) {
    return new ScriptPlace(room, ANY);
  }

  /**
   * Returns whether a script stands here.
   *
   * @param inRoom the room the game is in
   * @param kind where the code comes from
   * @param script its number
   */
  public boolean isOf(int inRoom, ScriptKind kind, int script) {
    return (room == ANY || room == inRoom)
        && (number == ANY || (number == script && isScript(kind, script)));
  }

  /** Objects run under their own numbers, which may be those of scripts. */
  private static boolean isScript(ScriptKind kind, int script) {
    return !kind.isObject() || script == ScriptKind.ENTRY_SCRIPT;
  }
}
