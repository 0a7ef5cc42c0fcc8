package org.bowsprit.router.funnel;

import java.util.Arrays;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * The portals of a chain of boxes. They are unfolded, so that every box is on the far side of the
 * portal through which the walker enters it.
 *
 * <p>Usually the unfolded position of a portal is its position in the room. If the box before a
 * portal and the box after it are on the same side of the portal's line, all later portals are
 * mirrored across this line. A path that is straight in the corridor then bounces off that portal
 * in the room. The ends of each portal are called left and right, as the walker sees them.
 */
final class PortalCorridor {

  private int size;
  private SharedEdge[] portals = new SharedEdge[32];
  private boolean[] folds = new boolean[32];
  private long[] leftX = new long[32];
  private long[] leftY = new long[32];
  private long[] rightX = new long[32];
  private long[] rightY = new long[32];
  private boolean[] lowIsLeft = new boolean[32];

  // Beyond the last portal, corridor x = scaleX · room x + shiftX. The same is true of y.
  private int scaleX;
  private int scaleY;
  private long shiftX;
  private long shiftY;
  private int side;

  /** Begins a corridor. Portals are then added in walking order. */
  void begin() {
    size = 0;
    scaleX = 1;
    scaleY = 1;
    shiftX = 0;
    shiftY = 0;
    side = 0;
  }

  /**
   * Adds a portal.
   *
   * @param portal the portal in room coordinates
   * @param from the box that the walker leaves
   * @param to the box that the walker enters
   * @param fromX x of the walker's start, which is used only for the first portal
   * @param fromY y of the walker's start
   */
  void add(SharedEdge portal, WalkBox from, WalkBox to, int fromX, int fromY) {
    grow();
    int i = size++;
    portals[i] = portal;
    folds[i] = false;
    if (portal.length() > 0) {
      side = crossingSide(portal, from, fromX, fromY);
      int sideOfTarget = sideOf(portal, to);
      folds[i] = side != 0 && sideOfTarget == side;
    }
    layOut(i, portal);
    if (folds[i]) {
      mirror(portal);
    }
  }

  /**
   * Returns the side of a portal's line from which the walker crosses it; 0 if the walker is on it.
   */
  private int crossingSide(SharedEdge portal, WalkBox from, int fromX, int fromY) {
    if (size == 1) {
      int start = Integer.signum((portal.vertical() ? fromX : fromY) - portal.line());
      return start != 0 ? start : sideOf(portal, from);
    }
    int boxSide = sideOf(portal, from);
    return boxSide != 0 ? boxSide : side;
  }

  /**
   * Returns the side of a portal's line on which a box lies; 0 if the box lies on the line or on
   * both sides.
   */
  private static int sideOf(SharedEdge portal, WalkBox box) {
    int low = portal.vertical() ? box.minX() : box.minY();
    int high = portal.vertical() ? box.maxX() : box.maxY();
    return low >= portal.line()
        ? Integer.signum(high - portal.line())
        : high <= portal.line() ? -1 : 0;
  }

  private void layOut(int i, SharedEdge portal) {
    // For a walker who moves towards greater x, the smaller y is on the left. For a walker who
    // moves towards greater y, the greater x is on the left.
    int scaleAcross = portal.vertical() ? scaleX : scaleY;
    int scaleAlong = portal.vertical() ? scaleY : scaleX;
    boolean towardsGreater = side * scaleAcross <= 0;
    boolean lowLeft = (towardsGreater == portal.vertical()) == (scaleAlong > 0);
    lowIsLeft[i] = lowLeft;
    leftX[i] = endX(portal, lowLeft);
    leftY[i] = endY(portal, lowLeft);
    rightX[i] = endX(portal, !lowLeft);
    rightY[i] = endY(portal, !lowLeft);
  }

  private long endX(SharedEdge portal, boolean low) {
    return unfoldX(portal.vertical() ? portal.line() : low ? portal.low() : portal.high());
  }

  private long endY(SharedEdge portal, boolean low) {
    return unfoldY(!portal.vertical() ? portal.line() : low ? portal.low() : portal.high());
  }

  private void mirror(SharedEdge portal) {
    if (portal.vertical()) {
      shiftX = 2 * unfoldX(portal.line()) - shiftX;
      scaleX = -scaleX;
    } else {
      shiftY = 2 * unfoldY(portal.line()) - shiftY;
      scaleY = -scaleY;
    }
  }

  /** Returns the corridor's x for a room x beyond the last portal. */
  long unfoldX(int x) {
    return scaleX * (long) x + shiftX;
  }

  /** Returns the corridor's y for a room y beyond the last portal. */
  long unfoldY(int y) {
    return scaleY * (long) y + shiftY;
  }

  private void grow() {
    if (size == portals.length) {
      int capacity = 2 * size;
      portals = Arrays.copyOf(portals, capacity);
      folds = Arrays.copyOf(folds, capacity);
      leftX = Arrays.copyOf(leftX, capacity);
      leftY = Arrays.copyOf(leftY, capacity);
      rightX = Arrays.copyOf(rightX, capacity);
      rightY = Arrays.copyOf(rightY, capacity);
      lowIsLeft = Arrays.copyOf(lowIsLeft, capacity);
    }
  }

  int size() {
    return size;
  }

  SharedEdge portal(int i) {
    return portals[i];
  }

  boolean isFold(int i) {
    return folds[i];
  }

  boolean isPoint(int i) {
    return portals[i].length() == 0;
  }

  boolean lowIsLeft(int i) {
    return lowIsLeft[i];
  }

  long leftX(int i) {
    return leftX[i];
  }

  long leftY(int i) {
    return leftY[i];
  }

  long rightX(int i) {
    return rightX[i];
  }

  long rightY(int i) {
    return rightY[i];
  }
}
