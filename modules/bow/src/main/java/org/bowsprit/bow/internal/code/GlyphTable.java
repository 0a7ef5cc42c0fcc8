package org.bowsprit.bow.internal.code;

import java.util.HashMap;
import java.util.Map;
import org.bowsprit.format.charset.WesternGlyphs;

/**
 * The glyphs of a charset, by character. A glyph that the game does not declare is taken from
 * western releases (spec 04 §9).
 */
public final class GlyphTable {

  private final Map<Integer, Integer> declared = new HashMap<>();

  /** Assigns a glyph to a character. */
  public void declare(int character, int glyph) {
    declared.put(character, glyph);
  }

  /** Returns the glyph of a character, 1 to 254, or −1 if there is none. */
  public int glyph(int character) {
    Integer glyph = declared.get(character);
    return glyph != null ? glyph : WesternGlyphs.of(character);
  }
}
