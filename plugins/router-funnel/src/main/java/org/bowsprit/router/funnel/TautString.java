package org.bowsprit.router.funnel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.WaypointList;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.portal.Fold;

/**
 * Computes one walk. It consists of the boxes and portals of a chain and of the string that is
 * pulled taut through the portals. All walks use the same arrays, so only one thread at a time may
 * use this object.
 */
final class TautString {

  private final PortalCorridor corridor = new PortalCorridor();
  private final Funnel funnel = new Funnel(corridor);
  private final WaypointList waypoints = new WaypointList();
  private int[] boxes = new int[32];
  private int boxCount;
  private int fromX;
  private int fromY;
  private double length;

  /** Begins a walk. */
  void begin(Point from, int startBox) {
    fromX = from.x();
    fromY = from.y();
    corridor.begin();
    boxes[0] = startBox;
    boxCount = 1;
  }

  /** Adds a hop. */
  void add(SharedEdge portal, WalkBox from, WalkBox to) {
    corridor.add(portal, from, to, fromX, fromY);
    if (boxCount == boxes.length) {
      boxes = Arrays.copyOf(boxes, 2 * boxCount);
    }
    boxes[boxCount++] = to.id();
  }

  /** Returns the number of hops so far. */
  int hopCount() {
    return boxCount - 1;
  }

  /** Pulls the string taut to its end in the last box. */
  void pull(Point end) {
    long endX = corridor.unfoldX(end.x());
    long endY = corridor.unfoldY(end.y());
    funnel.pull(fromX, fromY, endX, endY);
    waypoints.clear();
    length = 0;
    long lastX = fromX;
    long lastY = fromY;
    int lastPortal = -1;
    for (int stop = 0; stop < funnel.stopCount(); stop++) {
      int portal = funnel.stopPortal(stop);
      boolean isTarget = portal == corridor.size();
      boolean isLeft = funnel.stopEnd(stop) == Funnel.LEFT;
      long x = isTarget ? endX : isLeft ? corridor.leftX(portal) : corridor.rightX(portal);
      long y = isTarget ? endY : isLeft ? corridor.leftY(portal) : corridor.rightY(portal);
      length += Math.hypot((double) x - lastX, (double) y - lastY);
      for (int portalIndex = lastPortal + 1; portalIndex < portal; portalIndex++) {
        if (corridor.isFold(portalIndex)) {
          addBouncePoint(portalIndex, lastX, lastY, x, y);
        }
      }
      if (isTarget) {
        waypoints.add(end.x(), end.y());
      } else {
        boolean isLow = corridor.lowIsLeft(portal) == isLeft;
        SharedEdge edge = corridor.portal(portal);
        int position = isLow ? edge.low() : edge.high();
        waypoints.add(
            edge.vertical() ? edge.line() : position, edge.vertical() ? position : edge.line());
      }
      lastX = x;
      lastY = y;
      lastPortal = portal;
    }
    waypoints.dropStraight(fromX, fromY);
  }

  /** Adds the pixel at which the path between two corridor points bounces off a portal. */
  private void addBouncePoint(int portalIndex, long ax, long ay, long bx, long by) {
    SharedEdge edge = corridor.portal(portalIndex);
    boolean isVertical = edge.vertical();
    boolean isLowLeft = corridor.lowIsLeft(portalIndex);
    long lowX = isLowLeft ? corridor.leftX(portalIndex) : corridor.rightX(portalIndex);
    long lowY = isLowLeft ? corridor.leftY(portalIndex) : corridor.rightY(portalIndex);
    long highX = isLowLeft ? corridor.rightX(portalIndex) : corridor.leftX(portalIndex);
    long highY = isLowLeft ? corridor.rightY(portalIndex) : corridor.leftY(portalIndex);
    // A distance along the portal, measured from its low end, is the same in the corridor and in
    // the room.
    int direction = Long.signum(isVertical ? highY - lowY : highX - lowX);
    long across = isVertical ? lowX : lowY;
    int fromAlong = (int) (direction * (isVertical ? ay - lowY : ax - lowX));
    int toAlong = (int) (direction * (isVertical ? by - lowY : bx - lowX));
    int fromAcross = (int) ((isVertical ? ax : ay) - across);
    int toAcross = (int) ((isVertical ? bx : by) - across);
    int position =
        edge.low() + Fold.bounce(0, 0, edge.length(), fromAcross, fromAlong, toAcross, toAlong);
    waypoints.add(isVertical ? edge.line() : position, isVertical ? position : edge.line());
  }

  /** Returns the length of the string, before bounces are rounded to pixels. */
  double length() {
    return length;
  }

  /** Returns the waypoints in walking order. */
  int[] waypoints() {
    return waypoints.toArray();
  }

  /** Returns the boxes in walking order. */
  int[] boxes() {
    return Arrays.copyOf(boxes, boxCount);
  }

  /** Returns the portals as shapes. */
  List<DebugShape> debugShapes() {
    List<DebugShape> result = new ArrayList<>();
    for (int i = 0; i < corridor.size(); i++) {
      result.add(DebugShape.of("portal", corridor.portal(i)));
    }
    return result;
  }
}
