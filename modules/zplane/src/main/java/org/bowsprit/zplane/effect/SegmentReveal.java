package org.bowsprit.zplane.effect;

/**
 * Effects 1–6, in which rows and columns of cells of 8×8 pixels move over the window (spec 02
 * §8.1).
 */
final class SegmentReveal implements Reveal {

  private static final int CELL_PIXELS = 8;

  private final MainWindow window;
  private final int gridRows;
  private final int pause;
  private final int iterationCount;
  private final int[][] segments;
  private final int[][] steps;
  private int iteration;

  private SegmentReveal(MainWindow window, int pause, int iterationCount, int[][] table) {
    this.window = window;
    gridRows = window.height() / CELL_PIXELS;
    this.pause = pause;
    this.iterationCount = iterationCount;
    segments = new int[table.length / 2][];
    steps = new int[table.length / 2][];
    for (int i = 0; i < segments.length; i++) {
      segments[i] = table[2 * i].clone();
      steps[i] = table[2 * i + 1];
    }
  }

  /**
   * Returns the effect with the given number.
   *
   * @param number 1–6
   * @param pause the pause after each iteration, in quarter frames
   */
  static SegmentReveal of(int number, MainWindow window, int pause) {
    int lastRow = window.height() / CELL_PIXELS - 1;
    // Each segment consists of left, top, right and bottom in cells, followed by the increment of
    // each of these per step.
    return switch (number) {
      case 1 ->
          new SegmentReveal(
              window,
              pause,
              13,
              new int[][] {
                {0, 0, 39, 0}, {1, 1, -1, 1},
                {39, 0, 39, lastRow}, {-1, 1, -1, -1},
                {0, lastRow, 39, lastRow}, {1, -1, -1, -1},
                {0, 0, 0, lastRow}, {1, 1, 1, -1}
              });
      case 2 ->
          new SegmentReveal(
              window,
              pause,
              25,
              new int[][] {
                {0, 0, 0, 0}, {0, 1, 2, 1},
                {0, 0, 0, 0}, {2, 0, 2, 1},
                {1, 0, 1, 0}, {2, 0, 2, 1}
              });
      case 3 ->
          new SegmentReveal(
              window,
              pause,
              25,
              new int[][] {
                {39, lastRow, 39, lastRow}, {-2, -1, 0, -1},
                {39, lastRow, 39, lastRow}, {-2, -1, -2, 0},
                {38, lastRow, 38, lastRow}, {-2, -1, -2, 0}
              });
      case 4 ->
          new SegmentReveal(
              window,
              pause,
              25,
              new int[][] {
                {0, lastRow, 39, lastRow}, {0, -1, -2, -1},
                {39, 0, 39, lastRow}, {-2, 0, -2, -1},
                {38, 0, 38, lastRow}, {-2, 0, -2, -1}
              });
      case 5 ->
          new SegmentReveal(
              window,
              pause,
              9,
              new int[][] {
                {7, 7, 32, 7}, {-1, -1, 1, -1},
                {7, 8, 32, 8}, {-1, 1, 1, 1},
                {7, 8, 7, 8}, {-1, -1, -1, 1},
                {32, 7, 32, 8}, {1, -1, 1, 1}
              });
      case 6 ->
          new SegmentReveal(
              window,
              pause,
              16,
              new int[][] {
                {0, 0, 0, 15}, {2, 0, 2, 0},
                {1, 0, 1, 15}, {2, 0, 2, 0}
              });
      default ->
          throw new IllegalArgumentException("effect " + number + " does not consist of segments");
    };
  }

  /**
   * Returns the number of rows of pixels that an effect covers, counted from the window's first
   * row. An effect covers whole cells. Effect 5 covers at most 17 rows of cells, and effect 6 at
   * most 16.
   */
  static int coveredRows(int number, MainWindow window) {
    int rows = window.height() / CELL_PIXELS;
    return switch (number) {
          case 5 -> Math.min(rows, 17);
          case 6 -> Math.min(rows, 16);
          default -> rows;
        }
        * CELL_PIXELS;
  }

  @Override
  public int step(byte[] picture, byte[] screen) {
    if (iteration == iterationCount) {
      return DONE;
    }
    iteration++;
    for (int i = 0; i < segments.length; i++) {
      int[] segment = segments[i];
      show(picture, screen, segment);
      for (int edge = 0; edge < segment.length; edge++) {
        segment[edge] += steps[i][edge];
      }
    }
    return pause;
  }

  private void show(byte[] picture, byte[] screen, int[] segment) {
    int left = segment[0];
    int top = segment[1];
    int right = segment[2];
    boolean isRow = top == segment[3];
    int bottom = Math.min(segment[3], gridRows - 1);
    int columns = isRow ? right - left + 1 : 1;
    int rows = bottom - top + 1;
    window.copy(
        picture,
        screen,
        left * CELL_PIXELS,
        top * CELL_PIXELS,
        columns * CELL_PIXELS,
        rows * CELL_PIXELS);
  }
}
