package org.bowsprit.editors.debug;

import java.util.Optional;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.symbol.CodeName;

/**
 * A script of the call stack.
 *
 * @param slot its slot; empty for the moment between two scripts
 * @param code its code; null for the moment between two scripts
 * @param at an offset inside of the instruction that it executes
 * @param isRunning whether it runs, and does not wait for another one
 * @param room the room whose names take precedence; 0 for none
 */
record StackFrame(Optional<VmState.Slot> slot, CodeName code, int at, boolean isRunning, int room) {

  /** Returns the frame of the moment between two scripts. */
  static StackFrame between(int room) {
    return new StackFrame(Optional.empty(), null, 0, false, room);
  }
}
