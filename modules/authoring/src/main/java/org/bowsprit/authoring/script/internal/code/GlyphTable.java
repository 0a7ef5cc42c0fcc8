package org.bowsprit.authoring.script.internal.code;

import java.util.HashMap;
import java.util.Map;

/**
 * Which glyph of a charset stands for a character: ASCII for itself, accented letters where western
 * releases had them (spec 04 §9), and what a game declares.
 */
public final class GlyphTable {

  private static final String ACCENTED = "üéâäàçêëèïîìÄÉôöòûùÖÜáíóúñÑ¿¡ß";
  private static final int[] GLYPHS = {
    0x81, 0x82, 0x83, 0x84, 0x85, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8D, 0x8E, 0x90, 0x93, 0x94,
    0x95, 0x96, 0x97, 0x99, 0x9A, 0xA0, 0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA8, 0xAD, 0xE1
  };

  private final Map<Integer, Integer> declared = new HashMap<>();

  /** Makes the table every game begins with. */
  public GlyphTable() {
    for (int i = 0; i < GLYPHS.length; i++) {
      declared.put((int) ACCENTED.charAt(i), GLYPHS[i]);
    }
  }

  /** Says that a character is drawn with a glyph. */
  public void declare(int character, int glyph) {
    declared.put(character, glyph);
  }

  /** Returns the glyph of a character, 1 to 254, or −1 if there is none. */
  public int glyph(int character) {
    Integer glyph = declared.get(character);
    if (glyph != null) {
      return glyph;
    }
    return character >= ' ' && character < 0x7F ? character : -1;
  }
}
