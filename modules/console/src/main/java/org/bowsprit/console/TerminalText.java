package org.bowsprit.console;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/**
 * The one way of foreign text to a terminal: file names, names in game data, what plugins say of
 * themselves, messages of exceptions and what was typed.
 *
 * <p>Characters that a terminal obeys instead of showing them — control characters but for tabs and
 * line ends, and those that turn the direction of writing — become {@code \}{@code u001b} and its
 * like. Inside a string of a JSON document that is the same string.
 */
public final class TerminalText extends FilterWriter {

  private boolean carriageReturn;

  /** Passes on to {@code out} what is safe to show. */
  public TerminalText(Writer out) {
    super(out);
  }

  /** Returns {@code text} as it may be shown. */
  public static String of(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      append(shown, text.charAt(i));
    }
    return shown.toString();
  }

  /** Returns the name of a file as it may be shown within a line. */
  public static String name(Object name) {
    return of(name.toString()).replace("\n", "\\u000a").replace("\t", "\\u0009");
  }

  private static void append(StringBuilder shown, char character) {
    if (isObeyed(character)) {
      shown.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
    } else {
      shown.append(character);
    }
  }

  private static boolean isObeyed(char character) {
    boolean isLayout = character == '\n' || character == '\t';
    return !isLayout && (Character.isISOControl(character) || turnsDirection(character));
  }

  /** The marks, embeddings, overrides and isolates of Unicode's bidirectional algorithm. */
  private static boolean turnsDirection(char character) {
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
    StringBuilder shown = new StringBuilder(length);
    for (int i = from; i < from + length; i++) {
      boolean endsLine = text[i] == '\n';
      if (carriageReturn) {
        shown.append(endsLine ? "\r" : "\\u000d");
      }
      carriageReturn = text[i] == '\r';
      if (!carriageReturn) {
        append(shown, text[i]);
      }
    }
    out.write(shown.toString());
  }
}
