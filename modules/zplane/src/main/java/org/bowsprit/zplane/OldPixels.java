package org.bowsprit.zplane;

import java.util.Arrays;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.Strip;
import org.bowsprit.render.Frame;

/**
 * The parts of the screen that an effect has not updated. They show the old picture until something
 * is drawn on them (spec 14, rule 12). Pixels are kept and discarded in cells of eight neighbouring
 * pixels in one row.
 */
public final class OldPixels {

  static final int COLUMNS = Frame.WIDTH / Strip.WIDTH;
  static final int CELL_COUNT = COLUMNS * Frame.HEIGHT;

  private final byte[] keptCells = new byte[CELL_COUNT];
  private final DirtyStrips dirty = new DirtyStrips(Frame.WIDTH, Frame.HEIGHT);
  private int keptCount;

  /** The old picture; null if no part of it is kept. */
  private byte[] pixels;

  OldPixels() {}

  /**
   * Keeps whole rows of the current picture. Discards all pixels that were kept before.
   *
   * @param pixelsToCopy the current picture as 320·200 palette indices; copied
   * @param first the first row
   * @param end the row after the last row; nothing is kept if it is not greater than {@code first}
   */
  public void keep(byte[] pixelsToCopy, int first, int end) {
    discard();
    if (first < end) {
      pixels = pixelsToCopy.clone();
      Arrays.fill(keptCells, first * COLUMNS, end * COLUMNS, (byte) 1);
      keptCount = (end - first) * COLUMNS;
      dirty.addAll();
    }
  }

  /** Returns whether any pixels are kept. */
  public boolean hasPixels() {
    return pixels != null;
  }

  /** Discards all kept pixels. */
  public void discard() {
    if (pixels != null) {
      Arrays.fill(keptCells, (byte) 0);
      keptCount = 0;
      pixels = null;
      dirty.addAll();
    }
  }

  /**
   * Discards the kept pixels in a rectangle of the screen, because something was drawn there. The
   * left and right edges are extended to whole cells.
   *
   * @param right the column of pixels after the last
   * @param bottom the row after the last
   */
  public void discard(int left, int top, int right, int bottom) {
    if (pixels == null || left >= right) {
      return;
    }
    int from = Math.max(Math.floorDiv(left, Strip.WIDTH), 0);
    int to = Math.min(Math.floorDiv(right - 1, Strip.WIDTH), COLUMNS - 1);
    for (int y = Math.max(top, 0); y < Math.min(bottom, Frame.HEIGHT); y++) {
      for (int column = from; column <= to; column++) {
        keptCount -= keptCells[y * COLUMNS + column];
        keptCells[y * COLUMNS + column] = 0;
      }
    }
    dirty.add(left, top, right, bottom);
    if (keptCount == 0) {
      pixels = null;
    }
  }

  /** Returns the strips whose kept pixels have changed since {@link DirtyStrips#clear}. */
  DirtyStrips dirty() {
    return dirty;
  }

  /** Copies the kept pixels in some rows of some strips onto a screen. */
  void copyOnto(byte[] screen, int firstStrip, int endStrip, int top, int bottom) {
    for (int y = top; y < bottom && pixels != null; y++) {
      for (int cell = y * COLUMNS + firstStrip; cell < y * COLUMNS + endStrip; cell++) {
        if (keptCells[cell] != 0) {
          int index = cell * Strip.WIDTH;
          System.arraycopy(pixels, index, screen, index, Strip.WIDTH);
        }
      }
    }
  }

  /** Returns a copy of the kept pixels; null if no pixels are kept. */
  ScreenState.Old snapshot() {
    return pixels == null
        ? null
        : new ScreenState.Old(Bytes.copyOf(pixels), Bytes.copyOf(keptCells));
  }

  /** Replaces the kept pixels with saved pixels; null for none. */
  void restore(ScreenState.Old saved) {
    discard();
    if (saved != null) {
      pixels = saved.pixels().toArray();
      saved.kept().copyInto(keptCells, 0);
      for (byte flag : keptCells) {
        keptCount += flag;
      }
      dirty.addAll();
    }
  }
}
