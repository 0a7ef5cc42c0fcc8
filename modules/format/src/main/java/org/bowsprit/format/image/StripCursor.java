package org.bowsprit.format.image;

/**
 * Moves over the pixels of one strip in scan order in a buffer of rows.
 *
 * <p>Starts at the strip's first pixel; {@link #advance} moves to the next. The steps are computed
 * once, so that each move is one addition.
 */
final class StripCursor {

  /** Pixels across a strip. */
  static final int WIDTH = 8;

  private final int inner;
  private final int innerLength;
  private final int outer;
  private int position;
  private int left;

  /**
   * Creates a cursor at the first pixel.
   *
   * @param offset the index of the strip's upper left pixel in the buffer
   * @param stride the distance in bytes between two rows of the buffer
   * @param height the height of the strip in pixels
   */
  StripCursor(ScanOrder order, int offset, int stride, int height) {
    boolean rows = order == ScanOrder.ROWS;
    inner = rows ? 1 : stride;
    innerLength = rows ? WIDTH : height;
    outer = (rows ? stride : 1) - (innerLength - 1) * inner;
    position = offset;
    left = innerLength;
  }

  /** Returns the index of the current pixel in the buffer. */
  int position() {
    return position;
  }

  /** Moves to the next pixel in scan order. */
  void advance() {
    left--;
    if (left == 0) {
      left = innerLength;
      position += outer;
    } else {
      position += inner;
    }
  }
}
