package org.bowsprit.router.funnel;

import java.util.Arrays;

/**
 * Pulls a string taut in a corridor (Lee and Preparata 1984, in the constant space form of Mononen
 * 2010), with exact turns.
 *
 * <p>The stops are the target and the portal ends at which the string turns. The string also stops
 * at every degenerate portal. This is a portal without length, or a portal on a line with the start
 * or the last stop. The string stops at its nearer end.
 */
final class Funnel {

  /** The stop at a portal's left end. */
  static final int LEFT = 0;

  /** The stop at a portal's right end, or at a portal without length. */
  static final int RIGHT = 1;

  private final PortalCorridor corridor;
  private int[] stopPortal = new int[32];
  private int[] stopEnd = new int[32];
  private int stopCount;

  private long apexX;
  private long apexY;
  private int apexPortal;
  private int leftPortal;
  private int rightPortal;
  private long leftX;
  private long leftY;
  private long rightX;
  private long rightY;

  Funnel(PortalCorridor corridor) {
    this.corridor = corridor;
  }

  /** Pulls the string from (fromX, fromY) to (toX, toY), in corridor coordinates. */
  void pull(long fromX, long fromY, long toX, long toY) {
    stopCount = 0;
    apexPortal = -1;
    apexX = fromX;
    apexY = fromY;
    closeFunnel();
    int end = corridor.size();
    int i = 0;
    while (i <= end) {
      long lx = i < end ? corridor.leftX(i) : toX;
      long ly = i < end ? corridor.leftY(i) : toY;
      long rx = i < end ? corridor.rightX(i) : toX;
      long ry = i < end ? corridor.rightY(i) : toY;
      i = advance(i, lx, ly, rx, ry) + 1;
    }
  }

  /**
   * Narrows the funnel to portal i.
   *
   * @return the portal after which to continue: i, or the portal of the corner at which the string
   *     turns
   */
  private int advance(int i, long lx, long ly, long rx, long ry) {
    boolean isOpened = isOpen();
    if (isOpened && turn(leftX, leftY, rx, ry) < 0) {
      return stopAt(leftPortal, LEFT, leftX, leftY);
    }
    if (isOpened && turn(rightX, rightY, lx, ly) > 0) {
      return stopAt(rightPortal, RIGHT, rightX, rightY);
    }
    if (turn(lx, ly, rx, ry) == 0) {
      return stopAtNarrowPortal(i, lx, ly, rx, ry);
    }
    if (!isOpened || turn(leftX, leftY, lx, ly) >= 0) {
      leftX = lx;
      leftY = ly;
      leftPortal = i;
    }
    if (!isOpened || turn(rightX, rightY, rx, ry) <= 0) {
      rightX = rx;
      rightY = ry;
      rightPortal = i;
    }
    return i;
  }

  /**
   * Stops at a portal that has no width as seen from the apex, unless the apex is on the portal.
   */
  private int stopAtNarrowPortal(int i, long lx, long ly, long rx, long ry) {
    boolean isApexOnPortal =
        Math.min(lx, rx) <= apexX
            && apexX <= Math.max(lx, rx)
            && Math.min(ly, ry) <= apexY
            && apexY <= Math.max(ly, ry);
    if (isApexOnPortal && !isOpen() && i < corridor.size()) {
      return i;
    }
    boolean isLeftNearer = squaredDistance(lx, ly) < squaredDistance(rx, ry);
    return isLeftNearer ? stopAt(i, LEFT, lx, ly) : stopAt(i, RIGHT, rx, ry);
  }

  private int stopAt(int portal, int portalEnd, long x, long y) {
    if (stopCount == stopPortal.length) {
      stopPortal = Arrays.copyOf(stopPortal, 2 * stopCount);
      stopEnd = Arrays.copyOf(stopEnd, 2 * stopCount);
    }
    stopPortal[stopCount] = portal;
    stopEnd[stopCount++] = portalEnd;
    apexPortal = portal;
    apexX = x;
    apexY = y;
    closeFunnel();
    return portal;
  }

  private void closeFunnel() {
    leftPortal = apexPortal;
    rightPortal = apexPortal;
    leftX = apexX;
    leftY = apexY;
    rightX = apexX;
    rightY = apexY;
  }

  /** Returns whether a portal has opened the funnel since the last stop. */
  private boolean isOpen() {
    return leftPortal != apexPortal || rightPortal != apexPortal;
  }

  /** Returns a positive number if the point lies to the right of the line from the apex to b. */
  private long turn(long bx, long by, long px, long py) {
    return (bx - apexX) * (py - apexY) - (by - apexY) * (px - apexX);
  }

  private long squaredDistance(long x, long y) {
    return (x - apexX) * (x - apexX) + (y - apexY) * (y - apexY);
  }

  /** Returns the number of stops, including the target. */
  int stopCount() {
    return stopCount;
  }

  /** Returns the portal of a stop; for the target, the size of the corridor. */
  int stopPortal(int stop) {
    return stopPortal[stop];
  }

  /** Returns the end of a stop's portal, {@link #LEFT} or {@link #RIGHT}. */
  int stopEnd(int stop) {
    return stopEnd[stop];
  }
}
