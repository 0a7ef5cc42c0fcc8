package org.bowsprit.routelab.live;

import java.util.HexFormat;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.classic.ClassicMatrix;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.pathfinding.matrix.HopRows;

/**
 * A room's matrix in its three forms; {@code [from][to]} is the next box, −1 means no path.
 *
 * @param disk the matrix in the room's data
 * @param seed the matrix rebuilt by breadth-first search, as {@code box-graph} does
 * @param reference the matrix rebuilt by the reference interpreter's relaxation, as {@code classic}
 *     does
 */
@SuppressWarnings("ArrayRecordComponent") // Only passed to the writer, never compared.
public record MatrixForms(int[][] disk, int[][] seed, int[][] reference) {

  /** The maximum number of boxes. Larger tables are not readable. */
  static final int MAX_BOXES = 64;

  /**
   * Rebuilds the matrix of a floor from its current boxes, including locks.
   *
   * @param floor the boxes
   * @param disk the matrix on disk
   */
  static MatrixForms of(Floor floor, BoxMatrix disk) {
    int size = floor.boxCount();
    return new MatrixForms(
        HopRows.table(disk, size),
        HopRows.table(BreadthFirstMatrix.build(floor.boxes()), size),
        HopRows.table(ClassicMatrix.build(floor.boxes()), size));
  }

  /** Returns the payload of a BOXM chunk in hex. */
  public static String hex(BoxMatrixChunk matrix) {
    ByteWriter out = new ByteWriter();
    matrix.encode(out);
    return HexFormat.of().formatHex(out.toArray());
  }
}
