package org.bowsprit.gannet.figure;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.disc;

import org.bowsprit.gannet.paint.Layer;

/**
 * Paints two gulls that fly over the sea to the right. They have the colours of the rain, which
 * every room has. The first one's body is at (20, 9) of a 32 × 20 frame.
 */
public final class Gulls {

  /** The number of frames of one wing beat. */
  public static final int FRAMES = 6;

  /** The height of the wing tips in each frame. */
  private static final double[] TIPS = {-5, -3, 0.6, 3, 1, -2};

  private static final int[] COLOURS = Rain.colours();
  private static final int DARK = COLOURS[1];
  private static final int MIDDLE = COLOURS[2];
  private static final int LIGHT = COLOURS[3];

  /** Returns one frame, from 0 to 5. The second gull is half a wing beat behind the first. */
  public Sprite frame(int number) {
    Layer sheet = new Layer(32, 20);
    gull(sheet, 20, 8, 1, TIPS[number]);
    gull(sheet, 8, 13, 0.7, TIPS[(number + FRAMES / 2) % FRAMES]);
    return Sprite.of(sheet, COLOURS);
  }

  private static void gull(Layer sheet, double x, double y, double size, double tips) {
    double high = tips * size;
    sheet
        .line(bent(x, y, x - 3 * size, y + high, x - 8 * size, y + high * 0.7), 1.3, MIDDLE)
        .line(x - 6 * size, y + high * 0.9, x - 8.4 * size, y + high * 0.7, 1.1, DARK)
        .fill(disc(x, y + 0.4, 3.6 * size, 1.2 * size), LIGHT)
        .line(bent(x + 1, y, x + 3 * size, y + high, x + 6.4 * size, y + high * 0.7), 1.3, LIGHT)
        .line(x + 5 * size, y + high * 0.9, x + 7 * size, y + high * 0.7, 1.1, DARK)
        .line(x + 3 * size, y + 0.4, x + 4.6 * size, y + 0.6, 0.9, MIDDLE);
  }
}
