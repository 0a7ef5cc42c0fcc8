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
 * Letters of equal width, as pixels: the fonts {@code 7x14} and {@code 9x18} of the X Window
 * System, which are in the public domain. A letter that the font lacks is shown without its accent,
 * or as a question mark.
 *
 * <p>A font's file has a line for each letter: its code point, a colon, and its rows from top to
 * bottom, each as hexadecimal digits whose lowest bit is the rightmost pixel.
 */
final class PanelLetters {

  private static final int BITS_A_DIGIT = 4;
  private static final int HEXADECIMAL = 16;

  private final int width;
  private final int height;
  private final Map<Integer, int[]> rows = new HashMap<>();

  /** Reads the letters of a size. */
  PanelLetters(LetterSize size) {
    width = size.fontWidth();
    height = size.fontHeight();
    read("letters-" + width + "x" + height + ".hex").lines().forEach(this::add);
  }

  private static String read(String file) {
    try (InputStream in = PanelLetters.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    } catch (IOException e) {
      throw new UncheckedIOException("the panel's own letters cannot be read", e);
    }
  }

  private void add(String line) {
    int colon = line.indexOf(':');
    int digits = (width + BITS_A_DIGIT - 1) / BITS_A_DIGIT;
    int[] pixels = new int[height];
    for (int row = 0; row < height; row++) {
      int at = colon + 1 + row * digits;
      pixels[row] = Integer.parseInt(line.substring(at, at + digits), HEXADECIMAL);
    }
    rows.put(Integer.valueOf(line.substring(0, colon), HEXADECIMAL), pixels);
  }

  /** Returns the rows of a letter from top to bottom; the lowest bit is the rightmost pixel. */
  int[] rows(char letter) {
    int[] own = rows.get((int) letter);
    return own == null ? replacement(letter) : own;
  }

  private int[] replacement(char letter) {
    int plain = Normalizer.normalize(String.valueOf(letter), Form.NFD).charAt(0);
    return rows.getOrDefault(plain, rows.get((int) '?'));
  }
}
