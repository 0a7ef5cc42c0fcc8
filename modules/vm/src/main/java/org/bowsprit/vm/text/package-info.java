/**
 * Converts scripts to text and back. The disassembler writes listings for readers, and the
 * assembler converts listings to the same bytes. Both use operands only through {@link
 * org.bowsprit.vm.code}.
 */
package org.bowsprit.vm.text;
