package org.bowsprit.render.pixel;

import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.bowsprit.render.Frame;

/**
 * The position of the picture in a drawing area, in the area's own pixels.
 *
 * @param x the column of the picture's left edge
 * @param y the row of the picture's upper edge
 * @param width the width of the picture, at least 1
 * @param height the height of the picture, at least 1
 * @since 1.0
 */
public record Viewport(int x, int y, int width, int height) {

  /** Checks the size. */
  public Viewport {
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException(
          "a picture must be at least 1×1, not " + width + "×" + height);
    }
  }

  /**
   * Places the picture in an area.
   *
   * <p>With square pixels {@link Fit#INTEGER} uses the largest integer scale for both directions.
   * With corrected pixels it uses the largest integer horizontal scale s and a height of 240·s; if
   * 1.2·s is not an integer, some rows are one device pixel higher than others.
   *
   * @param areaWidth the width of the area, at least 1
   * @param areaHeight the height of the area, at least 1
   * @param aspect the shape of a game pixel
   * @param fit the way to fill the area; an area too small for scale 1 is always filled as with
   *     {@link Fit#STRETCH}
   * @return the centred position
   */
  public static Viewport in(int areaWidth, int areaHeight, Aspect aspect, Fit fit) {
    int unitHeight = heightAt(1, aspect);
    int scale = Math.min(areaWidth / Frame.WIDTH, areaHeight / unitHeight);
    int width;
    int height;
    if (fit == Fit.INTEGER && scale >= 1) {
      width = scale * Frame.WIDTH;
      height = scale * unitHeight;
    } else if ((long) areaWidth * unitHeight <= (long) areaHeight * Frame.WIDTH) {
      width = areaWidth;
      height = Math.max(1, Math.round((float) areaWidth * unitHeight / Frame.WIDTH));
    } else {
      width = Math.max(1, Math.round((float) areaHeight * Frame.WIDTH / unitHeight));
      height = areaHeight;
    }
    return new Viewport((areaWidth - width) / 2, (areaHeight - height) / 2, width, height);
  }

  /**
   * Returns the same position, measured from another corner of a drawing area.
   *
   * @param columns the number of columns by which the current corner is to the right of the other
   *     corner
   * @param rows the number of rows by which the current corner is below the other corner
   */
  public Viewport shifted(int columns, int rows) {
    return new Viewport(x + columns, y + rows, width, height);
  }

  /**
   * Returns the height of the picture at an integer horizontal scale.
   *
   * @param scale the width of a game pixel in device pixels
   * @param aspect the shape of a game pixel
   * @return 200 or 240 times the scale
   */
  public static int heightAt(int scale, Aspect aspect) {
    return scale * (aspect == Aspect.CORRECTED ? Frame.HEIGHT * 6 / 5 : Frame.HEIGHT);
  }

  /**
   * Returns the largest integer scale at which the picture fits an area, at least 1.
   *
   * @param areaWidth the width of the area
   * @param areaHeight the height of the area
   * @param aspect the shape of a game pixel
   */
  public static int largestScale(int areaWidth, int areaHeight, Aspect aspect) {
    return Math.max(1, Math.min(areaWidth / Frame.WIDTH, areaHeight / heightAt(1, aspect)));
  }

  /**
   * Returns the screen column under the middle of a column of the area, clamped to the screen.
   *
   * @param areaX the column of the area
   * @return the column, 0–319
   */
  public int screenX(int areaX) {
    return toScreen(areaX - x, width, Frame.WIDTH);
  }

  /**
   * Returns the screen row under the middle of a row of the area, clamped to the screen.
   *
   * @param areaY the row of the area
   * @return the row, 0–199
   */
  public int screenY(int areaY) {
    return toScreen(areaY - y, height, Frame.HEIGHT);
  }

  /**
   * Returns the column of the area in the middle of a screen column.
   *
   * @param screenX the screen column, 0–319
   */
  public int areaX(int screenX) {
    return x + (int) ((2L * screenX + 1) * width / (2L * Frame.WIDTH));
  }

  /**
   * Returns the row of the area in the middle of a screen row.
   *
   * @param screenY the screen row, 0–199
   */
  public int areaY(int screenY) {
    return y + (int) ((2L * screenY + 1) * height / (2L * Frame.HEIGHT));
  }

  /**
   * Returns the first column of the area that shows a screen column or one to the right of it.
   *
   * @param screenX the screen column, 0–320
   */
  public int firstAreaX(int screenX) {
    return x + firstArea(screenX, width, Frame.WIDTH);
  }

  /**
   * Returns the first row of the area that shows a screen row or one below it.
   *
   * @param screenY the screen row, 0–200
   */
  public int firstAreaY(int screenY) {
    return y + firstArea(screenY, height, Frame.HEIGHT);
  }

  private static int firstArea(int screen, int size, int screenSize) {
    // The inverse of toScreen, rounded up.
    return (int) -Math.floorDiv(screenSize - 2L * screen * size, 2L * screenSize);
  }

  private static int toScreen(int offset, int size, int screenSize) {
    long position = Math.floorDiv((2L * offset + 1) * screenSize, 2L * size);
    return (int) Math.max(0, Math.min(screenSize - 1, position));
  }
}
