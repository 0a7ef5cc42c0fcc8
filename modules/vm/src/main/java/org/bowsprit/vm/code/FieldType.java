package org.bowsprit.vm.code;

/** The encoding of an operand in the byte stream (spec 06 §2). */
public enum FieldType {
  /** A variable that receives the result: a reference word, with a second word when indexed. */
  RESULT("R"),
  /** A variable that is only read: encoded as {@link #RESULT}, never under a parameter bit. */
  REFERENCE("V"),
  /** An unsigned byte. */
  BYTE("B"),
  /** A signed 16-bit word, low byte first. */
  WORD("W"),
  /** An unsigned 24-bit number, low byte first. */
  LONG("T"),
  /** An unsigned byte, or a reference where the field's parameter bit is set. */
  VALUE8("b"),
  /** A signed word, or a reference where the field's parameter bit is set. */
  VALUE16("w"),
  /** A byte whose upper bits determine whether the following value operands are references. */
  CONTROL("A"),
  /** A signed 16-bit displacement from the byte after it; decoded to an absolute offset. */
  JUMP("J"),
  /** Tagged values up to a tag of FF. */
  LIST("L"),
  /** Text up to NUL, whose FF escapes carry arguments that may contain NUL (spec 06 §9.3). */
  TEXT("S"),
  /** Plain bytes up to NUL, without escapes. */
  PLAIN_TEXT("P"),
  /** Unsigned bytes, preceded by a byte with their number. */
  BYTES("Nb"),
  /** Signed words, preceded by a byte with their number. */
  WORDS("Nw"),
  /** Bytes up to a closing 00, which is not included. */
  BYTES_TO_ZERO("Z"),
  /** One or more sub-operations of a {@link SubFamily}. */
  SUB_OPERATIONS("sub"),
  /** One whole instruction. */
  INSTRUCTION("op");

  private final String letter;

  FieldType(String letter) {
    this.letter = letter;
  }

  /** Returns the signature letter of spec 06 §3 (without the digit of a parameter bit). */
  String letter() {
    return letter;
  }

  /** Returns whether a bit of the control byte decides between a literal and a reference. */
  public boolean isValue() {
    return this == VALUE8 || this == VALUE16;
  }
}
