package org.bowsprit.zplane;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.ZPlane;
import org.bowsprit.format.image.ZStrip;

/**
 * The pixels of a room that hide actors, one bit per pixel for each z-plane (spec 02 §3).
 *
 * <p>Plane 0 does not exist and hides nothing.
 */
public final class PlaneMasks {

  /** The largest number of planes. */
  static final int MAX_PLANES = 4;

  private static final int LEFTMOST_PIXEL_BIT = 0x80;

  private final int columns;
  private final int height;
  private final int planes;
  private final byte[][] masks;
  private final byte[] scratch;

  /**
   * Creates masks that hide nothing.
   *
   * @param columns columns of eight pixels
   * @param height rows
   * @param planes the number of planes, 0–4
   */
  PlaneMasks(int columns, int height, int planes) {
    this.columns = columns;
    this.height = height;
    this.planes = planes;
    masks = new byte[planes + 1][columns * height];
    scratch = new byte[RoomScene.MAX_PICTURE_HEIGHT];
  }

  /** Returns the number of planes. */
  public int planes() {
    return planes;
  }

  /**
   * Returns whether plane {@code plane} hides an actor at a pixel of the room.
   *
   * @param plane 0–{@link #planes}; plane 0 hides nothing
   * @param x pixel of the room; outside the room, nothing hides an actor
   * @param y row of the room, 0–199
   */
  public boolean hides(int plane, int x, int y) {
    int column = x >> 3;
    return column >= 0
        && column < columns
        && (masks[plane][y * columns + column] & LEFTMOST_PIXEL_BIT >> (x & 7)) != 0;
  }

  /** Returns the number of columns of eight pixels. */
  int columns() {
    return columns;
  }

  /** Returns a copy of the masks of all planes, plane 1 first. */
  List<Bytes> snapshot() {
    return Arrays.stream(masks).skip(1).map(Bytes::copyOf).toList();
  }

  /** Replaces the masks with saved ones. */
  void restore(List<Bytes> saved) {
    if (saved.size() != planes
        || saved.stream().anyMatch(mask -> mask.length() != columns * height)) {
      throw new IllegalArgumentException("the masks belong to another room");
    }
    for (int plane = 1; plane <= planes; plane++) {
      saved.get(plane - 1).copyInto(masks[plane], 0);
    }
  }

  /** Clears all masks. */
  void clear() {
    for (byte[] mask : masks) {
      Arrays.fill(mask, (byte) 0);
    }
  }

  /**
   * Writes one strip of a picture's plane (spec 02 §3.2).
   *
   * @param plane 1–{@link #planes}
   * @param source the picture's plane
   * @param strip the number of the strip in the picture
   * @param merge true if bits that are already set remain set
   * @param column column of the room
   * @param top the row of the room at which the picture begins; may be negative
   * @param rows height of the picture
   */
  void write(int plane, ZPlane source, int strip, boolean merge, int column, int top, int rows) {
    ZStrip bits = strip < source.strips().size() ? source.strips().get(strip) : ZStrip.EMPTY;
    if (column < 0 || column >= columns || (merge && bits.isEmpty())) {
      return;
    }
    if (top >= 0 && top + rows <= height) {
      writeUnclipped(bits, merge, rows, masks[plane], top * columns + column);
    } else {
      writeClipped(bits, merge, rows, masks[plane], column, top);
    }
  }

  private void writeUnclipped(ZStrip bits, boolean merge, int rows, byte[] mask, int offset) {
    if (merge) {
      bits.merge(rows, mask, offset, columns);
    } else {
      bits.replace(rows, mask, offset, columns);
    }
  }

  private void writeClipped(
      ZStrip bits, boolean merge, int rows, byte[] mask, int column, int top) {
    bits.replace(rows, scratch, 0, 1);
    for (int row = Math.max(0, -top); row < rows && top + row < height; row++) {
      int index = (top + row) * columns + column;
      mask[index] = (byte) (merge ? mask[index] | scratch[row] : scratch[row]);
    }
  }
}
