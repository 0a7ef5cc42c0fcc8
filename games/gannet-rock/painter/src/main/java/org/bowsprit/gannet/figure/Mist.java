package org.bowsprit.gannet.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Fog that goes by before everything: bands of scattered pixels, the fewer the nearer to their
 * ends. The frames follow each other without a seam.
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

  private static final int[] COLOURS = {0, 0x3E5068, 0x5E7890, 0x90A8B8, 0x84848C};

  /** The rain's colours are too dark or too bright for it, and 13 of the palette is a shadow. */
  private static final byte PALE = 4;

  /** How many of its pixels the middle of a band covers. */
  private static final double DENSEST = 0.4;

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
              22 + random.nextDouble() * 26,
              3 + random.nextInt(4)));
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
      int middle = (int) Math.floor(x + (double) APART * number / FRAMES);
      for (int row = 0; row <= tall * 2 && (int) y + row < HEIGHT; row++) {
        double there = DENSEST * (1 - Math.abs(row - tall) / (tall + 1.0));
        for (int i = (int) -length; i < length; i++) {
          if (scatter(i, row) < there * (1 - Math.abs(i) / length)) {
            int column = Math.floorMod(middle + i, WIDTH);
            int line = ((int) y + row) * WIDTH;
            indices[line + column] = PALE;
            indices[line + (column + APART) % WIDTH] = PALE;
          }
        }
      }
    }

    /** Numbers from 0 to 1, near ones far apart, so that a part of the pixels is a veil. */
    private static double scatter(int column, int row) {
      return fraction(52.9829189 * fraction(0.06711056 * column + 0.00583715 * row));
    }

    private static double fraction(double number) {
      return number - Math.floor(number);
    }
  }
}
