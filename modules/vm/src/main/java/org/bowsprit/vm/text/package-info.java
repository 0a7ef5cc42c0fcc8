/**
 * Scripts as text and back: a disassembler whose listings people read and the assembler turns into
 * the same bytes. Both know operands only from {@link org.bowsprit.vm.code}.
 */
package org.bowsprit.vm.text;
