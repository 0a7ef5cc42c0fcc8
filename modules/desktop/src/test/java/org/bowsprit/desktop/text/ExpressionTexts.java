package org.bowsprit.desktop.text;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the possible texts of an expression in source code. They consist of the literals of the
 * expression, with a placeholder for every other value.
 */
final class ExpressionTexts {

  private static final String PLACEHOLDER = "7";
  private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z_]+");
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|[()\\[\\]{},;+?]|(?<!:):(?!:)"
              + "|(?:[^\"()\\[\\]{},;+?:]|::)+)");
  private static final String OPENING = "([{";
  private static final String CLOSING = ")]}";
  private static final String TERM_END_TOKENS = CLOSING + "+?:,;";

  private final String code;
  private final Matcher tokenMatcher;
  private String tokenText;

  private ExpressionTexts(String code, int start) {
    this.code = code;
    tokenMatcher = TOKEN.matcher(code).region(start, code.length());
    readToken();
  }

  /**
   * Returns the possible texts of the expression that begins at a position. A conditional
   * expression has the texts of both its cases.
   */
  static List<String> textsAt(String code, int start) {
    return new ExpressionTexts(code, start).readExpression();
  }

  private void readToken() {
    tokenMatcher.find();
    tokenText = tokenMatcher.group().strip();
  }

  private List<String> readExpression() {
    List<String> texts = readSum();
    if (!tokenText.equals("?")) {
      return texts;
    }
    readToken();
    List<String> firstCase = readExpression();
    readToken();
    return Stream.concat(firstCase.stream(), readExpression().stream()).toList();
  }

  private List<String> readSum() {
    List<String> texts = readTerm();
    while (tokenText.equals("+")) {
      readToken();
      List<String> rightTexts = readTerm();
      texts =
          texts.stream().flatMap(leftText -> rightTexts.stream().map(leftText::concat)).toList();
    }
    return texts;
  }

  private List<String> readTerm() {
    List<String> texts = List.of(PLACEHOLDER);
    if (tokenMatcher.group(1) != null) {
      texts = List.of(tokenMatcher.group(1).translateEscapes().replaceAll("%[sd]", PLACEHOLDER));
    } else if (tokenText.equals("(")) {
      readToken();
      texts = readExpression();
    } else if (CONSTANT.matcher(tokenText).matches()) {
      Matcher constant = Pattern.compile(tokenText + "\\s*=").matcher(code);
      texts = constant.find() ? textsAt(code, constant.end()) : texts;
    }
    // A method call on a text, such as formatted(…), is skipped.
    for (readToken(); !TERM_END_TOKENS.contains(tokenText); readToken()) {
      if (OPENING.contains(tokenText)) {
        skipToClosingBracket();
      }
    }
    return texts;
  }

  private void skipToClosingBracket() {
    for (readToken(); !CLOSING.contains(tokenText); readToken()) {
      if (OPENING.contains(tokenText)) {
        skipToClosingBracket();
      }
    }
  }
}
