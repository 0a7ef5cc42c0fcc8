package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * The graph of a floor's {@linkplain Faces faces}, which are joined at doors, in flat arrays (spec
 * 08 §11.1).
 *
 * <p>A <em>door</em> is a portal seen from one side. It leads from one face into another. The doors
 * of one face have consecutive numbers. A <em>corner</em> is an end of a door. A taut path may turn
 * only at corners. Door ends at the same point are one corner if their faces are joined there. Door
 * ends that only have equal coordinates, such as in two overlapping boxes, are separate corners.
 *
 * <p>A door needs 32 bytes of memory. A corner needs about 17 bytes, and 24 bytes for each of its
 * faces. This class is immutable. The search reads the arrays directly and never writes to them.
 */
final class PortalGraph {

  /** A door without length. */
  static final int POINT = 0;

  /** A door on a line {@code x = line}. */
  static final int VERTICAL = 1;

  /** A door on a line {@code y = line}. */
  static final int HORIZONTAL = 2;

  /** A door on any other line. Only meshes have such doors. */
  static final int SLANTED = 3;

  /** A path can turn at a door's low end. */
  static final int TURNS_AT_LOW = 1;

  /** A path can turn at a door's high end. */
  static final int TURNS_AT_HIGH = 2;

  /** The face beyond a door is on the door's line. */
  static final int IN_LINE = 0;

  /**
   * The face beyond a door lies on both sides of the door's line. This is only possible for a box
   * that is not convex.
   */
  static final int BOTH_SIDES = 2;

  /** The number of fields of a door. Fields that are used together are adjacent. */
  private static final int FIELDS_PER_DOOR = 8;

  private static final int FROM_FIELD = 0;
  private static final int TO_FIELD = 1;
  private static final int LOW_END_FIELD = 2;
  private static final int HIGH_END_FIELD = 3;
  private static final int LOW_CORNER_FIELD = 4;
  private static final int HIGH_CORNER_FIELD = 5;
  private static final int KIND_FIELD = 6;
  private static final int BLOCK_FIELD = 7;

  private static final int AXIS_MASK = 3;
  private static final int SIDE_SHIFT = 2;
  private static final int VIRTUAL_FLAG = 1 << 4;
  private static final int TURNS_SHIFT = 5;

  /** The position of each face's first door. The array has one more entry than there are faces. */
  final int[] firstDoor;

  private final int[] fields;

  /** The position of each corner. */
  final int[] cornerX;

  final int[] cornerY;

  /**
   * The position of each corner's first face. The array has one more entry than there are corners.
   */
  final int[] firstFaceOfCorner;

  /** The faces that meet at the corners. */
  final int[] facesAtCorners;

  /** The arrangement of the faces around each corner. */
  final CornerArcs arcs;

  /** The blocks of the floor, which determine the doors that a path can use. */
  final Blocks blocks;

  /** The faces and their boxes. */
  final Faces faces;

  PortalGraph(Floor floor) {
    faces = Faces.faceOf(floor);
    Doors doors = Doors.of(floor);
    int count = doors.size();
    firstDoor = new int[faces.count() + 1];
    fields = new int[FIELDS_PER_DOOR * count];
    for (int door = 0; door < count; door++) {
      Opening opening = doors.opening(door);
      int position = FIELDS_PER_DOOR * door;
      fields[position + FROM_FIELD] = doors.from(door);
      fields[position + TO_FIELD] = doors.to(door);
      fields[position + LOW_END_FIELD] = pack(opening.lowX(), opening.lowY());
      fields[position + HIGH_END_FIELD] = pack(opening.highX(), opening.highY());
      fields[position + LOW_CORNER_FIELD] = Nodes.NONE;
      fields[position + HIGH_CORNER_FIELD] = Nodes.NONE;
      fields[position + KIND_FIELD] = axis(opening) | (doors.isVirtual(door) ? VIRTUAL_FLAG : 0);
      fields[position + KIND_FIELD] |= (sideOfFace(floor, door) + 1) << SIDE_SHIFT;
      firstDoor[doors.from(door) + 1]++;
    }
    for (int face = 0; face < faces.count(); face++) {
      firstDoor[face + 1] += firstDoor[face];
    }
    Corners corners = new Corners(this);
    cornerX = corners.xs();
    cornerY = corners.ys();
    firstFaceOfCorner = corners.firstFaces();
    facesAtCorners = corners.faces();
    arcs = new CornerArcs(this);
    for (int door = 0; door < count; door++) {
      int turns = arcs.canTurn(lowCorner(door)) ? TURNS_AT_LOW : 0;
      turns |= arcs.canTurn(highCorner(door)) ? TURNS_AT_HIGH : 0;
      fields[FIELDS_PER_DOOR * door + KIND_FIELD] |= turns << TURNS_SHIFT;
    }
    blocks = new Blocks(this);
    for (int door = 0; door < count; door++) {
      fields[FIELDS_PER_DOOR * door + BLOCK_FIELD] = blocks.blockOf(from(door), to(door));
    }
  }

