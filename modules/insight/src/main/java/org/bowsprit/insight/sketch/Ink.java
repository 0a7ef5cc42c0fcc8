package org.bowsprit.insight.sketch;

/**
 * A colour of overlays, independent of the game's colours. The eight hues are those of Okabe and
 * Ito, which can be distinguished with any kind of colour vision.
 */
public enum Ink {
  /** The background of text. */
  BLACK(0x000000),
  /** Text. */
  WHITE(0xFFFFFF),
  /** Less important information. */
  GREY(0x9A9A9A),
  /** The background of pages of text. */
  NIGHT(0x16202E),
  /** Orange. */
  ORANGE(0xE69F00),
  /** Sky blue. */
  SKY(0x56B4E9),
  /** Bluish green. */
  GREEN(0x00B283),
  /** Yellow. */
  YELLOW(0xF0E442),
  /** Blue. */
  BLUE(0x3D8BFF),
  /** Vermilion. */
  RED(0xE8602C),
  /** Reddish purple. */
  PURPLE(0xE07FB4);

  private final int rgb;

  Ink(int rgb) {
    this.rgb = rgb;
  }

  /** Returns the colour as 0xRRGGBB. */
  public int rgb() {
    return rgb;
  }

  int channel(int number) {
    return (rgb >> (16 - 8 * number)) & 0xFF;
  }
}
