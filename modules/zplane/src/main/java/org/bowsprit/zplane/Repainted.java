package org.bowsprit.zplane;

/** Hears which parts of a picture were composed anew. */
@FunctionalInterface
public interface Repainted {

  /**
   * Takes a rectangle.
   *
   * @param left the first column of pixels
   * @param top the first row
   * @param right the column of pixels behind the last
   * @param bottom the row behind the last
   */
  void rectangle(int left, int top, int right, int bottom);
}
