package org.bowsprit.bow.internal.source;

/**
 * A token.
 *
 * @param kind the kind of the token
 * @param text the word, the sign, or the characters between the quotes as written in the source
 * @param value the value of a number
 * @param span the position of the token
 */
public record Token(TokenKind kind, String text, int value, Span span) {

  /** Returns whether this token is the given sign. */
  public boolean isSign(String sign) {
    return kind == TokenKind.SIGN && text.equals(sign);
  }

  /** Returns whether this token is the given word. */
  public boolean isWord(String word) {
    return kind == TokenKind.WORD && text.equals(word);
  }

  /** Returns the name of the kind for messages. */
  public String description() {
    return switch (kind) {
      case WORD, SIGN -> "'" + text + "'";
      case NUMBER -> "the number " + span.text();
      default -> kind.description();
    };
  }
}
