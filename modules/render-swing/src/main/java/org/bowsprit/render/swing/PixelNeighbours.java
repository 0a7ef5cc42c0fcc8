package org.bowsprit.render.swing;

import org.bowsprit.render.Frame;

/** A pixel of a picture and its neighbours; beyond the border, the border pixels are repeated. */
final class PixelNeighbours {

  private static final double RED = 0.30 / 255;
  private static final double GREEN = 0.59 / 255;
  private static final double BLUE = 0.11 / 255;

  private int[] colours;
  private int column;
  private int row;

  /** Selects a pixel. */
  void select(int[] picture, int x, int y) {
    colours = picture;
    column = x;
    row = y;
  }

  /** Returns the colour at an offset to the right and down. */
  int at(int right, int below) {
    int x = Math.max(0, Math.min(Frame.WIDTH - 1, column + right));
    int y = Math.max(0, Math.min(Frame.HEIGHT - 1, row + below));
    return colours[y * Frame.WIDTH + x];
  }

  /**
   * Returns the difference of two colours, 0 to 1, with each channel weighted by its brightness.
   */
  static double difference(int a, int b) {
    return a == b
        ? 0
        : RED * Math.abs((a >> 16 & 0xFF) - (b >> 16 & 0xFF))
            + GREEN * Math.abs((a >> 8 & 0xFF) - (b >> 8 & 0xFF))
            + BLUE * Math.abs((a & 0xFF) - (b & 0xFF));
  }

  /**
   * Mixes two colours.
   *
   * @param share the share of the second colour, 0 to 1
   */
  static int mix(int a, int b, double share) {
    int share256 = (int) Math.round(share * 256);
    int result = 0xFF;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int from = a >> shift & 0xFF;
      int change = ((b >> shift & 0xFF) - from) * share256;
      result = (result << 8) | (from + (change >> 8));
    }
    return result;
  }

  /**
   * Returns 0 before an edge, 1 beyond it, and a value that rises smoothly from 0 to 1 at the edge.
   */
  static double smoothStep(double distance, double softness) {
    double position = Math.max(0, Math.min(1, (distance + softness) / (2 * softness)));
    return position * position * (3 - 2 * position);
  }
}
