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
 * @param slot the slot of the script; empty between two scripts
 * @param code the code of the script; null between two scripts
 * @param at an offset within the instruction that the script executes
 * @param isRunning true if the script runs, false if it waits for another script
 * @param room the room whose names take precedence; 0 for none
 */
public record StackFrame(
    Optional<VmState.Slot> slot, CodeName code, int at, boolean isRunning, int room) {

  /**
   * Returns the running script of a machine and the scripts that wait for it, the running script
   * first. The list is never empty.
   *
   * @param loadedRoom the room whose data is loaded
   */
  public static List<StackFrame> of(VirtualMachine machine, Symbols symbols, int loadedRoom) {
    List<StackFrame> frames = new ArrayList<>();
    for (VmState.Slot slot : machine.callStack()) {
      CodeName code = symbols.codeOf(slot.kind(), slot.number(), machine.room());
      int room = code.room() == 0 ? loadedRoom : code.room();
      frames.add(
          new StackFrame(Optional.of(slot), code, slot.position() - 1, frames.isEmpty(), room));
    }
    return frames.isEmpty()
        ? List.of(new StackFrame(Optional.empty(), null, 0, false, loadedRoom))
        : frames;
  }

  /**
   * Returns the source line of the frame; empty between two scripts and for code without sources.
   */
  public Optional<SourceLine> line(Symbols symbols) {
    return code == null ? Optional.empty() : symbols.line(code, at);
  }
}
