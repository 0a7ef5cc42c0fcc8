/**
 * The definition of instructions: one table of operand layouts ({@link org.bowsprit.vm.code.Op},
 * {@link org.bowsprit.vm.code.SubOp}), the decoder and encoder that read it, and the immutable
 * records of decoded instructions. Interpreter, disassembler, assembler and debugger use operands
 * only through this package.
 */
package org.bowsprit.vm.code;
