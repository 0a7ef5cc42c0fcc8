package org.bowsprit.desktop.text;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the possible texts of an expression in source code. They consist of its literals, with a
 * placeholder for every other value.
 */
final class SaidText {

  private static final String VALUE = "7";
  private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z_]+");
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|[()\\[\\]{},;+?]|(?<!:):(?!:)"
              + "|(?:[^\"()\\[\\]{},;+?:]|::)+)");
  private static final String OPENING = "([{";
  private static final String CLOSING = ")]}";
  private static final String ENDS = CLOSING + "+?:,;";

  private final String code;
  private final Matcher token;
  private String word;

  private SaidText(String code, int start) {
    this.code = code;
    token = TOKEN.matcher(code).region(start, code.length());
    next();
  }

  /** Returns the possible texts of the expression that begins at a position, one for each case. */
  static List<String> at(String code, int start) {
    return new SaidText(code, start).expression();
  }

  private void next() {
    token.find();
    word = token.group().strip();
  }

  private List<String> expression() {
    List<String> said = sum();
    if (!word.equals("?")) {
      return said;
    }
    next();
    List<String> first = expression();
    next();
    return Stream.concat(first.stream(), expression().stream()).toList();
  }

  private List<String> sum() {
    List<String> said = term();
    while (word.equals("+")) {
      next();
      List<String> more = term();
      said = said.stream().flatMap(each -> more.stream().map(each::concat)).toList();
    }
    return said;
  }

  private List<String> term() {
    List<String> said = List.of(VALUE);
    if (token.group(1) != null) {
      said = List.of(token.group(1).translateEscapes().replaceAll("%[sd]", VALUE));
    } else if (word.equals("(")) {
      next();
      said = expression();
    } else if (CONSTANT.matcher(word).matches()) {
      Matcher constant = Pattern.compile(word + "\\s*=").matcher(code);
      said = constant.find() ? at(code, constant.end()) : said;
    }
    // A method that is called on a text formats the text.
    for (next(); !ENDS.contains(word); next()) {
      if (OPENING.contains(word)) {
        skip();
      }
    }
    return said;
  }

  private void skip() {
    for (next(); !CLOSING.contains(word); next()) {
      if (OPENING.contains(word)) {
        skip();
      }
    }
  }
}
