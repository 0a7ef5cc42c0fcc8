package org.bowsprit.gannet.figure;

import org.bowsprit.gannet.paint.Noise;

/**
 * Paints drifting fog. It consists of long soft strips, whose pixels tint the pixels behind them
 * instead of covering them. Each strip has a pale rim, and a core that tints the same pixels a
 * second time, so the fog has several densities and no edge. Fog that leaves a picture on the left
 * enters it on the right.
 */
public final class Mist {

  /** The width after which the strips repeat, a little more than half of the screen. */
  public static final int WIDTH = 168;

  /** The height of a room. */
  public static final int HEIGHT = 144;

  private static final double RIM = 0.30;
  private static final double CORE = 0.52;

  /** The colour of the fog. Every colour that is not transparent tints the pixels behind it. */
  private static final byte VEIL = 1;

  private static final int[] COLOURS = {0, 0x3E5068, 0x5E7890, 0x90A8B8};

  private final Noise noise;
  private final double[] heights;

  private Mist(int seed, double... heights) {
    this.noise = new Noise(seed);
    this.heights = heights;
  }

  /**
   * Returns the fog in front of all people: over the ground, and one strip at the height of the
   * roofs.
   */
  public static Mist near() {
    return new Mist(61, 36, 104, 134);
  }

  /** Returns the fog behind all people: between the houses and the sky. */
  public static Mist beyond() {
    return new Mist(67, 18, 62, 92);
  }

  /** Returns the colours of the costume. Colour 0 is transparent. */
  public static int[] colours() {
    return COLOURS.clone();
  }

  /** Returns the complete strips, with rims and cores. */
  public Sprite whole() {
    return thickerThan(RIM);
  }

  /** Returns only the cores of the strips. */
  public Sprite cores() {
    return thickerThan(CORE);
  }

  private Sprite thickerThan(double least) {
    byte[] indices = new byte[WIDTH * HEIGHT];
    for (int i = 0; i < indices.length; i++) {
      if (thickness(i % WIDTH, i / WIDTH) > least) {
        indices[i] = VEIL;
      }
    }
    return new Sprite(WIDTH, HEIGHT, indices);
  }

  private double thickness(int x, int y) {
    double thickest = 0;
    for (int strip = 0; strip < heights.length; strip++) {
      double wave = (seamless(x, 40 * strip, 46) - 0.5) * 16;
      double tall = 5 + 7 * seamless(x, 40 * strip + 20, 38);
      double off = (y - heights[strip] - wave) / tall;
      double length = seamless(x, y / 9.0 + 70 * strip, 60);
      thickest = Math.max(thickest, (1 - off * off) * (0.2 + length));
    }
    return thickest;
  }

  /** Returns noise that has the same values at both edges. */
  private double seamless(double x, double row, double grain) {
    double along = x / WIDTH;
    return noise.cloud(x / grain, row, 2) * (1 - along)
        + noise.cloud((x - WIDTH) / grain, row, 2) * along;
  }
}
