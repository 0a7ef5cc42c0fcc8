package org.bowsprit.bow.internal.code;

import java.util.HashMap;
import java.util.Map;
import org.bowsprit.format.charset.WesternGlyphs;

/**
 * Which glyph of a charset stands for a character: what a game declares, else what western releases
 * had (spec 04 §9).
 */
public final class GlyphTable {

  private final Map<Integer, Integer> declared = new HashMap<>();

  /** Says that a character is drawn with a glyph. */
  public void declare(int character, int glyph) {
    declared.put(character, glyph);
  }

  /** Returns the glyph of a character, 1 to 254, or −1 if there is none. */
  public int glyph(int character) {
    Integer glyph = declared.get(character);
    return glyph != null ? glyph : WesternGlyphs.of(character);
  }
}
