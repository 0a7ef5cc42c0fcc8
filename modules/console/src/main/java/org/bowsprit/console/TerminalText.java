package org.bowsprit.console;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/**
 * Makes text from outside of the program safe for a terminal. Examples are file names, names in
 * game data, descriptions of plugins, messages of exceptions, and typed text.
 *
 * <p>Control characters except tabs and line ends, and characters that change the direction of
 * writing, are replaced by escapes such as {@code \}{@code u001b}. In a string of a JSON document,
 * the escape denotes the same character.
 */
public final class TerminalText extends FilterWriter {

  private boolean isCarriageReturnPending;

  /** Creates a writer that passes safe text to {@code out}. */
  public TerminalText(Writer out) {
    super(out);
  }

  /** Returns {@code text} in a form that is safe to print. */
  public static String of(String text) {
    StringBuilder safe = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      append(safe, text.charAt(i));
    }
    return safe.toString();
  }

  /** Returns the name of a file in a form that is safe to print within a line. */
  public static String name(Object name) {
    return of(name.toString()).replace("\n", "\\u000a").replace("\t", "\\u0009");
  }

  private static void append(StringBuilder safe, char character) {
    if (isControl(character)) {
      safe.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
    } else {
      safe.append(character);
    }
  }

  private static boolean isControl(char character) {
    boolean isLayout = character == '\n' || character == '\t';
    return !isLayout && (Character.isISOControl(character) || changesDirection(character));
  }

  /**
   * Returns whether a character is a mark, embedding, override or isolate of Unicode's
   * bidirectional algorithm.
   */
  private static boolean changesDirection(char character) {
    return character == '\u061c'
        || character == '\u200e'
        || character == '\u200f'
        || (character >= '\u2028' && character <= '\u202e')
        || (character >= '\u2066' && character <= '\u2069');
  }

  @Override
  public void write(int character) throws IOException {
    write(new char[] {(char) character}, 0, 1);
  }

  @Override
  public void write(String text, int from, int length) throws IOException {
    write(text.toCharArray(), from, length);
  }

  @Override
  public void write(char[] text, int from, int length) throws IOException {
    StringBuilder safe = new StringBuilder(length);
    for (int i = from; i < from + length; i++) {
      boolean endsLine = text[i] == '\n';
      if (isCarriageReturnPending) {
        safe.append(endsLine ? "\r" : "\\u000d");
      }
      isCarriageReturnPending = text[i] == '\r';
      if (!isCarriageReturnPending) {
        append(safe, text[i]);
      }
    }
    out.write(safe.toString());
  }
}
