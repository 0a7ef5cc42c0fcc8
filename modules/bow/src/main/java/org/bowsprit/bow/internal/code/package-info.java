/**
 * Trees to bytecode. Operands are known only from the instruction definitions of {@link
 * org.bowsprit.vm.code}; what a statement becomes is said where its compiler stands.
 */
package org.bowsprit.bow.internal.code;
