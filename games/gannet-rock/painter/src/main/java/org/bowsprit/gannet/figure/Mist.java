package org.bowsprit.gannet.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Fog that goes by before everything: torn bands of every second pixel. The frames follow each
 * other without a seam.
 */
public final class Mist {

  /** How wide half of the screen is, and a little more. */
  public static final int WIDTH = 168;

  /** The room's height. */
  public static final int HEIGHT = 144;

  /** The same bands stand twice across it, so that a frame moves them by a few pixels only. */
  private static final int APART = WIDTH / 2;

  /** Frames until it begins again. */
  public static final int FRAMES = 12;

  private static final int[] COLOURS = {0, 0x3E5068, 0x5E7890, 0x90A8B8};
  private static final int PALE = 2;
  private static final int DIM = 1;

  private final List<Band> bands = new ArrayList<>();

  /** Fog over the whole screen. */
  public Mist() {
    Random random = new Random(61);
    for (int i = 0; i < 7; i++) {
      double y = random.nextInt(3) == 0 ? random.nextDouble() * 60 : 90 + random.nextDouble() * 54;
      bands.add(
          new Band(
              random.nextDouble() * APART,
              y,
              16 + random.nextDouble() * 26,
              2 + random.nextInt(3)));
    }
  }

  /** The costume's colours; 0 is clear. */
  public static int[] colours() {
    return COLOURS.clone();
  }

  /** One frame, 0 to 11. */
  public Sprite frame(int number) {
    byte[] indices = new byte[WIDTH * HEIGHT];
    for (Band band : bands) {
      band.paint(indices, number);
    }
    return new Sprite(WIDTH, HEIGHT, indices);
  }

  /**
   * A torn band of fog that goes to where the next one stood in {@code FRAMES} frames.
   *
   * @param x where its middle is in frame 0
   * @param tall its height
   */
  private record Band(double x, double y, double length, int tall) {

    private void paint(byte[] indices, int number) {
      double middle = x + (double) APART * number / FRAMES;
      for (int row = 0; row < tall * 2; row++) {
        double half = length * (1 - Math.abs(row - tall) / (tall + 1.0));
        for (int i = (int) -half; i < half; i++) {
          int column = Math.floorMod((int) Math.floor(middle + i), WIDTH);
          int line = (int) y + row;
          if ((column + line / 2) % 2 == 0 && line < HEIGHT) {
            byte colour = (byte) (Math.abs(i) < half / 2 ? PALE : DIM);
            indices[line * WIDTH + column] = colour;
            indices[line * WIDTH + (column + APART) % WIDTH] = colour;
          }
        }
      }
    }
  }
}
