package org.bowsprit.bow.internal.format;

import org.bowsprit.bow.internal.source.Span;

/**
 * A token, a comment or a semicolon of a source.
 *
 * @param kind its kind
 * @param span its characters
 * @param linesBefore the number of line ends between the piece before it and this one
 * @param startsStatement whether a statement ends before it
 */
record Piece(Kind kind, Span span, int linesBefore, boolean startsStatement) {

  enum Kind {
    WORD,
    VALUE,
    SIGN,
    ASSEMBLY,
    SEMICOLON,
    LINE_COMMENT,
    BLOCK_COMMENT
  }

  String text() {
    return span.text().stripTrailing();
  }

  boolean is(String text) {
    return (kind == Kind.WORD || kind == Kind.SIGN) && text().equals(text);
  }

  boolean isComment() {
    return kind == Kind.LINE_COMMENT || kind == Kind.BLOCK_COMMENT;
  }
}
