package org.bowsprit.bow.internal.format;

import org.bowsprit.bow.internal.source.Span;

/**
 * A token, a comment or a semicolon of a source.
 *
 * @param kind the kind of the piece
 * @param span the characters of the piece
 * @param linesBefore the number of line ends between the piece before it and this one
 * @param startsStatement true if a statement ends before the piece
 */
public record Piece(Kind kind, Span span, int linesBefore, boolean startsStatement) {

  /** The kinds of pieces. */
  public enum Kind {
    /** A name or keyword. */
    WORD,
    /** A number or a text. */
    VALUE,
    /** An operator, a bracket or another sign. */
    SIGN,
    /** The text between the braces of {@code asm}. */
    ASSEMBLY,
    /** A semicolon. */
    SEMICOLON,
    /** A comment to the end of its line. */
    LINE_COMMENT,
    /** A comment with an explicit end. */
    BLOCK_COMMENT
  }

  /** Returns the characters of the piece, without blanks at the end. */
  public String text() {
    return span.text().stripTrailing();
  }

  boolean is(String text) {
    return (kind == Kind.WORD || kind == Kind.SIGN) && text().equals(text);
  }

  boolean isComment() {
    return kind == Kind.LINE_COMMENT || kind == Kind.BLOCK_COMMENT;
  }
}
