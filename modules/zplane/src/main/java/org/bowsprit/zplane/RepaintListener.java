package org.bowsprit.zplane;

/** Receives the parts of a picture that were composed again. */
@FunctionalInterface
public interface RepaintListener {

  /**
   * Receives a rectangle that was composed again.
   *
   * @param left the first column of pixels
   * @param top the first row
   * @param right the column of pixels after the last
   * @param bottom the row after the last
   */
  void repainted(int left, int top, int right, int bottom);
}
