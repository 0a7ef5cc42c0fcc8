package org.bowsprit.kit.font;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.Glyph;
import org.bowsprit.kit.font.FontText.EmptyGlyph;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.media.image.IndexedPicture;

/**
 * The sources of a font: a text, and a PNG with a cell for each character, in the order of the
 * characters. A row has sixteen cells.
 *
 * <p>Colours 0 to 2<sup>bits</sup> − 1 of the PNG are pixel values; all higher colours lie outside
 * of a character. The smallest rectangle around the pixel values of a cell is the character. If a
 * cell contains no pixel values, the font does not have this character.
 *
 * @param text the text with the measures and the colours
 * @param cells the PNG
 */
public record FontSources(String text, IndexedPicture cells) {

  /** The number of cells in a row of the PNG. */
  static final int COLUMNS = 16;

  private static final int MAX_CHARACTERS = 256;

  /**
   * Packs the font.
   *
   * @param problems receives the errors
   * @return the font; empty if there are errors
   */
  public Optional<Charset> build(List<TextProblem> problems) {
    FontText fontText = FontText.read(text, problems);
    if (problems.isEmpty()
        && (fontText.cellWidth() == 0
            || fontText.cellHeight() == 0
            || cells.width() / Math.max(1, fontText.cellWidth()) < COLUMNS)) {
      problems.add(
          new TextProblem(
              1,
              1,
              1,
              "expected a PNG of sixteen cells a row, "
                  + COLUMNS * fontText.cellWidth()
                  + " pixels wide, found one of "
                  + cells.width()));
    }
    return problems.isEmpty() ? Optional.of(charset(fontText)) : Optional.empty();
  }

  private Charset charset(FontText fontText) {
    int count = Math.min(MAX_CHARACTERS, cells.height() / fontText.cellHeight() * COLUMNS);
    int last = fontText.emptyGlyphs().keySet().stream().mapToInt(each -> each).max().orElse(-1);
    List<Optional<Glyph>> glyphs = new ArrayList<>();
    for (int character = 0; character < Math.max(count, last + 1); character++) {
      EmptyGlyph emptyGlyph = fontText.emptyGlyphs().get(character);
      if (emptyGlyph != null) {
        glyphs.add(Optional.of(blankGlyph(emptyGlyph, fontText.bits())));
      } else {
        glyphs.add(character < count ? glyph(character, fontText) : Optional.empty());
      }
    }
    return new Charset(
        Charset.SHIPPED_VERSION,
        Bytes.wrap(fontText.colourMap()),
        fontText.bits(),
        fontText.height(),
        glyphs,
        Bytes.EMPTY);
  }

  private static Glyph blankGlyph(EmptyGlyph emptyGlyph, int bits) {
    return Glyph.of(
        emptyGlyph.width(),
        emptyGlyph.height(),
        emptyGlyph.offset().x(),
        emptyGlyph.offset().y(),
        bits,
        new byte[emptyGlyph.width() * emptyGlyph.height()]);
  }

  private Optional<Glyph> glyph(int character, FontText fontText) {
    int x = character % COLUMNS * fontText.cellWidth();
    int y = character / COLUMNS * fontText.cellHeight();
    int values = 1 << fontText.bits();
    int left = fontText.cellWidth();
    int right = -1;
    int top = fontText.cellHeight();
    int bottom = -1;
    for (int row = 0; row < fontText.cellHeight(); row++) {
      for (int column = 0; column < fontText.cellWidth(); column++) {
        if (cells.pixel(x + column, y + row) < values) {
          left = Math.min(left, column);
          right = Math.max(right, column);
          top = Math.min(top, row);
          bottom = row;
        }
      }
    }
    if (right < 0) {
      return Optional.empty();
    }
    byte[] pixels = cells.part(x + left, y + top, right + 1 - left, bottom + 1 - top);
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (pixels[i] & 0xFF) < values ? pixels[i] : 0;
    }
    return Optional.of(
        Glyph.of(
            right + 1 - left,
            bottom + 1 - top,
            left - fontText.anchor().x(),
            top - fontText.anchor().y(),
            fontText.bits(),
            pixels));
  }
}
