/**
 * Decompiles bytecode to sources. It uses the same instruction definitions as the compiler, and
 * recovers conditions, loops and other structures that have the layout of the compiler.
 */
package org.bowsprit.bow.internal.decompile;
