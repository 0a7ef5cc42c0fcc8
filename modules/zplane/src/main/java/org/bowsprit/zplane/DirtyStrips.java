package org.bowsprit.zplane;

import java.util.Arrays;
import org.bowsprit.format.image.Strip;

/**
 * What was painted since it was last looked at: for every strip of eight pixels the rows from the
 * first to the last that may have changed (spec 02 §5).
 */
final class DirtyStrips {

  private final int height;
  private final int[] tops;
  private final int[] bottoms;
  private boolean any;

  /** Makes strips of which none is dirty. */
  DirtyStrips(int width, int height) {
    this.height = height;
    tops = new int[(width + Strip.WIDTH - 1) / Strip.WIDTH];
    bottoms = new int[tops.length];
    clear();
  }

  /**
   * Adds a rectangle, as far as it lies inside.
   *
   * @param left the first column of pixels
   * @param top the first row
   * @param right the column of pixels behind the last
   * @param bottom the row behind the last
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

  /** Adds everything. */
  void addAll() {
    Arrays.fill(tops, 0);
    Arrays.fill(bottoms, height);
    any = true;
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(tops, height);
    Arrays.fill(bottoms, 0);
    any = false;
  }

  /** Returns whether any strip is dirty. */
  boolean isAny() {
    return any;
  }

  /** Returns the first dirty row of a strip; not above {@link #bottom} where none is. */
  int top(int strip) {
    return tops[strip];
  }

  /** Returns the row behind the last dirty one of a strip. */
  int bottom(int strip) {
    return bottoms[strip];
  }

  /** Returns the strip behind the last of those, from one on, that are dirty in the same rows. */
  int endOfRun(int strip) {
    int end = strip + 1;
    while (end < tops.length && tops[end] == tops[strip] && bottoms[end] == bottoms[strip]) {
      end++;
    }
    return end;
  }
}
