package org.bowsprit.vm;

import org.bowsprit.vm.code.Instruction;

/**
 * An instruction that was executed.
 *
 * @param slot index of the slot
 * @param script number of the script, or object id
 * @param kind where its code comes from
 * @param room the room it ran in, not mapped to its data
 * @param instruction the instruction with its offset
 */
public record ExecutedInstruction(
    int slot, int script, ScriptKind kind, int room, Instruction instruction) {}
