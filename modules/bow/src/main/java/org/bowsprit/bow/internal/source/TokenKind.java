package org.bowsprit.bow.internal.source;

/** What a token is. */
public enum TokenKind {
  /** A name or keyword. */
  WORD("a name"),
  /** A number: decimal, {@code 0x…}, or a character between single quotes. */
  NUMBER("a number"),
  /** A text between double quotes. */
  TEXT("a text"),
  /** An operator, bracket or other sign. */
  SIGN("a sign"),
  /** The end of a statement: a line's end or a semicolon. */
  NEWLINE("the end of the line"),
  /** What stands between the braces of {@code asm}. */
  ASSEMBLY("assembler statements"),
  /** The end of the file. */
  END("the end of the file");

  private final String description;

  TokenKind(String description) {
    this.description = description;
  }

  /** Returns what messages call such a token. */
  public String description() {
    return description;
  }
}
