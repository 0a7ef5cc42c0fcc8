package org.bowsprit.pathfinding.geometry;

/**
 * A walk box, which is a convex quadrilateral of floor, with run-time overrides applied (spec 08
 * §1).
 *
 * <p>Corners are pixel <em>positions</em>: the box (0,0)…(4,2) covers 15 pixels. Corners may
 * coincide (triangle, line and point boxes are ordinary floor) and may lie outside the room.
 *
 * @param id the position in the room's list, from 0
 * @param ulx the x coordinate of the upper left corner, −32768…32767 like all coordinates
 * @param uly the y of the upper left corner
 * @param urx the x of the upper right corner
 * @param ury the y of the upper right corner
 * @param lrx the x of the lower right corner
 * @param lry the y of the lower right corner
 * @param llx the x of the lower left corner
 * @param lly the y of the lower left corner
 * @param mask the clip level of an actor in this box, 0…255; an actor with 0 is in front of every
 *     plane
 * @param flags the flags, 0…255; bit 0x80 hides the box from actors, see {@link #hiddenFrom}
 * @param scale the scale word, 0…65535; with {@link #SCALE_SLOT} a scale slot, otherwise a fixed
 *     scale
 * @since 1.0
 */
public record WalkBox(
    int id,
    int ulx,
    int uly,
    int urx,
    int ury,
    int lrx,
    int lry,
    int llx,
    int lly,
    int mask,
    int flags,
    int scale) {

  /** The flag bit of a locked box, which snapping and a rebuilt matrix ignore. */
  public static final int INVISIBLE = 0x80;

  /** The flag bit that, together with {@link #INVISIBLE}, hides the box from the player only. */
  public static final int PLAYER_ONLY = 0x20;

  /** The flag bit that swaps up and down of an actor's facing in the box. */
  public static final int FLIP_Y = 0x10;

  /** The flag bit that swaps left and right of an actor's facing in the box. */
  public static final int FLIP_X = 0x08;

  /** The flag bits that force a facing, as a number 0…6 (spec 08 §3). */
  public static final int FACING = 0x07;

  /** The bit of a scale word that marks the remaining bits as a slot number, counted from 0. */
  public static final int SCALE_SLOT = 0x8000;

  /** The number of corners, which is also the number of edges. */
  public static final int CORNERS = 4;

  /**
   * Checks that the coordinates have at most 16 bits, and that the other fields are within their
   * ranges.
   */
  public WalkBox {
    if (id < 0) {
      throw new IllegalArgumentException("box id must not be negative: " + id);
    }
    requireCoordinate(ulx, uly);
    requireCoordinate(urx, ury);
    requireCoordinate(lrx, lry);
    requireCoordinate(llx, lly);
    requireUnsigned("mask", mask, 0xFF);
    requireUnsigned("flags", flags, 0xFF);
    requireUnsigned("scale", scale, 0xFFFF);
  }

  /**
   * Returns the box {@code id} with the given corners, no mask, no flags and full scale.
   *
   * @param corners the coordinates ulx, uly, urx, ury, lrx, lry, llx, lly
   */
  public static WalkBox of(int id, int... corners) {
    if (corners.length != 2 * CORNERS) {
      throw new IllegalArgumentException("a box has 8 coordinates, not " + corners.length);
    }
    return new WalkBox(
        id,
        corners[0],
        corners[1],
        corners[2],
        corners[3],
        corners[4],
        corners[5],
        corners[6],
        corners[7],
        0,
        0,
        255);
  }

  /**
   * Returns whether another box has the same corners in the same order.
   *
   * @since 1.1
   */
  public boolean hasCornersOf(WalkBox other) {
    for (int corner = 0; corner < CORNERS; corner++) {
      if (x(corner) != other.x(corner) || y(corner) != other.y(corner)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the x coordinate of corner {@code corner & 3}. */
  public int x(int corner) {
    return switch (corner & 3) {
      case 0 -> ulx;
      case 1 -> urx;
      case 2 -> lrx;
      default -> llx;
    };
  }

  /** Returns the y coordinate of corner {@code corner & 3}. */
  public int y(int corner) {
    return switch (corner & 3) {
      case 0 -> uly;
      case 1 -> ury;
      case 2 -> lry;
      default -> lly;
    };
  }

  /** Returns corner {@code corner & 3}. */
  public Point corner(int corner) {
    return new Point(x(corner), y(corner));
  }

  /** Returns the x coordinate of the leftmost corner. */
  public int minX() {
    return Math.min(Math.min(ulx, urx), Math.min(lrx, llx));
  }

  /** Returns the x coordinate of the rightmost corner. */
  public int maxX() {
    return Math.max(Math.max(ulx, urx), Math.max(lrx, llx));
  }

  /** Returns the y coordinate of the topmost corner. */
  public int minY() {
    return Math.min(Math.min(uly, ury), Math.min(lry, lly));
  }

  /** Returns the y coordinate of the lowest corner. */
  public int maxY() {
    return Math.max(Math.max(uly, ury), Math.max(lry, lly));
  }

  /** Returns whether (px, py) lies in the closed bounding rectangle of the corners. */
  public boolean boundsContain(int px, int py) {
    return px >= minX() && px <= maxX() && py >= minY() && py <= maxY();
  }

  /** Returns whether the closed bounding rectangles of the two boxes meet. */
  public boolean boundsMeet(WalkBox other) {
    return minX() <= other.maxX()
        && other.minX() <= maxX()
        && minY() <= other.maxY()
        && other.minY() <= maxY();
  }

  /**
   * Returns whether the corners form an upright rectangle, in clockwise or counterclockwise order.
   * A rectangle without width or height is included. Such a box contains exactly the points of its
   * bounding rectangle.
   */
  public boolean isRectangle() {
    return (ulx == llx && urx == lrx && uly == ury && lly == lry)
        || (ulx == urx && llx == lrx && uly == lly && ury == lry);
  }

  /** Returns whether edge {@code edge & 3} has no length. */
  public boolean edgeIsCollapsed(int edge) {
    return x(edge) == x(edge + 1) && y(edge) == y(edge + 1);
  }

  /** Returns whether bit 0x80 hides the box from everybody. */
  public boolean invisible() {
    return (flags & INVISIBLE) != 0;
  }

  /**
   * Returns whether the box is hidden from an actor, depending on bit 0x20 (spec 08 §4).
   *
   * @param player true if the actor has object class 31
   */
  public boolean hiddenFrom(boolean player) {
    return invisible() && ((flags & PLAYER_ONLY) == 0 || player);
  }

  /** Returns whether the scale comes from a slot of the room. */
  public boolean usesScaleSlot() {
    return (scale & SCALE_SLOT) != 0;
  }

  /** Returns the scale slot, counted from 0; valid only if {@link #usesScaleSlot}. */
  public int scaleSlot() {
    return scale & ~SCALE_SLOT;
  }

  /** Returns this box with other flags. */
  public WalkBox withFlags(int newFlags) {
    return new WalkBox(id, ulx, uly, urx, ury, lrx, lry, llx, lly, mask, newFlags, scale);
  }

  /** Returns this box with another scale word. */
  public WalkBox withScale(int newScale) {
    return new WalkBox(id, ulx, uly, urx, ury, lrx, lry, llx, lly, mask, flags, newScale);
  }

  private static void requireCoordinate(int x, int y) {
    if (x != (short) x || y != (short) y) {
      throw new IllegalArgumentException("corner beyond 16 bits: " + x + "," + y);
    }
  }

  private static void requireUnsigned(String field, int value, int max) {
    if (value < 0 || value > max) {
      throw new IllegalArgumentException("box " + field + " must be 0…" + max + ", not " + value);
    }
  }
}
