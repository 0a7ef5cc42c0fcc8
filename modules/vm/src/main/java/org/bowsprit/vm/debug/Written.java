package org.bowsprit.vm.debug;

import java.util.Optional;
import org.bowsprit.vm.ExecutedInstruction;

/**
 * The last write of a variable.
 *
 * @param by the instruction that wrote it; empty for the engine itself
 * @param tick the number of iterations played before
 * @param before the value that was replaced
 * @param after the value that was written
 */
public record Written(Optional<ExecutedInstruction> by, long tick, int before, int after) {}
