package org.bowsprit.zplane.effect;

import java.util.function.IntUnaryOperator;
import org.bowsprit.render.Frame;

/** Effects 128, 134 and 135, which show cells in random order (spec 02 §8.2). */
final class DissolveReveal implements Reveal {

  private static final int CELLS_BETWEEN_PAUSES_OF_LOW_WINDOW = 18;
  private static final int ROW_HEIGHT = 8;

  private final MainWindow window;
  private final int cellWidth;
  private final int cellHeight;
  private final int columns;
  private final int[] order;
  private int next;

  /**
   * Creates an effect with shuffled cells.
   *
   * @param randomBelow returns a random number from 0 to its argument − 1
   */
  DissolveReveal(MainWindow window, int cellWidth, int cellHeight, IntUnaryOperator randomBelow) {
    this.window = window;
    this.cellWidth = cellWidth;
    this.cellHeight = Math.max(cellHeight, 1);
    columns = Frame.WIDTH / cellWidth;
    int rows = (window.height() + this.cellHeight - 1) / this.cellHeight;
    order = new int[columns * rows];
    for (int i = 0; i < order.length; i++) {
      int randomIndex = randomBelow.applyAsInt(i + 1);
      order[i] = order[randomIndex];
      order[randomIndex] = i;
    }
  }

  @Override
  public int step(byte[] picture, byte[] screen) {
    while (next < order.length) {
      int cell = order[next++];
      int x = cell % columns * cellWidth;
      int y = cell / columns * cellHeight;
      window.copy(picture, screen, x, y, cellWidth, cellHeight);
      if (pausesAfter(x, y)) {
        return 1;
      }
    }
    return DONE;
  }

  private boolean pausesAfter(int x, int y) {
    if (cellWidth > 1 || cellHeight > 1) {
      return y == 0 && x < window.height();
    }
    int rows = window.height() / ROW_HEIGHT;
    int cellsBetweenPauses =
        rows == 0 ? CELLS_BETWEEN_PAUSES_OF_LOW_WINDOW : Math.max(1, order.length / rows);
    return next % cellsBetweenPauses == 0;
  }
}
