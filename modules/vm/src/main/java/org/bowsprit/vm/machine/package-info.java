/**
 * The machine that runs a game's scripts, and its parts: memory, slots, nesting, cutscenes,
 * sentences, room changes, and one handler for each instruction.
 */
package org.bowsprit.vm.machine;
