package org.bowsprit.player.ink;

import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;

/**
 * Finds colours for drawing over a game's picture. Unused palette entries are set to the requested
 * colours. If all entries are used, the nearest colour is returned.
 */
public final class SpareColours {

  private final Frame frame;
  private final boolean[] isUsed = new boolean[Frame.COLOURS];
  private int next = Frame.COLOURS - 1;

  /**
   * Finds the palette entries that a frame does not use. The caller draws on the frame afterwards.
   */
  public SpareColours(Frame frame) {
    this.frame = frame;
    for (byte pixel : frame.pixels()) {
      isUsed[pixel & 0xFF] = true;
    }
    CursorImage cursor = frame.cursor();
    for (int i = 0; i < cursor.width() * cursor.height(); i++) {
      isUsed[cursor.pixel(i % cursor.width(), i / cursor.width())] = true;
    }
  }

  /**
   * Returns the index of a colour.
   *
   * @param rgb the colour, 8 bits per component
   */
  public int of(int rgb) {
    while (next > 0 && isUsed[next]) {
      next--;
    }
    return next > 0 ? setColour(next--, rgb) : nearest(rgb);
  }

  private int setColour(int index, int rgb) {
    byte[] palette = frame.palette();
    palette[index * 3] = (byte) (rgb >> 16);
    palette[index * 3 + 1] = (byte) (rgb >> 8);
    palette[index * 3 + 2] = (byte) rgb;
    return index;
  }

  private int nearest(int rgb) {
    int best = 0;
    int minDistance = Integer.MAX_VALUE;
    for (int index = 0; index < Frame.COLOURS; index++) {
      int distance = Rgb.distance(Rgb.of(frame.palette(), index), rgb);
      if (distance < minDistance) {
        minDistance = distance;
        best = index;
      }
    }
    return best;
  }
}
