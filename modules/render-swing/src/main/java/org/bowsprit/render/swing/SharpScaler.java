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

  private static final int WHOLE = 256;
  private static final int RED_AND_BLUE = 0xFF00FF;
  private static final int GREEN = 0x00FF00;

  private final NearestScaler nearest = new NearestScaler();
  private final int[] line = new int[Frame.WIDTH];
  private Cover columns = new Cover(Frame.WIDTH, Frame.WIDTH);
  private Cover rows = new Cover(Frame.HEIGHT, Frame.HEIGHT);

  /** The game pixels that each device pixel covers in one direction. */
  private static final class Cover {

    /** The first covered game pixel. */
    private final int[] first;

    /** The share of the next game pixel, 0 to {@link #WHOLE}. */
    private final int[] share;

    private Cover(int size, int screenSize) {
      first = new int[size];
      share = new int[size];
      for (int i = 0; i < size; i++) {
        first[i] = (int) ((long) i * screenSize / size);
        long beyond = (long) (i + 1) * screenSize - (long) (first[i] + 1) * size;
        share[i] = (int) Math.max(0, beyond * WHOLE / screenSize);
      }
    }
  }

  @Override
  public void scale(
      int[] picture,
      Viewport place,
      int[] area,
      int areaWidth,
      int left,
      int top,
      int right,
      int bottom) {
    if (place.width() < Frame.WIDTH || place.height() < Frame.HEIGHT) {
      nearest.scale(picture, place, area, areaWidth, left, top, right, bottom);
      return;
    }
    prepare(place);
    int from = place.firstAreaX(left);
    int end = place.firstAreaX(right);
    int drawn = -1;
    for (int y = place.firstAreaY(top); y < place.firstAreaY(bottom); y++) {
      int row = rows.first[y - place.y()];
      int share = rows.share[y - place.y()];
      int target = y * areaWidth;
      if (share == 0 && row == drawn) {
        System.arraycopy(area, target - areaWidth + from, area, target + from, end - from);
      } else {
        mixRows(picture, row, share, left, Math.min(Frame.WIDTH, right + 1));
        for (int x = from; x < end; x++) {
          area[target + x] = mixColumns(x - place.x());
        }
      }
      drawn = share == 0 ? row : -1;
    }
  }

  private void prepare(Viewport place) {
    if (columns.first.length != place.width()) {
      columns = new Cover(place.width(), Frame.WIDTH);
    }
    if (rows.first.length != place.height()) {
      rows = new Cover(place.height(), Frame.HEIGHT);
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
      line[x] = mixed(picture[source + x], picture[source + Frame.WIDTH + x], share);
    }
  }

  private int mixColumns(int x) {
    int first = columns.first[x];
    int share = columns.share[x];
    return share == 0 ? line[first] : mixed(line[first], line[first + 1], share);
  }

  private static int mixed(int one, int other, int share) {
    int rest = WHOLE - share;
    int redAndBlue = (one & RED_AND_BLUE) * rest + (other & RED_AND_BLUE) * share;
    int green = (one & GREEN) * rest + (other & GREEN) * share;
    return ((redAndBlue >>> 8) & RED_AND_BLUE) | ((green >>> 8) & GREEN) | (one & 0xFF000000);
  }
}
