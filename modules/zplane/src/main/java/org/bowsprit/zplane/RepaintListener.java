package org.bowsprit.zplane;

/** Receives the parts of a picture that were repainted. */
@FunctionalInterface
public interface RepaintListener {

  /**
   * Receives a rectangle that was repainted.
   *
   * @param left the first column
   * @param top the first row
   * @param right the column after the last
   * @param bottom the row after the last
   */
  void repainted(int left, int top, int right, int bottom);
}
