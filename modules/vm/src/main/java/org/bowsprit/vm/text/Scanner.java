package org.bowsprit.vm.text;

/** Scans words, numbers and operators in a statement. */
final class Scanner {

  private final String text;
  private int at;

  Scanner(String text) {
    this.text = text;
  }

  /** Returns whether only blanks are left. */
  boolean isAtEnd() {
    skipBlanks();
    return at >= text.length();
  }

  /** Consumes {@code sign} if it comes next. Returns whether it came next. */
  boolean take(String sign) {
    skipBlanks();
    if (text.startsWith(sign, at)) {
      at += sign.length();
      return true;
    }
    return false;
  }

  /** Returns whether {@code sign} comes next. */
  boolean sees(String sign) {
    skipBlanks();
    return text.startsWith(sign, at);
  }

  /** Consumes {@code sign}. Throws an exception if it does not come next. */
  void expect(String sign) {
    if (!take(sign)) {
      throw problem("expected " + sign);
    }
  }

  /** Returns whether a number comes next. */
  boolean seesNumber() {
    skipBlanks();
    return at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '-');
  }

  /** Consumes a decimal number and returns it. */
  int number() {
    skipBlanks();
    int start = at;
    if (at < text.length() && text.charAt(at) == '-') {
      at++;
    }
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      at++;
    }
    return parse(start, 10);
  }

  /** Consumes a hexadecimal number without a prefix and returns it. */
  int hex() {
    skipBlanks();
    int start = at;
    while (at < text.length() && Character.digit(text.charAt(at), 16) >= 0) {
      at++;
    }
    return parse(start, 16);
  }

  private int parse(int start, int radix) {
    try {
      return (int) Long.parseLong(text.substring(start, at), radix);
    } catch (NumberFormatException e) {
      at = start;
      throw problem("expected a number");
    }
  }

  /** Consumes a word and returns it. A word consists of letters, digits, underscores and dots. */
  String word() {
    skipBlanks();
    int start = at;
    while (at < text.length() && isPartOfWord(text.charAt(at))) {
      at++;
    }
    if (start == at) {
      throw problem("expected a name");
    }
    return text.substring(start, at);
  }

  /** Consumes one character, which may be a blank, and returns it. */
  char next() {
    if (at >= text.length()) {
      throw problem("the statement ends too early");
    }
    return text.charAt(at++);
  }

  /** Returns the current position, for {@link #reset}. */
  int mark() {
    return at;
  }

  /** Returns to a position. */
  void reset(int mark) {
    at = mark;
  }

  AssemblyException problem(String expectation) {
    return new AssemblyException(
        0, expectation + " at column " + (at + 1) + " of '" + text.strip() + "'");
  }

  private static boolean isPartOfWord(char each) {
    return Character.isLetterOrDigit(each) || each == '_' || each == '.';
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }
}
