package org.bowsprit.zplane;

import java.util.Arrays;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.CostumeScale;
import org.bowsprit.render.Frame;

/**
 * Computes the positions of the rows and columns of a costume picture in the main window, with
 * scaling, mirroring and clipping (spec 03 §6).
 *
 * <p>A column that the scale drops is drawn at the position of the next column; a dropped row is
 * not drawn.
 */
final class PicturePlacement {

  private static final int HEIGHT_LIMIT = 256;

  private final int[] columns = new int[CostumePicture.MAX_WIDTH];
  private final int[] rows = new int[CostumePicture.MAX_HEIGHT];
  private int width;
  private int height;
  private int firstColumn;
  private int top;
  private int bottom;

  /**
   * Places a drawable picture.
   *
   * @param moveX horizontal movement of the anchor by earlier limbs
   * @param moveY vertical movement of the anchor by earlier limbs
   * @param leftEdge the x coordinate of the left edge of the window in the room
   * @param windowHeight the height of the window in rows
   * @return true if any part of the picture is visible
   */
  boolean place(
      CostumePicture picture,
      ActorLook actor,
      int moveX,
      int moveY,
      int leftEdge,
      int windowHeight) {
    width = picture.width();
    height = picture.height();
    firstColumn = 0;
    boolean isFlipped = actor.facesWest() && actor.costume().mirrored();
    int visibleRows =
        placeRows(
            actor.y() - actor.elevation(), moveY + picture.yOffset(), actor.scaleY(), windowHeight);
    if (visibleRows == 0) {
      return false;
    }
    boolean isVisible =
        placeColumns(actor.x() - leftEdge, moveX + picture.xOffset(), actor.scaleX(), isFlipped);
    if (isFlipped
        || actor.scaleX() != CostumeScale.FULL_SIZE
        || actor.scaleY() != CostumeScale.FULL_SIZE) {
      skipColumnsAtStartingEdge(isFlipped);
    }
    return isVisible;
  }

  /** Returns the width of the picture in columns. */
  int width() {
    return width;
  }

  /** Returns the height of the picture in rows. */
  int height() {
    return height;
  }

  /** Returns the first column that is drawn. */
  int firstColumn() {
    return firstColumn;
  }

  /**
   * Returns the x coordinate in the window of a column of the picture. The column may be outside
   * the window.
   */
  int screenX(int column) {
    return columns[column];
  }

  /** Returns the y coordinate in the window of a row of the picture; -1 if the row is not drawn. */
  int screenY(int row) {
    return rows[row];
  }

  /** Returns the first row of the window that is drawn on. */
  int top() {
    return top;
  }

  /** Returns the row after the last row of the window that is drawn on. */
  int bottom() {
    return bottom;
  }

  /**
   * Computes the rows and returns how many of them are inside the window; 0 if the picture is too
   * tall to be drawn.
   */
  private int placeRows(int anchor, int offset, int scale, int windowHeight) {
    int distance = Math.abs(offset);
    int scaleIndex = CostumeScale.ANCHOR - distance;
    int scaledDistance = CostumeScale.keptCount(scaleIndex, distance, scale);
    int y = offset < 0 ? anchor - scaledDistance : anchor + scaledDistance;
    Arrays.fill(rows, 0, height, -1);
    if (Math.max(y, 0) + height >= HEIGHT_LIMIT) {
      return 0;
    }
    top = Math.max(y, 0);
    int visibleRows = 0;
    for (int row = 0; row < height; row++) {
      if (CostumeScale.isKept(scaleIndex + row, scale)) {
        if (y >= 0 && y < windowHeight) {
          rows[row] = y;
          visibleRows++;
        }
        y++;
      }
    }
    bottom = top + visibleRows;
    return visibleRows;
  }

  /**
   * Computes the columns and returns whether a part of the picture is inside the window. Columns at
   * the edges of the window are treated as in spec 03 §7.1.
   */
  private boolean placeColumns(int anchor, int offset, int scale, boolean isFlipped) {
    int distance = Math.abs(offset);
    int direction = isFlipped ? -1 : 1;
    int scaledDistance =
        isFlipped
            ? CostumeScale.keptCount(CostumeScale.ANCHOR + 1, distance, scale)
            : CostumeScale.keptCount(CostumeScale.ANCHOR - distance, distance, scale);
    int scaleIndex = CostumeScale.ANCHOR - direction * distance;
    int firstX = anchor + direction * (offset < 0 ? -scaledDistance : scaledDistance);
    int x = firstX;
    for (int column = 0; column < width; column++) {
      columns[column] = x;
      if (CostumeScale.isKept(scaleIndex + direction * column, scale)) {
        x += direction;
      }
    }
    int left = Math.min(firstX, x);
    int right = Math.max(firstX, x);
    return left < Frame.WIDTH && right > 0;
  }

  /**
   * If two or more columns are outside the edge at which drawing starts, all of them except the
   * last are skipped, and all remaining columns are moved one pixel inward. The reference does the
   * same (spec 03 §6.2).
   */
  private void skipColumnsAtStartingEdge(boolean isFlipped) {
    int outsideColumns = 0;
    while (outsideColumns < width
        && (isFlipped ? columns[outsideColumns] >= Frame.WIDTH : columns[outsideColumns] < 0)) {
      outsideColumns++;
    }
    if (outsideColumns < 2) {
      return;
    }
    firstColumn = outsideColumns - 1;
    for (int column = firstColumn; column < width; column++) {
      columns[column] += isFlipped ? -1 : 1;
    }
  }
}
