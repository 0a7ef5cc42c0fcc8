package org.bowsprit.engine.internal;

import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.render.Caption;

/** A line of speech as it was written on the screen. */
final class WrittenLine {

  private final StringBuilder glyphs = new StringBuilder();
  private final int left;
  private final int top;
  private final int bottom;
  private final int ink;
  private final boolean centred;
  private int right;

  /** Begins where the pen stands. */
  WrittenLine(Pen pen, int ink, boolean centred) {
    left = pen.x;
    right = pen.x;
    top = pen.y;
    bottom = pen.y + pen.lineHeight();
    this.ink = ink;
    this.centred = centred;
  }

  /** Notes a character that the pen has just written. */
  void write(int glyph, Pen pen) {
    glyphs.append((char) glyph);
    right = pen.x;
  }

  Caption caption() {
    String text = WesternGlyphs.textOf(glyphs.toString()).strip();
    return new Caption(left, top, right, bottom, text, ink, centred);
  }
}
