/**
 * What an instruction is: one table of operand layouts ({@link org.bowsprit.vm.code.Op}, {@link
 * org.bowsprit.vm.code.SubOp}), the decoder and encoder that read it, and the immutable records a
 * script decodes to. Interpreter, disassembler, assembler and debugger know operands only from
 * here.
 */
package org.bowsprit.vm.code;
