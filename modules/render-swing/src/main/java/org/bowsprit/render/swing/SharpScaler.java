package org.bowsprit.render.swing;

import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.NearestScaler;
import org.bowsprit.render.pixel.Viewport;

/**
 * Enlarges pixels to equal squares with sharp edges. A device pixel that covers parts of two game
 * pixels mixes their colours by area. If the factor is a whole number, there is no such device
 * pixel, and {@link NearestScaler} would draw the same picture. A picture that is made smaller is
 * drawn by {@link NearestScaler}.
 */
final class SharpScaler implements RectangleScaler {

  private static final int FULL_SHARE = 256;
  private static final int RED_AND_BLUE = 0xFF00FF;
  private static final int GREEN = 0x00FF00;

  private final NearestScaler nearest = new NearestScaler();
  private final int[] line = new int[Frame.WIDTH];
  private Coverage columns = new Coverage(Frame.WIDTH, Frame.WIDTH);
  private Coverage rows = new Coverage(Frame.HEIGHT, Frame.HEIGHT);

  /** The game pixels that each device pixel covers in one direction. */
  private static final class Coverage {

    /** The first covered game pixel. */
    private final int[] first;

    /** The share of the next game pixel, 0 to {@link #FULL_SHARE}. */
    private final int[] share;

    private Coverage(int size, int screenSize) {
      first = new int[size];
      share = new int[size];
      for (int i = 0; i < size; i++) {
        first[i] = (int) ((long) i * screenSize / size);
        long excess = (long) (i + 1) * screenSize - (long) (first[i] + 1) * size;
        share[i] = (int) Math.max(0, excess * FULL_SHARE / screenSize);
      }
    }
  }

  @Override
  public void scale(
      int[] picture,
      Viewport viewport,
      int[] area,
      int areaWidth,
      int left,
      int top,
      int right,
      int bottom) {
    if (viewport.width() < Frame.WIDTH || viewport.height() < Frame.HEIGHT) {
      nearest.scale(picture, viewport, area, areaWidth, left, top, right, bottom);
      return;
    }
    prepare(viewport);
    int from = viewport.firstAreaX(left);
    int end = viewport.firstAreaX(right);
    int drawnRow = -1;
    for (int y = viewport.firstAreaY(top); y < viewport.firstAreaY(bottom); y++) {
      int row = rows.first[y - viewport.y()];
      int share = rows.share[y - viewport.y()];
      int target = y * areaWidth;
      if (share == 0 && row == drawnRow) {
        System.arraycopy(area, target - areaWidth + from, area, target + from, end - from);
      } else {
        mixRows(picture, row, share, left, Math.min(Frame.WIDTH, right + 1));
        for (int x = from; x < end; x++) {
          area[target + x] = mixColumns(x - viewport.x());
        }
      }
      drawnRow = share == 0 ? row : -1;
    }
  }

  private void prepare(Viewport viewport) {
    if (columns.first.length != viewport.width()) {
      columns = new Coverage(viewport.width(), Frame.WIDTH);
    }
    if (rows.first.length != viewport.height()) {
      rows = new Coverage(viewport.height(), Frame.HEIGHT);
    }
  }

  private void mixRows(int[] picture, int row, int share, int left, int right) {
    int from = Math.max(0, left - 1);
    int source = row * Frame.WIDTH;
    if (share == 0) {
      System.arraycopy(picture, source + from, line, from, right - from);
      return;
    }
    for (int x = from; x < right; x++) {
      line[x] = mix(picture[source + x], picture[source + Frame.WIDTH + x], share);
    }
  }

  private int mixColumns(int x) {
    int first = columns.first[x];
    int share = columns.share[x];
    return share == 0 ? line[first] : mix(line[first], line[first + 1], share);
  }

  private static int mix(int first, int second, int share) {
    int firstShare = FULL_SHARE - share;
    int redAndBlue = (first & RED_AND_BLUE) * firstShare + (second & RED_AND_BLUE) * share;
    int green = (first & GREEN) * firstShare + (second & GREEN) * share;
    return ((redAndBlue >>> 8) & RED_AND_BLUE) | ((green >>> 8) & GREEN) | (first & 0xFF000000);
  }
}
