/**
 * The machine that runs a game's scripts, and its parts. The parts are memory, slots, nesting,
 * cutscenes, sentences, room changes and a handler for each instruction.
 */
package org.bowsprit.vm.machine;
