package org.bowsprit.engine.text;

import org.bowsprit.format.charset.Charset;

/**
 * The colour maps of the character sets: what the pixel values of glyphs become (spec 04 §2).
 *
 * <p>Every character set has its own map; one active map is in force while drawing.
 */
public final class CharsetColours {

  private static final int CHARSETS = 24;
  private static final int FROM_CHARSET = 4;
  private static final int INK = 1;

  private final int[][] ofCharset = new int[CHARSETS][Charset.MAP_SIZE];
  private final int[] active = new int[Charset.MAP_SIZE];
  private final boolean[] loaded = new boolean[CHARSETS];
  private int lastUsed = 1;

  /** All maps empty. */
  public CharsetColours() {}

  /**
   * Loads a character set's own map, once.
   *
   * @param number its number
   * @param font the character set
   */
  public void load(int number, Charset font) {
    if (number < CHARSETS && !loaded[number]) {
      loaded[number] = true;
      for (int i = 1; i < Charset.MAP_SIZE; i++) {
        ofCharset[number][i] = font.colourMap().u8(i);
      }
    }
  }

  /**
   * Makes a character set the default: its whole map becomes active.
   *
   * @param number its number
   */
  public void select(int number) {
    System.arraycopy(map(number), 0, active, 0, active.length);
  }

  /**
   * Sets the active map and the default character set's.
   *
   * @param number the default character set
   * @param colours up to 16 palette indices, the rest becomes 0
   */
  public void assign(int number, int[] colours) {
    int[] map = map(number);
    for (int i = 0; i < active.length; i++) {
      active[i] = i < colours.length ? colours[i] & 0xFF : 0;
      map[i] = active[i];
    }
  }

  /**
   * Prepares the active map for drawing a text.
   *
   * @param number its character set
   */
  public void begin(int number) {
    lastUsed = number;
    System.arraycopy(map(number), 0, active, 0, FROM_CHARSET);
  }

  /**
   * The character set of the text drawn last.
   *
   * @return its number
   */
  public int lastUsed() {
    return lastUsed;
  }

  /**
   * Sets the colour of the text itself.
   *
   * @param colour palette index
   */
  public void ink(int colour) {
    active[INK] = colour;
  }

  /**
   * The active map.
   *
   * @return live, 16 palette indices by pixel value
   */
  public int[] active() {
    return active;
  }

  /**
   * The map of a character set.
   *
   * @param number its number
   * @return live, 16 palette indices by pixel value
   */
  public int[] map(int number) {
    return ofCharset[number < CHARSETS ? number : 0];
  }
}
