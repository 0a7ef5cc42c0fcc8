/**
 * Compiles syntax trees to bytecode. Operands follow the instruction definitions of {@link
 * org.bowsprit.vm.code}. Each compiler class documents the code of its statements.
 */
package org.bowsprit.bow.internal.code;
