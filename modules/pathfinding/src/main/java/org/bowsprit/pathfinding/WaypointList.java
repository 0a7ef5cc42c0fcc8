package org.bowsprit.pathfinding;

import java.util.Arrays;
import org.bowsprit.pathfinding.geometry.Outline;

/**
 * A growing list of waypoints that keeps its memory when it is cleared. Not thread-safe.
 *
 * @since 1.0
 */
public final class WaypointList {

  private int[] xy = new int[32];
  private int size;

  /** Empties the list. */
  public void clear() {
    size = 0;
  }

  /** Returns the number of points. */
  public int size() {
    return size;
  }

  /** Returns the x of a point. The first point has index 0. */
  public int x(int index) {
    return xy[2 * index];
  }

  /** Returns the y of a point. The first point has index 0. */
  public int y(int index) {
    return xy[2 * index + 1];
  }

  /** Appends a point. */
  public void add(int x, int y) {
    if (2 * size == xy.length) {
      xy = Arrays.copyOf(xy, 4 * size);
    }
    xy[2 * size] = x;
    xy[2 * size + 1] = y;
    size++;
  }

  /** Reverses the list, for searches that trace a path from its end. */
  public void reverse() {
    for (int i = 0, j = size - 1; i < j; i++, j--) {
      int x = xy[2 * i];
      int y = xy[2 * i + 1];
      xy[2 * i] = xy[2 * j];
      xy[2 * i + 1] = xy[2 * j + 1];
      xy[2 * j] = x;
      xy[2 * j + 1] = y;
    }
  }

  /**
   * Removes every repeated point and every point at which the path does not turn, except the last
   * point. The path begins at (fromX, fromY).
   */
  public void dropStraight(int fromX, int fromY) {
    int keptCount = 0;
    int lastX = fromX;
    int lastY = fromY;
    for (int i = 0; i < size; i++) {
      boolean isLast = i == size - 1;
      if (isLast || !isStraight(lastX, lastY, x(i), y(i), x(i + 1), y(i + 1))) {
        lastX = x(i);
        lastY = y(i);
        xy[2 * keptCount] = lastX;
        xy[2 * keptCount + 1] = lastY;
        keptCount++;
      }
    }
    size = keptCount;
  }

  private static boolean isStraight(int ax, int ay, int bx, int by, int cx, int cy) {
    long direction = ((long) bx - ax) * ((long) cx - bx) + ((long) by - ay) * ((long) cy - by);
    return direction >= 0 && Outline.turn(ax, ay, bx, by, cx, cy) == 0;
  }

  /** Returns the points as a new array x, y, x, y, …, the format of {@link Route}. */
  public int[] toArray() {
    return Arrays.copyOf(xy, 2 * size);
  }
}
