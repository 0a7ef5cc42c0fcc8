package org.bowsprit.bow.internal.source;

import java.util.Set;

/** The words of other programming languages that authors write by habit. */
public final class ForeignWords {

  private static final Set<String> TYPES =
      Set.of(
          "String", "int", "bool", "boolean", "byte", "char", "float", "let", "local", "long",
          "short");

  private static final Set<String> ELSE_IFS = Set.of("elif", "elsif");

  private ForeignWords() {}

  /** Returns whether a word begins the declaration of a variable in another language. */
  public static boolean declaresVariable(String word) {
    return TYPES.contains(word);
  }

  /** Returns whether a word begins a choice between values in another language. */
  public static boolean beginsChoice(String word) {
    return word.equals("switch");
  }

  /** Returns whether a token means {@code else if} in another language. */
  public static boolean isElseIf(Token token) {
    return token.kind() == TokenKind.WORD && ELSE_IFS.contains(token.text());
  }
}
