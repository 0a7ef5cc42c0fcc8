package org.bowsprit.format.charset;

/**
 * Maps characters to the glyphs of a charset in western releases. ASCII characters have their ASCII
 * numbers, and accented letters have the numbers that these releases use (spec 04 §9). Text in data
 * files consists of glyph numbers.
 */
public final class WesternGlyphs {

  private static final String ACCENTED = "üéâäàçêëèïîìÄÉôöòûùÖÜáíóúñÑ¿¡ß";
  private static final int[] GLYPHS = {
    0x81, 0x82, 0x83, 0x84, 0x85, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8D, 0x8E, 0x90, 0x93, 0x94,
    0x95, 0x96, 0x97, 0x99, 0x9A, 0xA0, 0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA8, 0xAD, 0xE1
  };

  private static final int LAST_ASCII = 0x7E;

  private WesternGlyphs() {}

  /** Returns the glyph of a Unicode character, 32 to 254, or −1 if there is none. */
  public static int of(int character) {
    int accented = ACCENTED.indexOf(character);
    if (accented >= 0) {
      return GLYPHS[accented];
    }
    return character >= ' ' && character <= LAST_ASCII ? character : -1;
  }

  /** Returns a row of glyphs as Unicode text. Glyphs without a known character are left out. */
  public static String textOf(String glyphs) {
    StringBuilder text = new StringBuilder();
    glyphs
        .chars()
        .map(WesternGlyphs::characterOf)
        .filter(character -> character >= 0)
        .forEach(text::appendCodePoint);
    return text.toString();
  }

  /** Returns the Unicode character of a glyph, 0 to 255, or −1 if it is not known. */
  public static int characterOf(int glyph) {
    for (int i = 0; i < GLYPHS.length; i++) {
      if (GLYPHS[i] == glyph) {
        return ACCENTED.charAt(i);
      }
    }
    return glyph >= ' ' && glyph <= LAST_ASCII ? glyph : -1;
  }
}
