package org.bowsprit.render.terminal;

import java.util.Arrays;

/**
 * Stores the cells that the terminal is to show and the cells that were last sent, and sends the
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
    requireFullUpdate();
  }

  int columns() {
    return columns;
  }

  int rows() {
    return glyphs.length / columns;
  }

  /** Sets a cell. For a space, the foreground colour is set to the background colour. */
  void set(int index, int glyph, int foreground, int background) {
    glyphs[index] = glyph;
    foregrounds[index] = glyph == ' ' ? background : foreground;
    backgrounds[index] = background;
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
  void requireFullUpdate() {
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
    for (int index = 0; index < glyphs.length; index++) {
      if (isSent(index)) {
        continue;
      }
      if (cursor != index || index % columns == 0) {
        out.append("\033[")
            .appendNumber(index / columns + 1)
            .append(";")
            .appendNumber(index % columns + 1)
            .append("H");
      }
      writeColours(index, out, depth);
      out.appendGlyph(isControl(glyphs[index]) ? '?' : glyphs[index]);
      markSent(index);
      cursor = index + 1;
    }
  }

  /**
   * Returns whether a terminal executes a character instead of showing it. This is checked because
   * panels show text of games and plugins.
   */
  private static boolean isControl(int glyph) {
    return Character.isISOControl(glyph) || Character.getType(glyph) == Character.FORMAT;
  }

  private boolean isSent(int index) {
    return glyphs[index] == sentGlyphs[index]
        && foregrounds[index] == sentForegrounds[index]
        && backgrounds[index] == sentBackgrounds[index];
  }

  private void markSent(int index) {
    sentGlyphs[index] = glyphs[index];
    sentForegrounds[index] = foregrounds[index];
    sentBackgrounds[index] = backgrounds[index];
  }

  private void writeColours(int index, AnsiBuffer out, ColourDepth depth) {
    boolean changesForeground = glyphs[index] != ' ' && foregrounds[index] != penForeground;
    boolean changesBackground = backgrounds[index] != penBackground;
    if (!changesForeground && !changesBackground) {
      return;
    }
    out.append("\033[");
    if (changesForeground) {
      depth.select(out, ColourDepth.FOREGROUND, foregrounds[index]);
      penForeground = foregrounds[index];
    }
    if (changesForeground && changesBackground) {
      out.append(";");
    }
    if (changesBackground) {
      depth.select(out, ColourDepth.BACKGROUND, backgrounds[index]);
      penBackground = backgrounds[index];
    }
    out.append("m");
  }
}
