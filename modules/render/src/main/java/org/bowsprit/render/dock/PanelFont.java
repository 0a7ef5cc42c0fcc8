package org.bowsprit.render.dock;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.HashMap;
import java.util.Map;

/**
 * A font whose characters all have the same width. The fonts are {@code 7x14} and {@code 9x18} of
 * the X Window System, which are in the public domain. A character that the font lacks is shown
 * without its accent, or as a question mark.
 *
 * <p>A font file has one line for each character. The line contains the code point, a colon, and
 * the rows from top to bottom, in hexadecimal digits. The lowest bit of a row is the rightmost
 * pixel.
 */
final class PanelFont {

  private static final int BITS_PER_DIGIT = 4;
  private static final int HEX_RADIX = 16;

  private final int width;
  private final int height;
  private final Map<Integer, int[]> rows = new HashMap<>();

  /** Reads the font for a panel font size. */
  PanelFont(PanelFontSize size) {
    width = size.fontWidth();
    height = size.fontHeight();
    read("letters-" + width + "x" + height + ".hex").lines().forEach(this::add);
  }

  private static String read(String file) {
    try (InputStream in = PanelFont.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the panel font " + file, e);
    }
  }

  private void add(String line) {
    int colon = line.indexOf(':');
    int digits = (width + BITS_PER_DIGIT - 1) / BITS_PER_DIGIT;
    int[] pixels = new int[height];
    for (int row = 0; row < height; row++) {
      int start = colon + 1 + row * digits;
      pixels[row] = Integer.parseInt(line.substring(start, start + digits), HEX_RADIX);
    }
    rows.put(Integer.valueOf(line.substring(0, colon), HEX_RADIX), pixels);
  }

  /** Returns the rows of a character from top to bottom. The lowest bit is the rightmost pixel. */
  int[] rows(char letter) {
    int[] glyph = rows.get((int) letter);
    return glyph == null ? replacement(letter) : glyph;
  }

  private int[] replacement(char letter) {
    int plain = Normalizer.normalize(String.valueOf(letter), Form.NFD).charAt(0);
    return rows.getOrDefault(plain, rows.get((int) '?'));
  }
}
