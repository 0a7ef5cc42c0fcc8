package org.bowsprit.gannet.paint;

/** Mixes and compares colours, which are packed as {@code 0xRRGGBB}. */
public final class Colour {

  private Colour() {}

  /** Returns a mixture of two colours: {@code a} if {@code t} is 0, {@code b} if it is 1. */
  public static int mix(int a, int b, double t) {
    double k = Math.max(0, Math.min(1, t));
    return pack(
        red(a) + (red(b) - red(a)) * k,
        green(a) + (green(b) - green(a)) * k,
        blue(a) + (blue(b) - blue(a)) * k);
  }

  /**
   * Returns a colour with its brightness multiplied by {@code factor}. Parts of the colour do not
   * become larger than 255.
   */
  public static int scale(int colour, double factor) {
    return pack(red(colour) * factor, green(colour) * factor, blue(colour) * factor);
  }

  /** Packs three parts into one colour. Each part is limited to the range 0 to 255. */
  public static int pack(double red, double green, double blue) {
    return (clip(red) << 16) | (clip(green) << 8) | clip(blue);
  }

  /** Returns how light a colour looks, from 0 to 255. Green counts most, blue least. */
  public static double light(int colour) {
    return (3 * red(colour) + 6 * green(colour) + blue(colour)) / 10.0;
  }

  /** Returns the red part, 0 to 255. */
  public static int red(int colour) {
    return (colour >> 16) & 0xFF;
  }

  /** Returns the green part, 0 to 255. */
  public static int green(int colour) {
    return (colour >> 8) & 0xFF;
  }

  /** Returns the blue part, 0 to 255. */
  public static int blue(int colour) {
    return colour & 0xFF;
  }

  private static int clip(double part) {
    return (int) Math.max(0, Math.min(255, Math.round(part)));
  }
}
