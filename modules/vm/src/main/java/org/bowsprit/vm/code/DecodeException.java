package org.bowsprit.vm.code;

/**
 * Thrown if bytes are not an instruction: an unassigned byte, an unknown sub-operation, or the end
 * of the script.
 */
public final class DecodeException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int instructionOffset;
  private final int offset;

  /**
   * Creates an exception.
   *
   * @param instructionOffset the offset of the instruction's opcode byte from the code base
   * @param offset the offset of the wrong byte
   * @param problem the error, as a phrase
   */
  DecodeException(int instructionOffset, int offset, String problem) {
    super(problem);
    this.instructionOffset = instructionOffset;
    this.offset = offset;
  }

  /** Returns the offset of the opcode byte of the instruction that could not be decoded. */
  public int instructionOffset() {
    return instructionOffset;
  }

  /** Returns the offset of the wrong byte. */
  public int offset() {
    return offset;
  }
}
