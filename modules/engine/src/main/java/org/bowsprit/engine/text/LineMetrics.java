package org.bowsprit.engine.text;

import org.bowsprit.format.charset.Charset;

/** Measures and wraps lines of text (spec 04 §5). Widths are in pixels. */
public final class LineMetrics {

  private final Fonts fonts;

  /**
   * Creates the metrics.
   *
   * @param fonts the character sets
   */
  public LineMetrics(Fonts fonts) {
    this.fonts = fonts;
  }

  /** Returns the line height in pixels. */
  public int height(int charset) {
    return fonts.font(charset).height();
  }

  /** Returns the width of characters without codes, in pixels. */
  public int width(String characters, int charset) {
    Charset font = fonts.font(charset);
    return characters.chars().map(font::advance).sum();
  }

  /**
   * Returns the width of a line: one more than the sum of the advances of its characters. If the
   * text was not expanded, like a string resource, the bytes of a substitution code are measured as
   * characters.
   *
   * @param from start of the line
   * @param charset character set at the start
   * @param systemText whether code 8 ends the line (system text and verbs) or skips the spaces
   *     after it (speech)
   * @return pixels
   */
  public int width(TextBuffer text, int from, int charset, boolean systemText) {
    Charset font = fonts.font(charset);
    int width = 1;
    int position = from;
    while (true) {
      int value = text.byteAt(position++);
      if (value == 0 || value == TextCodes.LINE_END || value == '\n') {
        return width;
      }
      if (value == TextCodes.FILLER) {
        continue;
      }
      if (!TextCodes.isEscape(value)) {
        width += font.advance(value);
        continue;
      }
      int code = text.byteAt(position++);
      switch (code) {
        case TextCodes.LINE, TextCodes.KEEP, TextCodes.PAGE, TextCodes.CHORE -> {
          return width;
        }
        case TextCodes.VERB_LINE -> {
          if (systemText) {
            return width;
          }
          while (text.byteAt(position) == ' ') {
            position++;
          }
          if (text.byteAt(position) == 0) {
            return width;
          }
          position++;
        }
        case TextCodes.CHARSET -> {
          font = fonts.font(text.word(position));
          position += 2;
        }
        case TextCodes.VARIABLE, TextCodes.VERB, TextCodes.NAME, TextCodes.STRING ->
            width += font.advance(code);
        default -> position += 2;
      }
    }
  }

  /**
   * Breaks spoken text into lines. The last space before the limit becomes a line end. Words longer
   * than the limit stay whole.
   *
   * @param text the text, changed in place
   * @param from start of the line
   * @param charset character set at the start
   * @param limit the maximum width of a line in pixels
   */
  public void wrap(TextBuffer text, int from, int charset, int limit) {
    Charset font = fonts.font(charset);
    int width = 1;
    int lastSpace = -1;
    int position = from;
    while (true) {
      int value = text.byteAt(position++);
      if (value == 0) {
        return;
      }
      if (value == TextCodes.FILLER) {
        continue;
      }
      if (TextCodes.isEscape(value)) {
        int code = text.byteAt(position++);
        if (code == TextCodes.KEEP || code == TextCodes.PAGE || code == TextCodes.CHORE) {
          return;
        }
        if (code == TextCodes.LINE) {
          width = 1;
          lastSpace = -1;
        } else if (code == TextCodes.VERB_LINE) {
          position = fillSpaces(text, position);
        } else {
          if (code == TextCodes.CHARSET) {
            font = fonts.font(text.word(position));
          }
          position += 2;
        }
        continue;
      }
      if (value == ' ') {
        lastSpace = position - 1;
      }
      width += font.advance(value);
      if (width > limit && lastSpace >= 0) {
        text.set(lastSpace, TextCodes.LINE_END);
        position = lastSpace + 1;
        width = 1;
        lastSpace = -1;
      }
    }
  }

  private static int fillSpaces(TextBuffer text, int from) {
    int position = from;
    while (text.byteAt(position) == ' ') {
      text.set(position++, TextCodes.FILLER);
    }
    return position;
  }
}
