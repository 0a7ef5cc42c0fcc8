package org.bowsprit.render.terminal;

/**
 * A colour in OKLab. In OKLab, equal distances between colours look like equal differences.
 *
 * @param lightness the perceived lightness, 0 to 1
 * @param a the position between green and red
 * @param b the position between blue and yellow
 */
record LabColour(double lightness, double a, double b) {

  private static final double LINEAR_LIMIT = 0.04045;

  /** Returns the colour 0xRRGGBB in OKLab. */
  static LabColour of(int colour) {
    return ofLight(
        linearLight(colour >> 16 & 0xFF),
        linearLight(colour >> 8 & 0xFF),
        linearLight(colour & 0xFF));
  }

  /** Returns the colour of amounts of red, green and blue light, 0 to 1 each. */
  static LabColour ofLight(double red, double green, double blue) {
    double l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    double m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    double s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return new LabColour(
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s);
  }

  /** Returns the amount of light, 0 to 1, of an sRGB level from 0 to 255. */
  static double linearLight(int level) {
    double value = level / 255.0;
    return value <= LINEAR_LIMIT ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }

  /** Returns the squared distance to another colour. */
  double distance(LabColour other) {
    double lightnessDifference = lightness - other.lightness;
    double aDifference = a - other.a;
    double bDifference = b - other.b;
    return lightnessDifference * lightnessDifference
        + aDifference * aDifference
        + bDifference * bDifference;
  }
}
