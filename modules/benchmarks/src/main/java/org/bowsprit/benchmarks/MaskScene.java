package org.bowsprit.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.MatrixOrigin;

/**
 * A random mask and walks over it. A quarter of the cells is blocked, in pieces of one to four
 * cells.
 *
 * @param mask the cells
 * @param moves the moves between them
 * @param floor a floor with the same cells: one box for each run of set cells in a row
 * @param queries 64 pairs of cells that moves connect
 */
record MaskScene(Mask mask, CellMoves moves, Floor floor, List<RouteRequest> queries) {

  /** The number of queries of a scene. */
  static final int QUERIES = 64;

  /** Creates a scene. The same size always gives the same scene. */
  static MaskScene random(int width, int height) {
    Random random = new Random(20261120);
    boolean[] cells = new boolean[width * height];
    Arrays.fill(cells, true);
    for (int blocked = 0; blocked < cells.length / 4; ) {
      int x = random.nextInt(width);
      int y = random.nextInt(height);
      boolean across = random.nextBoolean();
      for (int i = 1 + random.nextInt(4); i > 0 && x < width && y < height; i--) {
        blocked += cells[y * width + x] ? 1 : 0;
        cells[y * width + x] = false;
        x += across ? 1 : 0;
        y += across ? 0 : 1;
      }
    }
    Mask mask = Mask.of(0, 0, width, cells);
    CellMoves moves = new CellMoves(mask);
    List<RouteRequest> queries = new ArrayList<>();
    while (queries.size() < QUERIES) {
      int from = random.nextInt(cells.length);
      int to = random.nextInt(cells.length);
      if (cells[from] && cells[to] && from != to && moves.areConnected(from, to)) {
        queries.add(RouteRequest.of(mask.x(from), mask.y(from), mask.x(to), mask.y(to)));
      }
    }
    return new MaskScene(mask, moves, floor(mask), queries);
  }

  private static Floor floor(Mask mask) {
    List<WalkBox> boxes = new ArrayList<>();
    for (int y = 0; y < mask.height(); y++) {
      for (int x = 0; x < mask.width(); x++) {
        if (mask.isSet(x, y) && !mask.isSet(x - 1, y)) {
          int right = x;
          while (mask.isSet(right + 1, y)) {
            right++;
          }
          boxes.add(WalkBox.of(boxes.size(), x, y, right, y, right, y, x, y));
        }
      }
    }
    return Floor.of(boxes, new BoxMatrix(List.of(), MatrixOrigin.DISK));
  }
}
