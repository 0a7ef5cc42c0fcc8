package org.bowsprit.pathfinding.geometry;

import java.util.List;
import java.util.function.Predicate;

/**
 * Finds the box of a point among some boxes of a room (spec 08 §5.6).
 *
 * <p>Immutable. Queries allocate no memory. A coarse raster keeps the list of candidates short in
 * rooms with hundreds of boxes.
 *
 * @since 1.0
 */
public final class BoxIndex {

  /** The result if there is no box. */
  public static final int NONE = -1;

  private final WalkBox[] members;
  private final WalkBox[] membersById;
  private final int[] bounds;
  private final boolean[] isRectangle;
  private final BoxRaster raster;

  private BoxIndex(WalkBox[] members) {
    this.members = members;
    this.membersById = new WalkBox[members.length == 0 ? 0 : members[members.length - 1].id() + 1];
    for (WalkBox member : members) {
      membersById[member.id()] = member;
    }
    this.bounds = new int[4 * members.length];
    this.isRectangle = new boolean[members.length];
    for (int i = 0; i < members.length; i++) {
      isRectangle[i] = members[i].isRectangle();
      bounds[4 * i] = members[i].minX();
      bounds[4 * i + 1] = members[i].minY();
      bounds[4 * i + 2] = members[i].maxX();
      bounds[4 * i + 3] = members[i].maxY();
    }
    this.raster = BoxRaster.of(bounds);
  }

  /**
   * Indexes the boxes that pass a test.
   *
   * @param boxes the boxes in ascending order of ids
   * @param isMember selects the boxes to index
   */
  public static BoxIndex of(List<WalkBox> boxes, Predicate<WalkBox> isMember) {
    return new BoxIndex(boxes.stream().filter(isMember).toArray(WalkBox[]::new));
  }

  /** Returns whether the index has no boxes. */
  public boolean isEmpty() {
    return members.length == 0;
  }

  /** Returns whether a box is in the index. Returns false for ids that do not exist. */
  public boolean isMember(int id) {
    return id >= 0 && id < membersById.length && membersById[id] != null;
  }

  /**
   * Returns the nearest point of the nearest box, packed by {@link PackedPoint}. This is {@code
   * Outline.nearest(resolve(x, y))}, or (x, y) itself if the index has no boxes.
   */
  public long snap(int x, int y) {
    int box = resolve(x, y);
    return box == NONE ? PackedPoint.of(x, y) : Outline.nearest(membersById[box], x, y);
  }

  /** Returns the lowest id of a box that contains (x, y), or {@link #NONE}. */
  public int containing(int x, int y) {
    int cell = raster.cell(x, y);
    if (cell < 0) {
      return NONE;
    }
    for (int k = raster.firstPosition(cell); k < raster.endPosition(cell); k++) {
      int i = raster.member(k);
      if (contains(i, x, y)) {
        return members[i].id();
      }
    }
    return NONE;
  }

  /**
   * Finds every box that contains (x, y), in ascending id.
   *
   * @param ids receives the ids; must have space for all boxes
   * @return the number of boxes found
   */
  public int containing(int x, int y, int[] ids) {
    int cell = raster.cell(x, y);
    int count = 0;
    if (cell >= 0) {
      for (int k = raster.firstPosition(cell); k < raster.endPosition(cell); k++) {
        int i = raster.member(k);
        if (contains(i, x, y)) {
          ids[count++] = members[i].id();
        }
      }
    }
    return count;
  }

  /**
   * Returns the box of a point. This is the box with the lowest id that contains the point. If no
   * box contains the point, this is the box whose nearest point ({@link Outline#nearest}, after
   * rounding) has the smallest distance, with the lowest id in a tie. The distance is not limited.
   * Returns {@link #NONE} if the index has no boxes.
   */
  public int resolve(int x, int y) {
    int containingBox = containing(x, y);
    return containingBox != NONE ? containingBox : nearestMember(x, y);
  }

  /**
   * Returns the id of the nearest box. Examines the box with the nearest bounding rectangle first,
   * because then hardly any other box needs to be examined.
   */
  private int nearestMember(int x, int y) {
    int candidate = NONE;
    long candidateBounds = Long.MAX_VALUE;
    long otherBounds = Long.MAX_VALUE;
    for (int i = 0; i < members.length; i++) {
      long distance = squaredDistanceToBounds(i, x, y);
      if (distance < candidateBounds) {
        otherBounds = candidateBounds;
        candidateBounds = distance;
        candidate = i;
      } else if (distance < otherBounds) {
        otherBounds = distance;
      }
    }
    if (candidate == NONE) {
      return NONE;
    }
    long distance = isRectangle[candidate] ? candidateBounds : squaredDistance(candidate, x, y);
    // If several rectangles are equally near, the first of them has the lowest id.
    boolean isNearest =
        distance < otherBounds || (distance == otherBounds && isRectangle[candidate]);
    return members[isNearest ? candidate : nearestMember(candidate, distance, x, y)].id();
  }

  private int nearestMember(int candidate, long candidateDistance, int x, int y) {
    int bestMember = candidate;
    long bestDistance = candidateDistance;
    for (int i = 0; i < members.length; i++) {
      long minDistance = squaredDistanceToBounds(i, x, y);
      if (i == candidate
          || minDistance > bestDistance
          || (minDistance == bestDistance && i > bestMember)) {
        continue;
      }
      long distance = isRectangle[i] ? minDistance : squaredDistance(i, x, y);
      if (distance < bestDistance || (distance == bestDistance && i < bestMember)) {
        bestMember = i;
        bestDistance = distance;
      }
    }
    return bestMember;
  }

  private long squaredDistance(int i, int x, int y) {
    long nearest = Outline.nearest(members[i], x, y);
    return Point.squaredDistance(PackedPoint.x(nearest), PackedPoint.y(nearest), x, y);
  }

  private boolean contains(int i, int x, int y) {
    return x >= bounds[4 * i]
        && y >= bounds[4 * i + 1]
        && x <= bounds[4 * i + 2]
        && y <= bounds[4 * i + 3]
        && (isRectangle[i] || Outline.isOnOneSide(members[i], x, y));
  }

  private long squaredDistanceToBounds(int i, int x, int y) {
    long dx = Math.max(0, Math.max((long) bounds[4 * i] - x, (long) x - bounds[4 * i + 2]));
    long dy = Math.max(0, Math.max((long) bounds[4 * i + 1] - y, (long) y - bounds[4 * i + 3]));
    return dx * dx + dy * dy;
  }
}
