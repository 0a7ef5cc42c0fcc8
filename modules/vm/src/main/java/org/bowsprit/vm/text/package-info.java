/**
 * Converts scripts to text and back: a disassembler writes listings for readers, and the assembler
 * converts them to the same bytes. Both use operands only through {@link org.bowsprit.vm.code}.
 */
package org.bowsprit.vm.text;
