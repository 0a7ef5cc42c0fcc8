package org.bowsprit.player.ink;

/**
 * Computes with colours that are numbers of the form {@code 0xRRGGBB}, with 8 bits each for red,
 * green and blue.
 */
public final class Rgb {

  private Rgb() {}

  /** Returns the colour at an index of a palette. */
  public static int of(byte[] palette, int index) {
    return ((palette[index * 3] & 0xFF) << 16)
        | ((palette[index * 3 + 1] & 0xFF) << 8)
        | (palette[index * 3 + 2] & 0xFF);
  }

  /** Returns the perceived brightness of a colour, 0 to 255. */
  public static int brightness(int rgb) {
    return (299 * red(rgb) + 587 * green(rgb) + 114 * blue(rgb)) / 1000;
  }

  /** Returns the distance between two colours. */
  public static int distance(int first, int second) {
    int red = red(first) - red(second);
    int green = green(first) - green(second);
    int blue = blue(first) - blue(second);
    return 3 * red * red + 6 * green * green + 2 * blue * blue;
  }

  /** Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
  public static double contrast(int one, int other) {
    double first = luminance(one);
    double second = luminance(other);
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
  }

  private static double luminance(int rgb) {
    return 0.2126 * linear(red(rgb)) + 0.7152 * linear(green(rgb)) + 0.0722 * linear(blue(rgb));
  }

  private static double linear(int channel) {
    double fraction = channel / 255.0;
    return fraction <= 0.04045 ? fraction / 12.92 : Math.pow((fraction + 0.055) / 1.055, 2.4);
  }

  /**
   * Returns a mixture of two colours. If {@code weight} is 0, this is the first colour; if it is
   * 256, the second.
   */
  public static int blend(int first, int second, int weight) {
    return (mix(red(first), red(second), weight) << 16)
        | (mix(green(first), green(second), weight) << 8)
        | mix(blue(first), blue(second), weight);
  }

  private static int mix(int first, int second, int weight) {
    return first + (second - first) * weight / 256;
  }

  private static int red(int rgb) {
    return (rgb >> 16) & 0xFF;
  }

  private static int green(int rgb) {
    return (rgb >> 8) & 0xFF;
  }

  private static int blue(int rgb) {
    return rgb & 0xFF;
  }
}
