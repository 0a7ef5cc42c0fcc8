package org.bowsprit.gannet.figure;

import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Pixels;

/** A frame of a figure in the colours of its costume. Index 0 is transparent. */
public final class Sprite {

  private final int width;
  private final int height;
  private final byte[] indices;

  /** Creates a frame from the indices of its pixels, row by row. */
  public Sprite(int width, int height, byte[] indices) {
    this.width = width;
    this.height = height;
    this.indices = indices.clone();
  }

  /** Returns the width in pixels. */
  public int width() {
    return width;
  }

  /** Returns the height in pixels. */
  public int height() {
    return height;
  }

  /** Returns the index of each pixel in the costume's colours, row by row. */
  public byte[] indices() {
    return indices.clone();
  }

  /**
   * Converts a sheet to a frame. A pixel that is mostly painted gets the nearest of {@code
   * colours}, from index 1 on. Other pixels are transparent.
   */
  public static Sprite of(Layer sheet, int[] colours) {
    Pixels pixels = Pixels.of(sheet);
    byte[] indices = new byte[pixels.width() * pixels.height()];
    float[] cover = pixels.cover();
    int[] painted = pixels.colours();
    for (int i = 0; i < indices.length; i++) {
      if (cover[i] >= 0.45f) {
        indices[i] = (byte) nearest(colours, painted[i]);
      }
    }
    return new Sprite(pixels.width(), pixels.height(), indices);
  }

  /** Returns this frame mirrored, so that the figure looks in the other direction. */
  public Sprite mirrored() {
    byte[] turned = new byte[indices.length];
    for (int i = 0; i < indices.length; i++) {
      turned[i] = indices[i / width * width + width - 1 - i % width];
    }
    return new Sprite(width, height, turned);
  }

  private static int nearest(int[] colours, int colour) {
    int best = 1;
    int least = Integer.MAX_VALUE;
    for (int i = 1; i < colours.length; i++) {
      int red = Colour.red(colours[i]) - Colour.red(colour);
      int green = Colour.green(colours[i]) - Colour.green(colour);
      int blue = Colour.blue(colours[i]) - Colour.blue(colour);
      int d = 3 * red * red + 4 * green * green + 2 * blue * blue;
      if (d < least) {
        least = d;
        best = i;
      }
    }
    return best;
  }
}
