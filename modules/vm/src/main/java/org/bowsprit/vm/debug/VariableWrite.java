package org.bowsprit.vm.debug;

import java.util.Optional;
import org.bowsprit.vm.ExecutedInstruction;

/**
 * The last write of a variable.
 *
 * @param by the instruction that wrote the variable; empty if the engine wrote it
 * @param tick the number of iterations played before the write
 * @param before the value that was replaced
 * @param after the value that was written
 */
public record VariableWrite(Optional<ExecutedInstruction> by, long tick, int before, int after) {}
