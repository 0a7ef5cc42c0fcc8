package org.bowsprit.engine.text;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.speech.SpeechCue;

/**
 * Removes the codes from texts of the game (spec 04 §3). The result is in the game's own
 * characters.
 */
public final class PlainText {

  /** The length of a code without arguments: the escape character and the code itself. */
  private static final int CODE_BYTES = 2;

  private static final int ARGUMENT_BYTES = 2;

  private PlainText() {}

  /**
   * Returns the characters of the last page of a text.
   *
   * @param text the text, with substitutions made
   * @param end the end of the page
   * @return the characters, with line ends replaced by spaces and no spaces at either end
   */
  public static String of(byte[] text, int end) {
    return String.join(" ", lines(text, end)).strip();
  }

  /**
   * Returns the characters of the last page of a text, line by line.
   *
   * @param text the text, with substitutions made
   * @param end the end of the page
   */
  public static List<String> lines(byte[] text, int end) {
    return lines(text, end, false);
  }

  /**
   * Returns the characters of all pages of a text.
   *
   * @param text the text, with substitutions made
   * @return the characters, with line ends and page ends replaced by spaces and no spaces at either
   *     end
   */
  public static String allPages(byte[] text) {
    return String.join(" ", lines(text, text.length, true)).strip();
  }

  private static List<String> lines(byte[] text, int end, boolean allPages) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int stop = Math.min(end, text.length);
    int position = 0;
    while (position < stop) {
      int value = text[position++] & 0xFF;
      if (TextCodes.isEscape(value)) {
        if (position == stop) {
          break;
        }
        int code = text[position++] & 0xFF;
        if (code == TextCodes.PAGE && allPages) {
          addLine(line, lines);
        } else if (code == TextCodes.PAGE && position < stop) {
          lines.clear();
          line.setLength(0);
        } else if (code == TextCodes.LINE || code == TextCodes.VERB_LINE) {
          addLine(line, lines);
        } else if (code == TextCodes.SAMPLE) {
          position += SpeechCue.LENGTH - CODE_BYTES;
        } else if (!TextCodes.hasNoArgument(code)) {
          position += ARGUMENT_BYTES;
        }
      } else if (value == TextCodes.LINE_END) {
        addLine(line, lines);
      } else if (value >= ' ' && value != TextCodes.FILLER) {
        line.append((char) value);
      }
    }
    addLine(line, lines);
    return lines;
  }

  private static void addLine(StringBuilder line, List<String> lines) {
    lines.add(line.toString());
    line.setLength(0);
  }
}
