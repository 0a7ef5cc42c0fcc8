package org.bowsprit.kit.preview;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.bowsprit.media.image.TrueColourPng;

/** A true-colour picture to draw on. Drawing is clipped to the picture. */
final class Canvas {

  private static final int CHANNEL_COUNT = 3;

  /** The digits, with three columns and five rows each. The upper left pixel is in bit 14. */
  private static final int[] DIGITS = {
    0b111101101101111, 0b010110010010111, 0b111001111100111, 0b111001111001111, 0b101101111001001,
    0b111100111001111, 0b111100111101111, 0b111001010010010, 0b111101111101111, 0b111101111001111
  };

  private static final int DIGIT_WIDTH = 3;
  private static final int DIGIT_HEIGHT = 5;
  private static final int BLACK = 0;

  private final int width;
  private final int height;
  private final byte[] colours;

  Canvas(int width, int height) {
    this.width = width;
    this.height = height;
    this.colours = new byte[CHANNEL_COUNT * width * height];
  }

  /** Fills a square. */
  void square(int x, int y, int side, int rgb) {
    for (int row = y; row < y + side; row++) {
      for (int column = x; column < x + side; column++) {
        pixel(column, row, rgb);
      }
    }
  }

  /** Mixes a colour and the pixels of a square in equal parts. */
  void tint(int x, int y, int side, int rgb) {
    for (int row = Math.max(0, y); row < Math.min(height, y + side); row++) {
      for (int column = Math.max(0, x); column < Math.min(width, x + side); column++) {
        int offset = CHANNEL_COUNT * (row * width + column);
        for (int channel = 0; channel < CHANNEL_COUNT; channel++) {
          int component = rgb >> (16 - Byte.SIZE * channel) & 0xFF;
          colours[offset + channel] = (byte) (((colours[offset + channel] & 0xFF) + component) / 2);
        }
      }
    }
  }

  private void pixel(int x, int y, int rgb) {
    if (x >= 0 && x < width && y >= 0 && y < height) {
      int offset = CHANNEL_COUNT * (y * width + x);
      colours[offset] = (byte) (rgb >> 16);
      colours[offset + 1] = (byte) (rgb >> 8);
      colours[offset + 2] = (byte) rgb;
    }
  }

  /** Draws a line. The ends may be far outside the picture. */
  void line(int x1, int y1, int x2, int y2, int rgb) {
    int steps = Math.max(1, Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)));
    for (int i = 0; i <= steps; i++) {
      pixel(
          x1 + Math.round((float) (x2 - x1) * i / steps),
          y1 + Math.round((float) (y2 - y1) * i / steps),
          rgb);
    }
  }

  /** Draws a number with a dark edge, centred on a point. */
  void number(int value, int x, int y, int scale, int rgb) {
    String digits = Integer.toString(value);
    int advance = (DIGIT_WIDTH + 1) * scale;
    int left = x - (digits.length() * advance - scale) / 2;
    int top = y - DIGIT_HEIGHT * scale / 2;
    for (int i = 0; i < digits.length(); i++) {
      digit(digits.charAt(i) - '0', left + i * advance - 1, top - 1, scale, scale + 2, BLACK);
    }
    for (int i = 0; i < digits.length(); i++) {
      digit(digits.charAt(i) - '0', left + i * advance, top, scale, scale, rgb);
    }
  }

  private void digit(int digit, int x, int y, int scale, int side, int rgb) {
    for (int i = 0; i < DIGIT_WIDTH * DIGIT_HEIGHT; i++) {
      if ((DIGITS[digit] >> (DIGIT_WIDTH * DIGIT_HEIGHT - 1 - i) & 1) != 0) {
        square(x + i % DIGIT_WIDTH * scale, y + i / DIGIT_WIDTH * scale, side, rgb);
      }
    }
  }

  byte[] toPng() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      TrueColourPng.write(out, width, height, colours);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
