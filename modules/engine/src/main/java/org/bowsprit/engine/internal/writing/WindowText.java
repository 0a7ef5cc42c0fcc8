package org.bowsprit.engine.internal.writing;

import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.text.LineMetrics;
import org.bowsprit.engine.text.TextBuffer;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.World;
import org.bowsprit.render.Frame;

/** Draws text that appears immediately and has no timing: system text and verbs (spec 04 §7). */
public final class WindowText {

  private static final int COLOUR_CODE = 12;
  private static final int LINE_CODE = 1;
  private static final int KEEP_CODE = 2;
  private static final int PAGE_CODE = 3;
  private static final int VERB_LINE_CODE = 8;

  private final TextExpander expander;
  private final LineMetrics metrics;
  private final Pen pen;
  private final TextBuffer text = new TextBuffer(TextBuffer.OTHER_CAPACITY);

  public WindowText(World world, Fonts fonts, TextExpander expander, ScenePainter painter) {
    this.expander = expander;
    metrics = new LineMetrics(fonts);
    pen = new Pen(world, fonts, painter);
  }

  /** Draws a text and returns its pen, which contains the drawn rectangle and the character set. */
  public Pen draw(
      byte[] label, int x, int y, int right, int colour, int charset, boolean isCentred) {
    return draw(label, x, y, right, colour, charset, isCentred, false);
  }

  /** Draws a text above the picture, centred on the screen. */
  public void drawAbove(byte[] label, int y, int colour, int charset) {
    draw(label, Frame.WIDTH / 2, y, Frame.WIDTH - 1, colour, charset, true, true);
  }

  private Pen draw(
      byte[] label,
      int x,
      int y,
      int right,
      int colour,
      int charset,
      boolean isCentred,
      boolean isAboveRoom) {
    expander.expand(label, text);
    dropTrailingSpaces();
    pen.begin(charset, colour, right, isAboveRoom);
    int start = x;
    if (isCentred) {
      start = x - metrics.width(text, 0, charset, true) / 2;
    }
    if (text.length() == 0) {
      // The blank is appended after centring, so that a blank text has the position of an empty
      // text (spec 15, rule J).
      text.append(' ');
    }
    pen.x = start;
    pen.y = y;
    int position = 0;
    while (text.byteAt(position) != 0) {
      int value = text.byteAt(position++);
      if (value != 0xFF && value != 0xFE) {
        if (value != '@') {
          pen.write(value);
        }
        continue;
      }
      int code = text.byteAt(position++);
      switch (code) {
        case LINE_CODE, VERB_LINE_CODE -> {
          pen.x = isCentred ? x - metrics.width(text, position, pen.charset(), true) : x;
          pen.y += pen.lineHeight();
        }
        case KEEP_CODE, PAGE_CODE -> {
          // Codes for pages and for keeping text apply only to speech.
        }
        case COLOUR_CODE -> {
          int requestedColour = text.word(position);
          pen.setInk(requestedColour == 0xFF ? colour : requestedColour);
          position += 2;
        }
        default -> position += 2;
      }
    }
    return pen;
  }

  /** Removes the spaces at the end. Keeps them if the text contains a code with an argument. */
  private void dropTrailingSpaces() {
    int position = 0;
    while (text.byteAt(position) != 0) {
      int value = text.byteAt(position++);
      if (value == 0xFF || value == 0xFE) {
        int code = text.byteAt(position++);
        if (code != LINE_CODE && code != KEEP_CODE && code != PAGE_CODE && code != VERB_LINE_CODE) {
          return;
        }
      }
    }
    int length = text.length();
    while (length > 0 && text.byteAt(length - 1) == ' ') {
      length--;
    }
    text.truncate(length);
  }
}
