package org.bowsprit.render.terminal;

import java.util.Arrays;

/**
 * Stores the wanted cells of the terminal and the cells that were last sent, and sends the
 * differences.
 *
 * <p>Colours are in the quantised form of the current {@link ColourDepth}.
 */
final class CellGrid {

  private static final int UNKNOWN = -1;

  private final int columns;
  private final int[] glyphs;
  private final int[] foregrounds;
  private final int[] backgrounds;
  private final int[] sentGlyphs;
  private final int[] sentForegrounds;
  private final int[] sentBackgrounds;
  private int penForeground;
  private int penBackground;

  CellGrid(int columns, int rows) {
    this.columns = columns;
    int cells = columns * rows;
    glyphs = new int[cells];
    foregrounds = new int[cells];
    backgrounds = new int[cells];
    sentGlyphs = new int[cells];
    sentForegrounds = new int[cells];
    sentBackgrounds = new int[cells];
    Arrays.fill(glyphs, ' ');
    forget();
  }

  int columns() {
    return columns;
  }

  int rows() {
    return glyphs.length / columns;
  }

  /** Sets a cell. A space uses the colour of the background also as its foreground. */
  void set(int at, int glyph, int foreground, int background) {
    glyphs[at] = glyph;
    foregrounds[at] = glyph == ' ' ? background : foreground;
    backgrounds[at] = background;
  }

  /** Makes all cells empty. */
  void clear(int background) {
    Arrays.fill(glyphs, ' ');
    Arrays.fill(foregrounds, background);
    Arrays.fill(backgrounds, background);
  }

  /**
   * Discards the record of the cells that were sent, so that the next difference contains all
   * cells.
   */
  void forget() {
    Arrays.fill(sentGlyphs, UNKNOWN);
  }

  /**
   * Writes the changes since the last call.
   *
   * @param out receives the bytes
   * @param depth the way in which colours are selected
   */
  void writeChanges(AnsiBuffer out, ColourDepth depth) {
    penForeground = UNKNOWN;
    penBackground = UNKNOWN;
    int cursor = UNKNOWN;
    for (int at = 0; at < glyphs.length; at++) {
      if (isSent(at)) {
        continue;
      }
      if (cursor != at || at % columns == 0) {
        out.text("\033[").number(at / columns + 1).text(";").number(at % columns + 1).text("H");
      }
      choosePen(at, out, depth);
      out.glyph(isObeyed(glyphs[at]) ? '?' : glyphs[at]);
      markSent(at);
      cursor = at + 1;
    }
  }

  /**
   * Returns whether a terminal executes a character instead of showing it. This is checked because
   * panels show text of games and plugins.
   */
  private static boolean isObeyed(int glyph) {
    return Character.isISOControl(glyph) || Character.getType(glyph) == Character.FORMAT;
  }

  private boolean isSent(int at) {
    return glyphs[at] == sentGlyphs[at]
        && foregrounds[at] == sentForegrounds[at]
        && backgrounds[at] == sentBackgrounds[at];
  }

  private void markSent(int at) {
    sentGlyphs[at] = glyphs[at];
    sentForegrounds[at] = foregrounds[at];
    sentBackgrounds[at] = backgrounds[at];
  }

  private void choosePen(int at, AnsiBuffer out, ColourDepth depth) {
    boolean foreground = glyphs[at] != ' ' && foregrounds[at] != penForeground;
    boolean background = backgrounds[at] != penBackground;
    if (!foreground && !background) {
      return;
    }
    out.text("\033[");
    if (foreground) {
      depth.select(out, ColourDepth.FOREGROUND, foregrounds[at]);
      penForeground = foregrounds[at];
    }
    if (foreground && background) {
      out.text(";");
    }
    if (background) {
      depth.select(out, ColourDepth.BACKGROUND, backgrounds[at]);
      penBackground = backgrounds[at];
    }
    out.text("m");
  }
}
