package org.bowsprit.vm.debug;

import java.util.List;
import java.util.Optional;
import org.bowsprit.vm.ExecutedInstruction;

/**
 * The state in which a machine has stopped.
 *
 * @param reason the breakpoint at which the machine stopped; empty if it did not stop at a
 *     breakpoint
 * @param stepped true if a step ended here
 * @param frame the number of frames since the machine was created
 * @param room the current room
 * @param next the next instruction, or the instruction during which the stop happened; empty if no
 *     script runs
 * @param before the last executed instructions, oldest first, including {@code next} if it has
 *     begun
 * @param watches the watched variables, in the order they were added
 */
public record Stop(
    Optional<Breakpoint> reason,
    boolean stepped,
    long frame,
    int room,
    Optional<ExecutedInstruction> next,
    List<ExecutedInstruction> before,
    List<Watch> watches) {

  /** Makes immutable copies of the lists. */
  public Stop {
    before = List.copyOf(before);
    watches = List.copyOf(watches);
  }

  /**
   * A watched variable.
   *
   * @param word the reference word of the variable, without an index
   * @param value its value at the stop
   */
  public record Watch(int word, int value) {}
}
