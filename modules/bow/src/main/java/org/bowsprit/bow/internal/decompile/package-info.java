/**
 * Decompiles bytecode to sources. Uses the same instruction definitions as the compiler, and
 * recovers structure that has the compiler's layout.
 */
package org.bowsprit.bow.internal.decompile;
