package org.bowsprit.vm.debug;

import java.util.Objects;
import org.bowsprit.vm.code.Op;

/** Where a machine stops. */
public sealed interface Breakpoint {

  /**
   * Before the instruction at an offset of a script.
   *
   * @param script number of the script, or object id
   * @param offset offset of the instruction from the code base
   */
  record AtOffset(int script, int offset) implements Breakpoint {}

  /**
   * Before every instruction of a kind.
   *
   * @param op the kind
   */
  record OnInstruction(Op op) implements Breakpoint {

    /** Rejects null. */
    public OnInstruction {
      Objects.requireNonNull(op, "op must not be null");
    }
  }

  /**
   * When a variable is read.
   *
   * @param word reference word without index: a global, local (0x4000) or bit (0x8000)
   */
  record OnRead(int word) implements Breakpoint {}

  /**
   * When a variable is written, even if its value stays.
   *
   * @param word as in {@link OnRead}
   */
  record OnWrite(int word) implements Breakpoint {}

  /**
   * When a room is entered, before its entry scripts.
   *
   * @param room the room, not mapped to its data
   */
  record OnRoom(int room) implements Breakpoint {}
}
