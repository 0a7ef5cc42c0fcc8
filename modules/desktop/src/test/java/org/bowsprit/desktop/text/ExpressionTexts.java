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
  private static final String TERM_ENDS = CLOSING + "+?:,;";

  private final String code;
  private final Matcher token;
  private String word;

  private ExpressionTexts(String code, int start) {
    this.code = code;
    token = TOKEN.matcher(code).region(start, code.length());
    next();
  }

  /** Returns the possible texts of the expression that begins at a position, one for each case. */
  static List<String> at(String code, int start) {
    return new ExpressionTexts(code, start).expression();
  }

  private void next() {
    token.find();
    word = token.group().strip();
  }

  private List<String> expression() {
    List<String> texts = sum();
    if (!word.equals("?")) {
      return texts;
    }
    next();
    List<String> firstCase = expression();
    next();
    return Stream.concat(firstCase.stream(), expression().stream()).toList();
  }

  private List<String> sum() {
    List<String> texts = term();
    while (word.equals("+")) {
      next();
      List<String> rightTexts = term();
      texts = texts.stream().flatMap(each -> rightTexts.stream().map(each::concat)).toList();
    }
    return texts;
  }

  private List<String> term() {
    List<String> texts = List.of(PLACEHOLDER);
    if (token.group(1) != null) {
      texts = List.of(token.group(1).translateEscapes().replaceAll("%[sd]", PLACEHOLDER));
    } else if (word.equals("(")) {
      next();
      texts = expression();
    } else if (CONSTANT.matcher(word).matches()) {
      Matcher constant = Pattern.compile(word + "\\s*=").matcher(code);
      texts = constant.find() ? at(code, constant.end()) : texts;
    }
    // A method call on a text, such as formatted(…), is skipped.
    for (next(); !TERM_ENDS.contains(word); next()) {
      if (OPENING.contains(word)) {
        skip();
      }
    }
    return texts;
  }

  private void skip() {
    for (next(); !CLOSING.contains(word); next()) {
      if (OPENING.contains(word)) {
        skip();
      }
    }
  }
}
