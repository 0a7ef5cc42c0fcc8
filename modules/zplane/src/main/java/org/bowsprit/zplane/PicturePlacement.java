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

  private static final int TALLEST = 256;

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
   * @param leftEdge the room's x at the left edge of the window
   * @param windowHeight rows of the window
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
    boolean flipped = actor.looksWest() && actor.costume().mirrored();
    int visibleRows =
        placeRows(
            actor.y() - actor.elevation(), moveY + picture.yOffset(), actor.scaleY(), windowHeight);
    if (visibleRows == 0) {
      return false;
    }
    boolean visible =
        placeColumns(actor.x() - leftEdge, moveX + picture.xOffset(), actor.scaleX(), flipped);
    if (flipped || actor.scaleX() != CostumeScale.FULL || actor.scaleY() != CostumeScale.FULL) {
      cutAtStartingEdge(flipped);
    }
    return visible;
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

  /** Returns the window's x for a column of the picture. This x may be outside the window. */
  int screenX(int column) {
    return columns[column];
  }

  /** Returns the window's y for a row of the picture, -1 if it is not drawn. */
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

  /** Returns the number of rows inside the window; 0 if the picture is too tall to be drawn. */
  private int placeRows(int anchor, int offset, int scale, int windowHeight) {
    int size = Math.abs(offset);
    int place = CostumeScale.ANCHOR - size;
    int kept = CostumeScale.kept(place, size, scale);
    int y = offset < 0 ? anchor - kept : anchor + kept;
    Arrays.fill(rows, 0, height, -1);
    if (Math.max(y, 0) + height >= TALLEST) {
      return 0;
    }
    top = Math.max(y, 0);
    int visible = 0;
    for (int row = 0; row < height; row++) {
      if (CostumeScale.keeps(place + row, scale)) {
        if (y >= 0 && y < windowHeight) {
          rows[row] = y;
          visible++;
        }
        y++;
      }
    }
    bottom = top + visible;
    return visible;
  }

  /**
   * Returns whether the picture reaches into the window. The columns at its edges count as in spec
   * 03 §7.1.
   */
  private boolean placeColumns(int anchor, int offset, int scale, boolean flipped) {
    int size = Math.abs(offset);
    int direction = flipped ? -1 : 1;
    int kept =
        flipped
            ? CostumeScale.kept(CostumeScale.ANCHOR + 1, size, scale)
            : CostumeScale.kept(CostumeScale.ANCHOR - size, size, scale);
    int place = CostumeScale.ANCHOR - direction * size;
    int first = anchor + direction * (offset < 0 ? -kept : kept);
    int x = first;
    for (int column = 0; column < width; column++) {
      columns[column] = x;
      if (CostumeScale.keeps(place + direction * column, scale)) {
        x += direction;
      }
    }
    int left = Math.min(first, x);
    int right = Math.max(first, x);
    return left < Frame.WIDTH && right > 0;
  }

  /**
   * If two or more columns are beyond the edge at which drawing starts, leaves out all of them
   * except the last, and moves all remaining columns one pixel inward, like the reference (spec 03
   * §6.2).
   */
  private void cutAtStartingEdge(boolean flipped) {
    int beyond = 0;
    while (beyond < width && (flipped ? columns[beyond] >= Frame.WIDTH : columns[beyond] < 0)) {
      beyond++;
    }
    if (beyond < 2) {
      return;
    }
    firstColumn = beyond - 1;
    for (int column = firstColumn; column < width; column++) {
      columns[column] += flipped ? -1 : 1;
    }
  }
}
