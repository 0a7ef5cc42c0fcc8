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
      char character = source.charAt(i);
      if (character != '\\' || i + 1 == source.length()) {
        text.append(character);
        continue;
      }
      char next = source.charAt(++i);
      if (next == 'n') {
        text.append('\n');
      } else if (next == '"') {
        text.append('"');
      } else {
        text.append(character).append(next);
      }
    }
    return text.toString();
  }

  /** Returns the text in the form between the quotes of a source. */
  static String write(String text) {
    StringBuilder source = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '\\' && i + 1 < text.length()) {
        source.append(character).append(text.charAt(++i));
      } else if (character == '\n') {
        source.append("\\n");
      } else if (character == '"') {
        source.append("\\\"");
      } else {
        source.append(character);
      }
    }
    return source.toString();
  }
}
