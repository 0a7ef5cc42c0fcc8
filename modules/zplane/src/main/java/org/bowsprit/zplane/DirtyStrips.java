package org.bowsprit.zplane;

import java.util.Arrays;
import org.bowsprit.format.image.Strip;

/**
 * The parts of a surface that were painted since the last check. For every strip of eight pixels,
 * this is the range of rows that may have changed (spec 02 §5).
 */
final class DirtyStrips {

  private final int height;
  private final int[] tops;
  private final int[] bottoms;
  private boolean any;

  /** Creates a set of clean strips. */
  DirtyStrips(int width, int height) {
    this.height = height;
    tops = new int[(width + Strip.WIDTH - 1) / Strip.WIDTH];
    bottoms = new int[tops.length];
    clear();
  }

  /**
   * Adds a rectangle, clipped to the surface.
   *
   * @param left the first column of pixels
   * @param top the first row
   * @param right the column of pixels after the last
   * @param bottom the row after the last
   */
  void add(int left, int top, int right, int bottom) {
    int upper = Math.max(top, 0);
    int lower = Math.min(bottom, height);
    if (left >= right || upper >= lower) {
      return;
    }
    int last = Math.min((right - 1) >> 3, tops.length - 1);
    for (int strip = Math.max(left >> 3, 0); strip <= last; strip++) {
      tops[strip] = Math.min(tops[strip], upper);
      bottoms[strip] = Math.max(bottoms[strip], lower);
      any = true;
    }
  }

  /** Marks everything as dirty. */
  void addAll() {
    Arrays.fill(tops, 0);
    Arrays.fill(bottoms, height);
    any = true;
  }

  /** Marks everything as clean. */
  void clear() {
    Arrays.fill(tops, height);
    Arrays.fill(bottoms, 0);
    any = false;
  }

  /** Returns whether any strip is dirty. */
  boolean isAnyDirty() {
    return any;
  }

  /**
   * Returns the first dirty row of a strip. If no row is dirty, the result is not less than {@link
   * #bottom}.
   */
  int top(int strip) {
    return tops[strip];
  }

  /** Returns the row after the last dirty row of a strip. */
  int bottom(int strip) {
    return bottoms[strip];
  }

  /**
   * Returns the end of a run of strips that are dirty in the same rows. The run begins with the
   * given strip. The end is the strip after its last strip.
   */
  int endOfRun(int strip) {
    int end = strip + 1;
    while (end < tops.length && tops[end] == tops[strip] && bottoms[end] == bottoms[strip]) {
      end++;
    }
    return end;
  }
}
