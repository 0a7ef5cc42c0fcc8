package org.bowsprit.vm.text;

/** Scans words, numbers and operators in a statement. */
final class Scanner {

  private final String text;
  private int position;

  Scanner(String text) {
    this.text = text;
  }

  /** Returns whether only white space is left. */
  boolean isAtEnd() {
    skipSpaces();
    return position >= text.length();
  }

  /** Consumes {@code sign} if it comes next. Returns whether {@code sign} was consumed. */
  boolean consume(String sign) {
    skipSpaces();
    if (text.startsWith(sign, position)) {
      position += sign.length();
      return true;
    }
    return false;
  }

  /** Returns whether {@code sign} comes next. */
  boolean isNext(String sign) {
    skipSpaces();
    return text.startsWith(sign, position);
  }

  /** Consumes {@code sign}. Throws an exception if it does not come next. */
  void expect(String sign) {
    if (!consume(sign)) {
      throw problem("expected " + sign);
    }
  }

  /** Returns whether a number comes next. */
  boolean isNumberNext() {
    skipSpaces();
    return position < text.length()
        && (Character.isDigit(text.charAt(position)) || text.charAt(position) == '-');
  }

  /** Consumes a decimal number and returns it. */
  int number() {
    skipSpaces();
    int start = position;
    if (position < text.length() && text.charAt(position) == '-') {
      position++;
    }
    while (position < text.length() && Character.isDigit(text.charAt(position))) {
      position++;
    }
    return parse(start, 10);
  }

  /** Consumes a hexadecimal number without a prefix and returns it. */
  int hex() {
    skipSpaces();
    int start = position;
    while (position < text.length() && Character.digit(text.charAt(position), 16) >= 0) {
      position++;
    }
    return parse(start, 16);
  }

  private int parse(int start, int radix) {
    try {
      return (int) Long.parseLong(text.substring(start, position), radix);
    } catch (NumberFormatException e) {
      position = start;
      throw problem("expected a number");
    }
  }

  /** Consumes a word and returns it. A word consists of letters, digits, underscores and dots. */
  String word() {
    skipSpaces();
    int start = position;
    while (position < text.length() && isPartOfWord(text.charAt(position))) {
      position++;
    }
    if (start == position) {
      throw problem("expected a name");
    }
    return text.substring(start, position);
  }

  /** Consumes one character, which may be a space, and returns it. */
  char nextCharacter() {
    if (position >= text.length()) {
      throw problem("the statement ends too early");
    }
    return text.charAt(position++);
  }

  /** Returns the current position, for {@link #reset}. */
  int mark() {
    return position;
  }

  /** Goes back to a position. */
  void reset(int mark) {
    position = mark;
  }

  AssemblyException problem(String expectation) {
    return new AssemblyException(
        0, expectation + " at column " + (position + 1) + " of '" + text.strip() + "'");
  }

  private static boolean isPartOfWord(char each) {
    return Character.isLetterOrDigit(each) || each == '_' || each == '.';
  }

  private void skipSpaces() {
    while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
      position++;
    }
  }
}
