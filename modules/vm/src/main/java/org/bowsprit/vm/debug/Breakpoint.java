package org.bowsprit.vm.debug;

import java.util.Objects;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.CodePlace;

/** A condition at which a machine stops. */
public sealed interface Breakpoint {

  /**
   * Stops before the instruction at an offset of a script.
   *
   * @param script number of the script, or object id
   * @param offset offset of the instruction from the code base
   */
  record AtOffset(int script, int offset) implements Breakpoint {}

  /**
   * Stops before the instruction at an offset of exactly one script. A number alone is ambiguous:
   * an object may have the number of a script, and each room has its own local scripts.
   *
   * @param object true if the number is an object id or the number of an entry or exit script
   * @param room the room of the code; 0 if the number is unique in the game
   * @param script number of the script, or object id
   * @param offset offset of the instruction from the code base
   */
  record AtCode(boolean object, int room, int script, int offset) implements Breakpoint {

    /**
     * Returns a breakpoint in a script's code.
     *
     * @param kind the kind of the script
     * @param room the room in which it runs
     * @param script number of the script, or object id
     * @param offset offset of the instruction from the code base
     */
    public static AtCode of(ScriptKind kind, int room, int script, int offset) {
      boolean belongsToRoom =
          kind == ScriptKind.LOCAL
              || script == ScriptKind.ENTRY_SCRIPT
              || script == ScriptKind.EXIT_SCRIPT;
      return new AtCode(kind.isObject(), belongsToRoom ? room : 0, script, offset);
    }

    /** Returns a breakpoint at a place of the sources. */
    public static AtCode of(CodePlace place) {
      CodeName code = place.code();
      return switch (code.kind()) {
        case GLOBAL, LOCAL -> new AtCode(false, code.room(), code.number(), place.at());
        case ENTRY -> new AtCode(true, code.room(), ScriptKind.ENTRY_SCRIPT, place.at());
        case EXIT -> new AtCode(true, code.room(), ScriptKind.EXIT_SCRIPT, place.at());
        case OBJECT -> new AtCode(true, 0, code.number(), place.at());
      };
    }

    /** Returns the breakpoint at an executed instruction. */
    static AtCode of(ExecutedInstruction executed) {
      return of(
          executed.kind(), executed.room(), executed.script(), executed.instruction().offset());
    }
  }

  /**
   * Stops before every instruction with an operation.
   *
   * @param op the operation
   */
  record OnInstruction(Op op) implements Breakpoint {

    public OnInstruction {
      Objects.requireNonNull(op, "op must not be null");
    }
  }

  /**
   * Stops when a variable is read.
   *
   * @param word reference word without index: a global, local (0x4000) or bit (0x8000)
   */
  record OnRead(int word) implements Breakpoint {}

  /**
   * Stops when a variable is written, even with its current value.
   *
   * @param word reference word, as in {@link OnRead}
   */
  record OnWrite(int word) implements Breakpoint {}

  /**
   * Stops when a room is entered, before its entry scripts run.
   *
   * @param room the room, not mapped to its data
   */
  record OnRoom(int room) implements Breakpoint {}
}
