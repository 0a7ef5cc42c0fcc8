package org.bowsprit.bow.internal.source;

/**
 * A token.
 *
 * @param kind what it is
 * @param text the word, the sign, the characters between the quotes as they stand in the source
 * @param value the number of a number
 * @param span where it stands
 */
public record Token(TokenKind kind, String text, int value, Span span) {

  /** Returns whether this is that sign. */
  public boolean isSign(String sign) {
    return kind == TokenKind.SIGN && text.equals(sign);
  }

  /** Returns whether this is that word. */
  public boolean isWord(String word) {
    return kind == TokenKind.WORD && text.equals(word);
  }

  /** Returns what messages call it. */
  public String described() {
    return switch (kind) {
      case WORD, SIGN -> "'" + text + "'";
      case NUMBER -> "the number " + span.text();
      default -> kind.description();
    };
  }
}
