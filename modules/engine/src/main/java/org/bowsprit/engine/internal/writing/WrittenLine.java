package org.bowsprit.engine.internal.writing;

import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.render.Caption;

/** A line of speech as written on the screen. */
public final class WrittenLine {

  private final StringBuilder glyphs = new StringBuilder();
  private final int left;
  private final int top;
  private final int bottom;
  private final int ink;
  private final boolean centred;
  private int right;

  /** Creates a line at the pen's position. */
  public WrittenLine(Pen pen, int ink, boolean centred) {
    this(pen.x, pen.y, pen.lineHeight(), ink, centred);
  }

  /** Creates a line at a point of the screen. */
  public WrittenLine(int x, int y, int height, int ink, boolean centred) {
    left = x;
    right = x;
    top = y;
    bottom = y + height;
    this.ink = ink;
    this.centred = centred;
  }

  /**
   * Records a character that has just been written.
   *
   * @param end the column after it
   */
  public void write(int glyph, int end) {
    glyphs.append((char) glyph);
    right = end;
  }

  public Caption caption() {
    String text = WesternGlyphs.textOf(glyphs.toString()).strip();
    return new Caption(left, top, right, bottom, text, ink, centred);
  }
}
