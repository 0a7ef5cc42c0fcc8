package org.bowsprit.gannet.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Paints half a screen of slanting rain, for a costume that is shown twice side by side. Drops that
 * leave the picture on the left enter it on the right. Near drops fall through the picture in four
 * frames and far drops in eight, so that the eight frames can repeat without a visible break.
 */
public final class Rain {

  /** The number of frames. */
  public static final int FRAMES = 8;

  /**
   * The width of the picture. Two pictures are a little wider than the screen, because the rain
   * follows a scrolling room one frame late.
   */
  public static final int WIDTH = 168;

  private static final int HEIGHT = 144;
  private static final int[] COLOURS = {0, 0x3E5068, 0x5E7890, 0x90A8B8};
  private static final int FAR = 1;
  private static final int MIDDLE = 2;
  private static final int NEAR = 3;
  private static final double SLANT = 0.35;

  private final List<Drop> drops = new ArrayList<>();

  /** Creates rain that falls everywhere on the screen. */
  public Rain() {
    Random random = new Random(27);
    scatter(random, 60, FAR, 4, 8);
    scatter(random, 30, MIDDLE, 7, 8);
    scatter(random, 11, NEAR, 12, 4);
  }

  /** Returns the colours of the costume. Colour 0 is transparent. */
  public static int[] colours() {
    return COLOURS.clone();
  }

  /** Returns one frame, from 0 to 7. */
  public Sprite frame(int number) {
    byte[] indices = new byte[WIDTH * HEIGHT];
    drops.forEach(drop -> drop.paint(indices, number));
    return new Sprite(WIDTH, HEIGHT, indices);
  }

  private void scatter(Random random, int count, int colour, int length, int frames) {
    for (int i = 0; i < count; i++) {
      drops.add(
          new Drop(
              random.nextDouble() * WIDTH,
              random.nextDouble(),
              random.nextInt(frames),
              colour,
              length + random.nextInt(3),
              frames));
    }
  }

  /**
   * A drop that falls from above the picture to below it in {@code frames} frames.
   *
   * @param x the column of the drop at the upper edge
   * @param part the part of a frame by which the drop is ahead, 0 to 1
   * @param phase the number of whole frames by which the drop is ahead
   */
  private record Drop(double x, double part, int phase, int colour, int length, int frames) {

    private void paint(byte[] indices, int number) {
      double fallen = (number + phase) % frames + part;
      double top = fallen * (HEIGHT + length) / frames - length;
      for (int i = 0; i < length; i++) {
        int y = (int) Math.floor(top + i);
        int column = Math.floorMod((int) Math.floor(x - (top + i) * SLANT), WIDTH);
        if (y >= 0 && y < HEIGHT) {
          indices[y * WIDTH + column] =
              (byte) (i < length / 3 ? Math.max(FAR, colour - 1) : colour);
        }
      }
    }
  }
}