  /** Packs two 16-bit coordinates into one number. */
  private static int pack(int x, int y) {
    return x << 16 | (y & 0xFFFF);
  }

  private static int axis(Opening opening) {
    if (opening.isPoint()) {
      return POINT;
    }
    return opening.lowX() == opening.highX()
        ? VERTICAL
        : opening.lowY() == opening.highY() ? HORIZONTAL : SLANTED;
  }

  private int sideOfFace(Floor floor, int door) {
    boolean hasNegative = false;
    boolean hasPositive = false;
    if (floor.mesh().isPresent()) {
      for (int k = faces.firstCorner(to(door)); k < faces.endCorner(to(door)); k++) {
        int side = sideOf(door, faces.x(k), faces.y(k));
        hasNegative |= side < 0;
        hasPositive |= side > 0;
      }
    } else {
      WalkBox box = floor.box(to(door));
      for (int k = 0; k < WalkBox.CORNERS; k++) {
        int side = sideOf(door, box.x(k), box.y(k));
        hasNegative |= side < 0;
        hasPositive |= side > 0;
      }
    }
    return hasNegative && hasPositive ? BOTH_SIDES : hasPositive ? 1 : hasNegative ? -1 : IN_LINE;
  }

  int faceCount() {
    return faces.count();
  }

  int doorCount() {
    return fields.length / FIELDS_PER_DOOR;
  }

  /** Returns the face in front of a door. */
  int from(int door) {
    return fields[FIELDS_PER_DOOR * door + FROM_FIELD];
  }

  /** Returns the face beyond a door. */
  int to(int door) {
    return fields[FIELDS_PER_DOOR * door + TO_FIELD];
  }

  /** Returns the x of a door's low end. */
  int lowX(int door) {
    return fields[FIELDS_PER_DOOR * door + LOW_END_FIELD] >> 16;
  }

  int lowY(int door) {
    return (short) fields[FIELDS_PER_DOOR * door + LOW_END_FIELD];
  }

  /** Returns the x of a door's high end. */
  int highX(int door) {
    return fields[FIELDS_PER_DOOR * door + HIGH_END_FIELD] >> 16;
  }

  int highY(int door) {
    return (short) fields[FIELDS_PER_DOOR * door + HIGH_END_FIELD];
  }

  /** Returns the length of a door. */
  double length(int door) {
    int x = highX(door) - lowX(door);
    int y = Math.abs(highY(door) - lowY(door));
    return axis(door) == SLANTED ? Math.sqrt((double) x * x + (double) y * y) : x + y;
  }

  /** Returns the corner at a door's low end. */
  int lowCorner(int door) {
    return fields[FIELDS_PER_DOOR * door + LOW_CORNER_FIELD];
  }

  /** Returns the corner at a door's high end. */
  int highCorner(int door) {
    return fields[FIELDS_PER_DOOR * door + HIGH_CORNER_FIELD];
  }

  /** Sets the corner at a door's low or high end, while the graph is built. */
  void setCorner(int door, boolean low, int corner) {
    fields[FIELDS_PER_DOOR * door + (low ? LOW_CORNER_FIELD : HIGH_CORNER_FIELD)] = corner;
  }

  /**
   * Returns the direction of a door: {@link #POINT}, {@link #VERTICAL}, {@link #HORIZONTAL} or
   * {@link #SLANTED}.
   */
  int axis(int door) {
    return fields[FIELDS_PER_DOOR * door + KIND_FIELD] & AXIS_MASK;
  }

  /**
   * Returns the side of a door on which the face beyond it lies. This is a value of {@link
   * #sideOf}, {@link #IN_LINE} or {@link #BOTH_SIDES}.
   */
  int side(int door) {
    return (fields[FIELDS_PER_DOOR * door + KIND_FIELD] >> SIDE_SHIFT & 3) - 1;
  }

