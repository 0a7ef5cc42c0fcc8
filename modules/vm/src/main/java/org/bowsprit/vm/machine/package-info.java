/**
 * The machine that runs a game's scripts, as the engine steps it, and its parts: memory, slots,
 * nesting, cutscenes, sentences, room changes, and one handler for each instruction.
 */
package org.bowsprit.vm.machine;
