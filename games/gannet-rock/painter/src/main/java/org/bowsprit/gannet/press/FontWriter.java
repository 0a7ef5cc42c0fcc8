package org.bowsprit.gannet.press;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.gannet.paint.IndexedPng;

/**
 * Writes the game's font: glyphs with a dark rim, so that they can be read on any picture. Pixel
 * value 1 is the text's colour, 2 the rim, 4 the area outside a glyph. A glyph has no rim at its
 * right, because the left rim of the next glyph is there.
 */
final class FontWriter {

  private static final int CELL_WIDTH = 8;
  private static final int CELL_HEIGHT = 12;
  private static final int COLUMNS = 16;
  private static final int ROWS = 16;
  private static final int INK = 1;
  private static final int RIM = 2;
  private static final int OUTSIDE = 4;

  private final byte[] pixels = new byte[COLUMNS * CELL_WIDTH * ROWS * CELL_HEIGHT];

  void write(Path charsets) throws IOException {
    Arrays.fill(pixels, (byte) OUTSIDE);
    try (InputStream in =
        FontWriter.class.getResourceAsStream("/org/bowsprit/gannet/font/glyphs.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      text.lines().filter(line -> !line.startsWith("# One")).forEach(this::glyph);
    }
    int[] colours = {0x000000, 0xF4F4F0, 0x101018, 0x000000, 0x402040};
    new IndexedPng(COLUMNS * CELL_WIDTH, ROWS * CELL_HEIGHT, pixels, colours)
        .write(charsets.resolve("storm.png"));
    Files.writeString(
        charsets.resolve("storm.txt"),
        "bits 2\nheight 10\ncell 8x12\nanchor 0,1\ncolours 0 2 1\nempty 32 4x9\n");
  }

  private void glyph(String line) {
    int place = WesternGlyphs.of(line.codePointAt(0));
    String[] rows = line.substring(2).split("/", -1);
    int left = place % COLUMNS * CELL_WIDTH;
    int top = place / COLUMNS * CELL_HEIGHT;
    for (int y = 0; y < rows.length + 2; y++) {
      for (int x = 0; x < rows[0].length() + 1; x++) {
        set(
            left + x,
            top + y,
            inked(rows, x - 1, y - 1) ? INK : rimmed(rows, x - 1, y - 1) ? RIM : 0);
      }
    }
  }

  private static boolean rimmed(String[] rows, int x, int y) {
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        if (inked(rows, x + dx, y + dy)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean inked(String[] rows, int x, int y) {
    return y >= 0 && y < rows.length && x >= 0 && x < rows[y].length() && rows[y].charAt(x) == '#';
  }

  private void set(int x, int y, int value) {
    pixels[y * COLUMNS * CELL_WIDTH + x] = (byte) value;
  }
}