  /** Returns whether a door crosses a gap. Only the matrix connects the boxes of such a door. */
  boolean isVirtual(int door) {
    return (fields[FIELDS_PER_DOOR * door + KIND_FIELD] & VIRTUAL_FLAG) != 0;
  }

  /**
   * Returns whether paths have the same length in both directions and the search finds the shortest
   * paths. This is true if no door crosses a gap and all faces are convex and have an area.
   */
  boolean isSymmetric() {
    for (int door = 0; door < doorCount(); door++) {
      if (isVirtual(door) || faces.firstCorner(from(door)) == faces.endCorner(from(door))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the ends of a door at which a path can turn, as the bits {@link #TURNS_AT_LOW} and
   * {@link #TURNS_AT_HIGH}.
   */
  int turningEnds(int door) {
    return fields[FIELDS_PER_DOOR * door + KIND_FIELD] >> TURNS_SHIFT;
  }

  /** Returns the block that contains both faces of a door. */
  int block(int door) {
    return fields[FIELDS_PER_DOOR * door + BLOCK_FIELD];
  }

  int cornerCount() {
    return cornerX.length;
  }

  /** Returns the common coordinate of all points of a door parallel to an axis. */
  int line(int door) {
    return axis(door) == VERTICAL ? lowX(door) : lowY(door);
  }

  /**
   * Returns the side of a door on which a point lies: 0 if the point lies on the door's line, 1 or
   * −1 for the two sides. For a door parallel to an axis, 1 is the side of the greater coordinate.
   */
  int sideOf(int door, int x, int y) {
    return switch (axis(door)) {
      case VERTICAL -> Integer.signum(x - lowX(door));
      case SLANTED -> Long.signum(turn(lowX(door), lowY(door), highX(door), highY(door), x, y));
      default -> Integer.signum(y - lowY(door));
    };
  }

  /**
   * Returns the side on which (bx, by) lies of the line through (ax, ay) that is parallel to a
   * door. The values are like the values of {@link #sideOf}.
   */
  int sideOfDirection(int door, int ax, int ay, int bx, int by) {
    return switch (axis(door)) {
      case VERTICAL -> Integer.signum(bx - ax);
      case SLANTED ->
          Long.signum(
              ((long) highX(door) - lowX(door)) * ((long) by - ay)
                  - ((long) highY(door) - lowY(door)) * ((long) bx - ax));
      default -> Integer.signum(by - ay);
    };
  }

  Opening opening(int door) {
    return new Opening(lowX(door), lowY(door), highX(door), highY(door));
  }

  /** Returns whether a point lies on a door, including its ends. */
  boolean isOnDoor(int door, int x, int y) {
    return x >= lowX(door)
        && x <= highX(door)
        && y >= Math.min(lowY(door), highY(door))
        && y <= Math.max(lowY(door), highY(door))
        && (axis(door) != SLANTED || sideOf(door, x, y) == 0);
  }

  /** Returns whether a corner belongs to a face. */
  boolean isCornerOf(int corner, int face) {
    return entryOf(corner, face) >= 0;
  }

  /**
   * Returns the position of a face among the faces of a corner; {@link Nodes#NONE} if the face does
   * not meet the corner.
   */
  int entryOf(int corner, int face) {
    for (int k = firstFaceOfCorner[corner]; k < firstFaceOfCorner[corner + 1]; k++) {
      if (facesAtCorners[k] == face) {
        return k;
      }
    }
    return Nodes.NONE;
  }

  /**
   * Adds to {@code faceList[0…count)} every face that is joined at (x, y) to a face that it already
   * contains.
   *
   * @return the new count
   */
  int addJoinedFaces(int[] faceList, int count, int x, int y) {
    int size = count;
    for (int i = 0; i < size; i++) {
      for (int door = firstDoor[faceList[i]]; door < firstDoor[faceList[i] + 1]; door++) {
        if (isOnDoor(door, x, y) && !contains(faceList, size, to(door))) {
          faceList[size++] = to(door);
        }
      }
    }
    return size;
  }

  private static boolean contains(int[] values, int count, int value) {
    for (int i = 0; i < count; i++) {
      if (values[i] == value) {
        return true;
      }
    }
    return false;
  }

  /** Returns the openings of all doors, without duplicates. */
  Stream<Opening> openings() {
    return IntStream.range(0, doorCount()).mapToObj(this::opening).distinct();
  }
}
