package org.bowsprit.explorer.extract;

import java.util.Locale;
import java.util.Optional;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.Glyph;

/**
 * Writes a picture of a font with its characters in rows of sixteen. Each character is placed by
 * its offsets.
 */
final class FontSheet {

  private static final int COLUMNS = 16;
  private static final int GAP = 2;
  private static final int BACKGROUND = 0;

  private final OutputFolder out;
  private final int id;
  private final Charset font;
  private final int cellWidth;
  private final int cellHeight;

  FontSheet(OutputFolder out, int id, Charset font) {
    this.out = out;
    this.id = id;
    this.font = font;
    int maxWidth = 1;
    int maxHeight = font.height();
    for (Optional<Glyph> glyph : font.glyphs()) {
      maxWidth =
          Math.max(maxWidth, glyph.map(one -> Math.max(0, one.xOffset()) + one.width()).orElse(0));
      maxHeight =
          Math.max(
              maxHeight, glyph.map(one -> Math.max(0, one.yOffset()) + one.height()).orElse(0));
    }
    this.cellWidth = maxWidth + GAP;
    this.cellHeight = maxHeight + GAP;
  }

  /** Writes the sheet. */
  String write() {
    int rows = (font.glyphs().size() + COLUMNS - 1) / COLUMNS;
    Raster raster = new Raster(COLUMNS * cellWidth, rows * cellHeight, BACKGROUND);
    for (int character = 0; character < font.glyphs().size(); character++) {
      int left = character % COLUMNS * cellWidth;
      int top = character / COLUMNS * cellHeight;
      font.glyph(character).ifPresent(glyph -> draw(glyph, raster, left, top));
    }
    byte[] greys = Palettes.greys((1 << font.bitsPerPixel()) - 1);
    return out.write(
        String.format(Locale.ROOT, "fonts/font-%03d.png", id),
        file -> raster.writePng(file, greys, BACKGROUND));
  }

  private void draw(Glyph glyph, Raster raster, int left, int top) {
    for (int i = 0; i < glyph.width() * glyph.height(); i++) {
      int value = glyph.pixel(font.bitsPerPixel(), i);
      if (value != 0) {
        raster.set(
            left + glyph.xOffset() + i % glyph.width(),
            top + glyph.yOffset() + i / glyph.width(),
            value);
      }
    }
  }
}
