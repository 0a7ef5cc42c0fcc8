package org.bowsprit.vm;

import org.bowsprit.vm.code.Instruction;

/**
 * An executed instruction.
 *
 * @param slot the index of the slot
 * @param script the number of the script, or object id
 * @param kind the kind of its script
 * @param room the room it ran in, not mapped to its data
 * @param instruction the instruction with its offset
 */
public record ExecutedInstruction(
    int slot, int script, ScriptKind kind, int room, Instruction instruction) {}
