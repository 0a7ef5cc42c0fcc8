package org.bowsprit.vm.code;

/** Thrown when bytes are no instruction: an unassigned byte, an unknown sub-operation, the end. */
public final class DecodeException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int at;
  private final int offset;

  /**
   * Makes a complaint.
   *
   * @param at offset of the instruction's opcode byte from the code base
   * @param offset offset of the byte that is wrong
   * @param problem what is wrong, as a phrase
   */
  DecodeException(int at, int offset, String problem) {
    super(problem);
    this.at = at;
    this.offset = offset;
  }

  /** Returns the offset of the opcode byte of the instruction that could not be decoded. */
  public int at() {
    return at;
  }

  /** Returns the offset of the byte that is wrong. */
  public int offset() {
    return offset;
  }
}
