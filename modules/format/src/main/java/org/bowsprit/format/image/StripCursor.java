package org.bowsprit.format.image;

/**
 * Walks the pixels of one strip in a scan order over a buffer of rows.
 *
 * <p>Starts on the strip's first pixel; {@link #advance} steps to the next one. The steps are
 * worked out once, so that walking is one addition a pixel.
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
   * Places the cursor.
   *
   * @param offset index of the strip's upper left pixel in the buffer
   * @param stride distance in bytes between two rows of the buffer
   * @param height rows of the strip
   */
  StripCursor(ScanOrder order, int offset, int stride, int height) {
    boolean rows = order == ScanOrder.ROWS;
    inner = rows ? 1 : stride;
    innerLength = rows ? WIDTH : height;
    outer = (rows ? stride : 1) - (innerLength - 1) * inner;
    position = offset;
    left = innerLength;
  }

  /** Returns the index of the present pixel in the buffer. */
  int position() {
    return position;
  }

  /** Steps to the next pixel in scan order. */
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
