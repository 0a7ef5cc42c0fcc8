package org.bowsprit.render.swing;

import static org.bowsprit.render.swing.PixelNeighbours.mix;

/**
 * Draws smooth areas with sharp edges. Each quarter of a pixel is mixed with its similar
 * neighbours. If the two neighbours beside a corner are similar to each other but not to the pixel,
 * an edge cuts off the corner.
 */
final class SoftAreaFilter implements PixelFilter {

  private static final double MAX_BRIGHTNESS_DIFFERENCE = 0.19;
  private static final int MAX_CHANNEL_DIFFERENCE = 76;
  private static final double DIAGONAL = Math.sqrt(0.5);

  private final int[] around = new int[9];
  private boolean isPlain;

  @Override
  public void select(PixelNeighbours pixels) {
    isPlain = true;
    for (int i = 0; i < around.length; i++) {
      around[i] = pixels.at(i % 3 - 1, i / 3 - 1);
      isPlain &= around[i] == around[0];
    }
  }

  private int neighbour(int right, int below) {
    return around[(below + 1) * 3 + right + 1];
  }

  @Override
  public int colourAt(double x, double y, double softness) {
    int centre = neighbour(0, 0);
    if (isPlain) {
      return centre;
    }
    int sideX = x < 0 ? -1 : 1;
    int sideY = y < 0 ? -1 : 1;
    int a = neighbour(sideX, 0);
    int b = neighbour(0, sideY);
    double right = Math.abs(x);
    double below = Math.abs(y);
    boolean likeA = isAlike(a, centre);
    boolean likeB = isAlike(b, centre);
    if (!likeA && !likeB && isAlike(a, b)) {
      double distance = (right + below - 0.5) * DIAGONAL;
      return mix(centre, mix(a, b, 0.5), PixelNeighbours.smoothStep(distance, 2 * softness));
    }
    int d = neighbour(sideX, sideY);
    int upper = mix(centre, likeA ? a : centre, right);
    int lower = mix(likeB ? b : centre, isAlike(d, centre) ? d : centre, right);
    return mix(upper, lower, below);
  }

  private static boolean isAlike(int a, int b) {
    if (a == b) {
      return true;
    }
    int red = (a >> 16 & 0xFF) - (b >> 16 & 0xFF);
    int green = (a >> 8 & 0xFF) - (b >> 8 & 0xFF);
    int blue = (a & 0xFF) - (b & 0xFF);
    double brightness = Math.abs(0.30 * red + 0.59 * green + 0.11 * blue) / 255;
    int channelDifference = Math.max(Math.abs(red), Math.max(Math.abs(green), Math.abs(blue)));
    return brightness < MAX_BRIGHTNESS_DIFFERENCE && channelDifference < MAX_CHANNEL_DIFFERENCE;
  }
}
