package org.bowsprit.bow;

import java.util.List;
import org.bowsprit.bow.internal.format.Piece;
import org.bowsprit.bow.internal.format.Pieces;
import org.bowsprit.bow.internal.source.Source;

/**
 * A token or a comment of a source, for editors.
 *
 * @param kind the kind of the token
 * @param text the characters of the token
 * @param start the offset of the first character
 */
public record SourceToken(Kind kind, String text, int start) {

  /** The kinds of tokens. */
  public enum Kind {
    /** A name or keyword. */
    WORD,
    /** A number. */
    NUMBER,
    /** A string literal, including the quotation marks. */
    TEXT,
    /** An operator, a bracket or a semicolon. */
    SIGN,
    /** The text between the braces of {@code asm}. */
    ASSEMBLY,
    /** A comment. */
    COMMENT
  }

  /** Returns the tokens of a source, which may have errors. */
  public static List<SourceToken> of(String text) {
    return Pieces.of(new Source("", text)).stream()
        .map(each -> new SourceToken(kind(each), each.text(), each.span().start()))
        .toList();
  }

  private static Kind kind(Piece piece) {
    return switch (piece.kind()) {
      case WORD -> Kind.WORD;
      case VALUE -> piece.text().startsWith("\"") ? Kind.TEXT : Kind.NUMBER;
      case SIGN, SEMICOLON -> Kind.SIGN;
      case ASSEMBLY -> Kind.ASSEMBLY;
      case LINE_COMMENT, BLOCK_COMMENT -> Kind.COMMENT;
    };
  }

  /** Returns the offset after the token's last character. */
  public int end() {
    return start + text.length();
  }

  /** Returns whether the token is the given sign or word. */
  public boolean is(String expected) {
    return (kind == Kind.WORD || kind == Kind.SIGN) && text.equals(expected);
  }
}
