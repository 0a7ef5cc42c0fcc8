package org.bowsprit.bow.internal.source;

/** The kinds of tokens. */
public enum TokenKind {
  /** A name or keyword. */
  WORD("a name"),
  /** A number: decimal, {@code 0x…}, or a character between single quotes. */
  NUMBER("a number"),
  /** A text between double quotes. */
  TEXT("a text"),
  /** An operator, bracket or other sign. */
  SIGN("a sign"),
  /** The end of a statement: the end of a line or a semicolon. */
  NEWLINE("the end of the line"),
  /** The text between the braces of {@code asm}. */
  ASSEMBLY("assembler statements"),
  /** The end of the file. */
  END("the end of the file");

  private final String description;

  TokenKind(String description) {
    this.description = description;
  }

  /** Returns the name of the kind for messages. */
  public String description() {
    return description;
  }
}
