package org.bowsprit.kit.font;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.Glyph;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.media.image.IndexedPicture;

/** Decompiles a font into a text and a PNG that build the same characters. */
public final class FontDecompiler {

  private final Charset charset;
  private int left;
  private int top;
  private int right = 1;
  private int bottom = 1;

  /** Creates a decompiler for a font. */
  public FontDecompiler(Charset charset) {
    this.charset = charset;
    for (int i = 0; i < charset.glyphs().size(); i++) {
      charset.glyph(i).filter(FontDecompiler::hasPixels).ifPresent(this::measure);
    }
  }

  private static boolean hasPixels(Glyph glyph) {
    return glyph.width() > 0 && glyph.height() > 0;
  }

  private void measure(Glyph glyph) {
    left = Math.min(left, glyph.xOffset());
    top = Math.min(top, glyph.yOffset());
    right = Math.max(right, glyph.xOffset() + glyph.width());
    bottom = Math.max(bottom, glyph.yOffset() + glyph.height());
  }

  public FontSources decompile() {
    StringBuilder text = new StringBuilder();
    text.append("bits ").append(charset.bitsPerPixel()).append('\n');
    text.append("height ").append(charset.height()).append('\n');
    text.append("cell ").append(right - left).append('x').append(bottom - top).append('\n');
    text.append("anchor ").append(-left).append(',').append(-top).append('\n');
    text.append("colours ")
        .append(
            IntStream.range(0, Charset.MAP_SIZE)
                .mapToObj(i -> String.valueOf(charset.colourMap().u8(i)))
                .collect(Collectors.joining(" ")))
        .append('\n');
    for (int i = 0; i < charset.glyphs().size(); i++) {
      int character = i;
      charset
          .glyph(i)
          .filter(glyph -> !hasPixels(glyph))
          .ifPresent(
              glyph ->
                  text.append(
                      "empty %s %sx%s offset %s,%s\n"
                          .formatted(
                              character,
                              glyph.width(),
                              glyph.height(),
                              glyph.xOffset(),
                              glyph.yOffset())));
    }
    return new FontSources(text.toString(), cells());
  }

  private IndexedPicture cells() {
    int rows =
        Math.max(1, (charset.glyphs().size() + FontSources.COLUMNS - 1) / FontSources.COLUMNS);
    int width = FontSources.COLUMNS * (right - left);
    int height = rows * (bottom - top);
    byte[] pixels = new byte[width * height];
    int outside = 1 << charset.bitsPerPixel();
    Arrays.fill(pixels, (byte) outside);
    for (int i = 0; i < charset.glyphs().size(); i++) {
      int x = i % FontSources.COLUMNS * (right - left) - left;
      int y = i / FontSources.COLUMNS * (bottom - top) - top;
      charset
          .glyph(i)
          .filter(FontDecompiler::hasPixels)
          .ifPresent(glyph -> draw(glyph, x, y, pixels, width));
    }
    return new IndexedPicture(width, height, Bytes.wrap(pixels), colours(outside));
  }

  private void draw(Glyph glyph, int x, int y, byte[] pixels, int width) {
    for (int i = 0; i < glyph.width() * glyph.height(); i++) {
      int column = x + glyph.xOffset() + i % glyph.width();
      int row = y + glyph.yOffset() + i / glyph.width();
      pixels[row * width + column] = (byte) glyph.pixel(charset.bitsPerPixel(), i);
    }
  }

  /**
   * Returns a palette with shades from dark to light for the pixel values, and a blue for the area
   * outside of characters.
   */
  private static Bytes colours(int outside) {
    byte[] colours = new byte[(outside + 1) * Palette.BYTES_PER_COLOUR];
    for (int i = 1; i < outside; i++) {
      Arrays.fill(
          colours,
          i * Palette.BYTES_PER_COLOUR,
          (i + 1) * Palette.BYTES_PER_COLOUR,
          (byte) (0x40 + 0xBF * i / (outside - 1)));
    }
    colours[outside * Palette.BYTES_PER_COLOUR + 2] = (byte) 0xA0;
    return Bytes.wrap(colours);
  }
}
