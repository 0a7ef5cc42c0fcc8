package org.bowsprit.render.terminal;

/**
 * Shows six dots per cell in two colours. The dots are divided at the middle of their brightness,
 * and each group has its mean colour.
 */
final class Sextants implements CellStyle {

  private static final int DOTS = 6;
  private static final int FIRST_SEXTANT = 0x1FB00;
  private static final int LEFT_COLUMN = 0b010101;
  private static final int RIGHT_COLUMN = 0b101010;
  private static final int ALL = 0b111111;

  @Override
  public String id() {
    return "sextant";
  }

  @Override
  public int dotsAcross() {
    return 2;
  }

  @Override
  public int dotsDown() {
    return 3;
  }

  @Override
  public void paint(int[] dots, ColourDepth depth, CellGrid cells, int cell) {
    int darkest = 255 * 256;
    int brightest = 0;
    for (int i = 0; i < DOTS; i++) {
      darkest = Math.min(darkest, Brightness.of(dots[i]));
      brightest = Math.max(brightest, Brightness.of(dots[i]));
    }
    int middle = (darkest + brightest) / 2;
    int pattern = 0;
    for (int i = 0; i < DOTS; i++) {
      if (Brightness.of(dots[i]) > middle) {
        pattern |= 1 << i;
      }
    }
    int bright = depth.quantise(mean(dots, pattern));
    int dark = depth.quantise(mean(dots, ~pattern & ALL));
    if (pattern == 0 || (bright == dark && depth != ColourDepth.NONE)) {
      cells.set(cell, ' ', dark, dark);
    } else {
      cells.set(cell, glyph(pattern), bright, dark);
    }
  }

  /**
   * Returns the character with the blocks of a pattern. Bit 0 is the upper left block, and the bits
   * follow row by row.
   */
  static int glyph(int pattern) {
    return switch (pattern) {
      case 0 -> ' ';
      case LEFT_COLUMN -> '▌';
      case RIGHT_COLUMN -> '▐';
      case ALL -> '█';
      default -> {
        int skipped = 1 + (pattern > LEFT_COLUMN ? 1 : 0) + (pattern > RIGHT_COLUMN ? 1 : 0);
        yield FIRST_SEXTANT + pattern - skipped;
      }
    };
  }

  private static int mean(int[] dots, int pattern) {
    int red = 0;
    int green = 0;
    int blue = 0;
    int count = Math.max(1, Integer.bitCount(pattern));
    for (int i = 0; i < DOTS; i++) {
      if ((pattern >> i & 1) != 0) {
        red += dots[i] >> 16 & 0xFF;
        green += dots[i] >> 8 & 0xFF;
        blue += dots[i] & 0xFF;
      }
    }
    return ((red / count) << 16) | ((green / count) << 8) | (blue / count);
  }
}
