package org.bowsprit.routelab.movingai;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.trial.room.LabPicture;

/**
 * A grid map with walkable and blocked cells, from a file {@code .map}.
 *
 * <p>In the map's coordinates, cell (x, y) is the square from (x, y) to (x + 1, y + 1). The floor
 * is the union of the walkable cells, as rectangles that share edges; cells that only touch at a
 * corner are not connected. The matrix is empty, so only routers that need no matrix find paths.
 */
public final class GridMap {

  private static final String PASSABLE_CELLS = ".GS";
  private static final int HEADER_LINES = 4;

  /** The palette index of ground. */
  private static final byte GROUND_INDEX = 1;

  private static final byte OBSTACLE_GREY = 0x48;
  private static final byte GROUND_GREY = (byte) 0xE8;

  private final int width;
  private final int height;
  private final BitSet passableCells;

  private GridMap(int width, int height, BitSet passableCells) {
    this.width = width;
    this.height = height;
    this.passableCells = passableCells;
  }

  /**
   * Reads a map. Its lines are {@code type octile}, {@code height H}, {@code width W} and {@code
   * map}, followed by H lines of W characters.
   *
   * @throws MovingAiException if a line does not have this format
   */
  public static GridMap parse(List<String> lines) {
    require(lines, 0, "type octile", "\"type octile\"");
    int height = number(lines, 1, "height");
    int width = number(lines, 2, "width");
    require(lines, 3, "map", "\"map\"");
    if (height == 0 || width == 0) {
      throw new MovingAiException(height == 0 ? 2 : 3, "a map of at least one cell");
    }
    BitSet passableCells = new BitSet();
    for (int y = 0; y < height; y++) {
      String row = lines.size() > HEADER_LINES + y ? lines.get(HEADER_LINES + y) : "";
      if (row.length() != width) {
        throw new MovingAiException(HEADER_LINES + y + 1, width + " cells");
      }
      for (int x = 0; x < width; x++) {
        passableCells.set(y * width + x, PASSABLE_CELLS.indexOf(row.charAt(x)) >= 0);
      }
    }
    return new GridMap(width, height, passableCells);
  }

  private static int number(List<String> lines, int line, String key) {
    require(lines, line, key + " [0-9]{1,4}", "\"" + key + " N\"");
    return Integer.parseInt(lines.get(line).trim().substring(key.length() + 1));
  }

  private static void require(List<String> lines, int line, String pattern, String expectation) {
    if (lines.size() <= line || !lines.get(line).trim().matches(pattern)) {
      throw new MovingAiException(line + 1, expectation);
    }
  }

  /** Returns the number of cells in a row. */
  public int width() {
    return width;
  }

  /** Returns the number of rows. */
  public int height() {
    return height;
  }

  /** Returns whether an actor can walk on a cell; false for cells outside the map. */
  public boolean isPassable(int x, int y) {
    return x >= 0 && x < width && y >= 0 && y < height && passableCells.get(y * width + x);
  }

  /**
   * Returns the map as a floor: the sentinel as box 0, then rectangles that cover the cells.
   *
   * @param scale the width of a cell in pixels; even, so that its centre is a whole pixel
   */
  public BoxChunks floor(int scale) {
    List<BoxRecord> boxes = new ArrayList<>();
    boxes.add(BoxRecord.SENTINEL);
    BitSet uncovered = (BitSet) passableCells.clone();
    for (int cell = uncovered.nextSetBit(0); cell >= 0; cell = uncovered.nextSetBit(cell)) {
      boxes.add(cutRectangle(uncovered, cell, scale));
    }
    List<BoxMatrixChunk.Row> rows = new ArrayList<>();
    boxes.forEach(box -> rows.add(BoxMatrixChunk.Row.EMPTY));
    return BoxChunks.of(new BoxRecords(boxes), new BoxMatrixChunk(rows), ScaleSlots.NONE);
  }

  /**
   * Returns the map as a picture with light ground and dark obstacles.
   *
   * @param scale the width of a cell in pixels
   */
  LabPicture picture(int scale) {
    int columns = width * scale;
    byte[] pixels = new byte[columns * height * scale];
    for (int y = 0; y < height; y++) {
      int row = y * scale * columns;
      for (int x = 0; x < width; x++) {
        if (passableCells.get(y * width + x)) {
          Arrays.fill(pixels, row + x * scale, row + (x + 1) * scale, GROUND_INDEX);
        }
      }
      for (int copy = 1; copy < scale; copy++) {
        System.arraycopy(pixels, row, pixels, row + copy * columns, columns);
      }
    }
    byte[] palette = new byte[3 * 256];
    Arrays.fill(palette, 0, 3, OBSTACLE_GREY);
    Arrays.fill(palette, 3, 6, GROUND_GREY);
    return new LabPicture(columns, height * scale, pixels, palette);
  }

  /**
   * Cuts out the rectangle of the widest run from a cell to the right, extended downwards as far as
   * possible.
   */
  private BoxRecord cutRectangle(BitSet uncovered, int cell, int scale) {
    int x = cell % width;
    int y = cell / width;
    int end = Math.min((y + 1) * width, uncovered.nextClearBit(cell));
    int columns = end - cell;
    int rows = 0;
    while (y + rows < height
        && uncovered.nextClearBit((y + rows) * width + x) >= (y + rows) * width + x + columns) {
      uncovered.clear((y + rows) * width + x, (y + rows) * width + x + columns);
      rows++;
    }
    int left = scale * x;
    int top = scale * y;
    int right = scale * (x + columns);
    int bottom = scale * (y + rows);
    return BoxRecord.ofValues(left, top, right, top, right, bottom, left, bottom, 0, 0, 255);
  }
}
