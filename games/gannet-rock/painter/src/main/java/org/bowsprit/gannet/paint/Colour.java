package org.bowsprit.gannet.paint;

/** Colours as packed {@code 0xRRGGBB}, and the few ways the painter mixes them. */
public final class Colour {

  private Colour() {}

  /** The colour a part {@code t} (0 to 1) of the way from {@code a} to {@code b}. */
  public static int mix(int a, int b, double t) {
    double k = Math.max(0, Math.min(1, t));
    return pack(
        red(a) + (red(b) - red(a)) * k,
        green(a) + (green(b) - green(a)) * k,
        blue(a) + (blue(b) - blue(a)) * k);
  }

  /**
   * The colour with its light multiplied by {@code factor}; above 1 it brightens until a part is
   * full.
   */
  public static int scale(int colour, double factor) {
    return pack(red(colour) * factor, green(colour) * factor, blue(colour) * factor);
  }

  /** Parts of 0 to 255 (clipped) as one colour. */
  public static int pack(double red, double green, double blue) {
    return (clip(red) << 16) | (clip(green) << 8) | clip(blue);
  }

  /** How light a colour looks, 0 to 255: green counts most, blue least. */
  public static double light(int colour) {
    return (3 * red(colour) + 6 * green(colour) + blue(colour)) / 10.0;
  }

  /** The red part, 0 to 255. */
  public static int red(int colour) {
    return (colour >> 16) & 0xFF;
  }

  /** The green part, 0 to 255. */
  public static int green(int colour) {
    return (colour >> 8) & 0xFF;
  }

  /** The blue part, 0 to 255. */
  public static int blue(int colour) {
    return colour & 0xFF;
  }

  private static int clip(double part) {
    return (int) Math.max(0, Math.min(255, Math.round(part)));
  }
}
