package org.bowsprit.format.image;

/**
 * Moves over the pixels of one strip in scan order in a buffer of rows.
 *
 * <p>Starts at the strip's first pixel; {@link #advance} moves to the next. The steps are computed
 * once, so that each move is one addition.
 */
final class StripCursor {

  /** The width of a strip in pixels. */
  static final int STRIP_WIDTH = 8;

  private final int innerStep;
  private final int innerLength;
  private final int outerStep;
  private int position;
  private int leftInRun;

  /**
   * Creates a cursor at the first pixel.
   *
   * @param offset the index of the strip's upper left pixel in the buffer
   * @param stride the distance in bytes between two rows of the buffer
   * @param height the height of the strip in pixels
   */
  StripCursor(ScanOrder order, int offset, int stride, int height) {
    boolean byRows = order == ScanOrder.ROWS;
    innerStep = byRows ? 1 : stride;
    innerLength = byRows ? STRIP_WIDTH : height;
    outerStep = (byRows ? stride : 1) - (innerLength - 1) * innerStep;
    position = offset;
    leftInRun = innerLength;
  }

  /** Returns the index of the current pixel in the buffer. */
  int position() {
    return position;
  }

  /** Moves to the next pixel in scan order. */
  void advance() {
    leftInRun--;
    if (leftInRun == 0) {
      leftInRun = innerLength;
      position += outerStep;
    } else {
      position += innerStep;
    }
  }
}
