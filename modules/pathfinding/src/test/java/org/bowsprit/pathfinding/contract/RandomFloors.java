package org.bowsprit.pathfinding.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.pathfinding.matrix.HopRun;
import org.bowsprit.pathfinding.matrix.MatrixOrigin;

/** Creates random floors from a seed: plausible rooms and invalid rooms. */
public final class RandomFloors {

  private static final int SENTINEL_CORNER = -32000;

  private final Random random;

  public RandomFloors(long seed) {
    this.random = new Random(seed);
  }

  /**
   * Returns a plausible room. It consists of a sentinel and of boxes in the cells of an irregular
   * grid. The boxes touch, leave holes, overlap or are one pixel apart. Some of them are slanted,
   * and some are triangles, lines or points. Some boxes are locked. The matrix is built from the
   * boxes, sometimes before they are locked.
   */
  public Floor plausibleRoom() {
    List<WalkBox> boxes = new ArrayList<>();
    boxes.add(sentinel());
    int columns = 1 + random.nextInt(5);
    int rows = 1 + random.nextInt(3);
    int[] columnLines = randomGridLines(columns);
    int[] rowLines = randomGridLines(rows);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (random.nextInt(6) != 0) {
          boxes.add(
              boxInCell(
                  boxes.size(),
                  columnLines[column],
                  rowLines[row],
                  columnLines[column + 1],
                  rowLines[row + 1]));
        }
      }
    }
    BoxMatrix unlockedMatrix = BreadthFirstMatrix.build(boxes);
    for (int id = 1; id < boxes.size(); id++) {
      if (random.nextInt(8) == 0) {
        boxes.set(id, boxes.get(id).withFlags(WalkBox.INVISIBLE));
      }
    }
    BoxMatrix matrix = random.nextBoolean() ? unlockedMatrix : BreadthFirstMatrix.build(boxes);
    return Floor.of(boxes, matrix);
  }

  private static WalkBox sentinel() {
    int coordinate = SENTINEL_CORNER;
    return WalkBox.of(
            0,
            coordinate,
            coordinate,
            coordinate,
            coordinate,
            coordinate,
            coordinate,
            coordinate,
            coordinate)
        .withFlags(WalkBox.INVISIBLE);
  }

  private int[] randomGridLines(int cellCount) {
    int[] gridLines = new int[cellCount + 1];
    gridLines[0] = random.nextInt(60) - 30;
    for (int i = 1; i <= cellCount; i++) {
      gridLines[i] = gridLines[i - 1] + random.nextInt(5) * 12 + (random.nextInt(8) == 0 ? 1 : 0);
    }
    return gridLines;
  }

  private WalkBox boxInCell(int id, int left, int top, int right, int bottom) {
    return switch (random.nextInt(10)) {
      case 0 -> WalkBox.of(id, left, bottom, right, top, right, top, left, bottom);
      case 1 -> WalkBox.of(id, left, top, right, top, right, top, left, top);
      case 2 -> WalkBox.of(id, left, top, right, top, right, bottom, left, top);
      case 3 -> WalkBox.of(id, left, top, left, top, left, top, left, top);
      case 4 -> WalkBox.of(id, left, top, right - 1, top, right - 1, bottom, left, bottom);
      case 5 -> WalkBox.of(id, left - 6, top - 6, right + 6, top, right + 6, bottom, left, bottom);
      default -> WalkBox.of(id, left, top, right, top, right, bottom, left, bottom);
    };
  }

  /**
   * Returns an invalid room with random flags and a random matrix. The coordinates of its corners
   * are random 16-bit numbers, or the corners lie in a small square.
   */
  public Floor invalidRoom() {
    int count = random.nextInt(24);
    int span = random.nextBoolean() ? 1 << 16 : 64;
    List<WalkBox> boxes = new ArrayList<>();
    for (int id = 0; id < count; id++) {
      boxes.add(
          new WalkBox(
              id,
              randomCoordinate(span),
              randomCoordinate(span),
              randomCoordinate(span),
              randomCoordinate(span),
              randomCoordinate(span),
              randomCoordinate(span),
              randomCoordinate(span),
              randomCoordinate(span),
              random.nextInt(256),
              random.nextInt(3) == 0 ? random.nextInt(256) : 0,
              random.nextInt(1 << 16)));
    }
    return Floor.of(boxes, randomMatrix(boxes));
  }

  private int randomCoordinate(int span) {
    return random.nextInt(span) - span / 2;
  }

  private BoxMatrix randomMatrix(List<WalkBox> boxes) {
    return switch (random.nextInt(4)) {
      case 0 -> BoxMatrix.absent();
      case 1 -> BreadthFirstMatrix.build(boxes);
      default -> invalidMatrix(boxes.size());
    };
  }

  private BoxMatrix invalidMatrix(int count) {
    List<List<HopRun>> rows = new ArrayList<>();
    for (int row = 0; row < random.nextInt(count + 3); row++) {
      List<HopRun> runs = new ArrayList<>();
      for (int i = random.nextInt(5); i > 0; i--) {
        runs.add(new HopRun(randomId(count), randomId(count), randomId(count)));
      }
      rows.add(runs);
    }
    return new BoxMatrix(rows, MatrixOrigin.DISK);
  }

  private int randomId(int count) {
    return random.nextInt(8) == 0 ? random.nextInt(256) : random.nextInt(count + 1);
  }

  /** Returns a random point, which can be on a floor, near it or far from it. */
  public Point randomPoint(Floor floor) {
    if (floor.boxCount() == 0 || random.nextInt(16) == 0) {
      return new Point(randomCoordinate(1 << 16), randomCoordinate(1 << 16));
    }
    WalkBox box = floor.box(random.nextInt(floor.boxCount()));
    int corner = random.nextInt(WalkBox.CORNERS);
    int opposite = random.nextInt(WalkBox.CORNERS);
    int x = (box.x(corner) + box.x(opposite)) >> 1;
    int y = (box.y(corner) + box.y(opposite)) >> 1;
    int maxOffset = random.nextInt(4) == 0 ? 40 : 2;
    return new Point(
        x + random.nextInt(2 * maxOffset + 1) - maxOffset, y + random.nextInt(maxOffset + 1));
  }
}
