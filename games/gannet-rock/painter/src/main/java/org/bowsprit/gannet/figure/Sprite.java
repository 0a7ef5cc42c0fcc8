package org.bowsprit.gannet.figure;

import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Pixels;

/** A figure's frame in the few colours of its costume: index 0 lets the room through. */
public record Sprite(int width, int height, byte[] indices) {

  /** The frame a sheet becomes: pixels mostly painted get the nearest of {@code colours} (1 and up), the rest stay clear. */
  public static Sprite of(Layer sheet, int[] colours) {
    Pixels pixels = Pixels.of(sheet);
    byte[] indices = new byte[pixels.width() * pixels.height()];
    for (int i = 0; i < indices.length; i++) {
      if (pixels.cover()[i] >= 0.45f) {
        indices[i] = (byte) nearest(colours, pixels.colours()[i]);
      }
    }
    return new Sprite(pixels.width(), pixels.height(), indices);
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
