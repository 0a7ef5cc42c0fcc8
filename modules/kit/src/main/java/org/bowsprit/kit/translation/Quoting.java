package org.bowsprit.kit.translation;

/**
 * Converts between the text inside the quotes of a source and the form for translators. For
 * translators, line breaks and quotes are not escaped. Insertions such as {@code {wait}} and other
 * escapes stay the same.
 */
final class Quoting {

  private Quoting() {}

  /** Returns the text in the form for translators. */
  static String read(String source) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < source.length(); i++) {
      char each = source.charAt(i);
      if (each != '\\' || i + 1 == source.length()) {
        text.append(each);
        continue;
      }
      char next = source.charAt(++i);
      if (next == 'n') {
        text.append('\n');
      } else if (next == '"') {
        text.append('"');
      } else {
        text.append(each).append(next);
      }
    }
    return text.toString();
  }

  /** Returns the text in the form between the quotes of a source. */
  static String write(String text) {
    StringBuilder source = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      if (each == '\\' && i + 1 < text.length()) {
        source.append(each).append(text.charAt(++i));
      } else if (each == '\n') {
        source.append("\\n");
      } else if (each == '"') {
        source.append("\\\"");
      } else {
        source.append(each);
      }
    }
    return source.toString();
  }
}
