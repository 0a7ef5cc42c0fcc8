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

  private final int columnCount;
  private final int height;
  private final int planeCount;
  private final byte[][] masks;
  private final byte[] scratch;

  /**
   * Creates masks that hide nothing.
   *
   * @param columnCount the number of columns of eight pixels
   * @param height the number of rows
   * @param planeCount the number of planes, 0–4
   */
  PlaneMasks(int columnCount, int height, int planeCount) {
    this.columnCount = columnCount;
    this.height = height;
    this.planeCount = planeCount;
    masks = new byte[planeCount + 1][columnCount * height];
    scratch = new byte[RoomScene.MAX_PICTURE_HEIGHT];
  }

  /** Returns the number of planes. */
  public int planeCount() {
    return planeCount;
  }

  /**
   * Returns whether plane {@code plane} hides an actor at a pixel of the room.
   *
   * @param plane 0–{@link #planeCount}; plane 0 hides nothing
   * @param x pixel of the room; outside the room, nothing hides an actor
   * @param y row of the room, 0–199
   */
  public boolean hides(int plane, int x, int y) {
    int column = x >> 3;
    return column >= 0
        && column < columnCount
        && (masks[plane][y * columnCount + column] & LEFTMOST_PIXEL_BIT >> (x & 7)) != 0;
  }

  /** Returns the number of columns of eight pixels. */
  int columnCount() {
    return columnCount;
  }

  /** Returns a copy of the masks of all planes, plane 1 first. */
  List<Bytes> snapshot() {
    return Arrays.stream(masks).skip(1).map(Bytes::copyOf).toList();
  }

  /** Replaces the masks with saved masks. */
  void restore(List<Bytes> saved) {
    if (saved.size() != planeCount
        || saved.stream().anyMatch(mask -> mask.length() != columnCount * height)) {
      throw new IllegalArgumentException("the masks belong to another room");
    }
    for (int plane = 1; plane <= planeCount; plane++) {
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
   * @param plane 1–{@link #planeCount}
   * @param source the picture's plane
   * @param strip the number of the strip in the picture
   * @param mergesBits true if bits that are already set remain set
   * @param column the column of the room
   * @param top the row of the room at which the picture begins; may be negative
   * @param rows the height of the picture in rows
   */
  void write(
      int plane, ZPlane source, int strip, boolean mergesBits, int column, int top, int rows) {
    ZStrip bits = strip < source.strips().size() ? source.strips().get(strip) : ZStrip.EMPTY;
    if (column < 0 || column >= columnCount || (mergesBits && bits.isEmpty())) {
      return;
    }
    if (top >= 0 && top + rows <= height) {
      writeUnclipped(bits, mergesBits, rows, masks[plane], top * columnCount + column);
    } else {
      writeClipped(bits, mergesBits, rows, masks[plane], column, top);
    }
  }

  private void writeUnclipped(ZStrip bits, boolean mergesBits, int rows, byte[] mask, int offset) {
    if (mergesBits) {
      bits.merge(rows, mask, offset, columnCount);
    } else {
      bits.replace(rows, mask, offset, columnCount);
    }
  }

  private void writeClipped(
      ZStrip bits, boolean mergesBits, int rows, byte[] mask, int column, int top) {
    bits.replace(rows, scratch, 0, 1);
    for (int row = Math.max(0, -top); row < rows && top + row < height; row++) {
      int index = (top + row) * columnCount + column;
      mask[index] = (byte) (mergesBits ? mask[index] | scratch[row] : scratch[row]);
    }
  }
}
