package org.bowsprit.vm.debug;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.machine.VirtualMachine;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.SourceLine;
import org.bowsprit.vm.symbol.Symbols;

/**
 * A script of the call stack.
 *
 * @param slot its slot; empty for the moment between two scripts
 * @param code its code; null for the moment between two scripts
 * @param at an offset inside of the instruction that it executes
 * @param isRunning whether it runs, and does not wait for another one
 * @param room the room whose names take precedence; 0 for none
 */
public record StackFrame(
    Optional<VmState.Slot> slot, CodeName code, int at, boolean isRunning, int room) {

  /**
   * Returns the scripts of a machine that run and wait for each other, the running one first; never
   * empty.
   *
   * @param here the room whose data is loaded
   */
  public static List<StackFrame> of(VirtualMachine machine, Symbols symbols, int here) {
    List<StackFrame> frames = new ArrayList<>();
    for (VmState.Slot slot : machine.callStack()) {
      CodeName code = symbols.codeOf(slot.kind(), slot.number(), machine.room());
      int room = code.room() == 0 ? here : code.room();
      frames.add(
          new StackFrame(Optional.of(slot), code, slot.position() - 1, frames.isEmpty(), room));
    }
    return frames.isEmpty()
        ? List.of(new StackFrame(Optional.empty(), null, 0, false, here))
        : frames;
  }

  /** Returns the source line; empty between two scripts and without sources. */
  public Optional<SourceLine> line(Symbols symbols) {
    return code == null ? Optional.empty() : symbols.line(code, at);
  }
}
