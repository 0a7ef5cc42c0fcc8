package org.bowsprit.router.classic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Leg;
import org.bowsprit.pathfinding.LegOracle;
import org.bowsprit.pathfinding.LegState;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.SearchEffort;
import org.bowsprit.pathfinding.classic.Snap;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The state of one walk in a dry run. It contains the position and the boxes that the walk has
 * passed.
 */
final class StepwiseWalk {

  private static final int MAX_LEGS_PER_BOX = 4;

  private final Floor floor;
  private final LegOracle oracle;
  private final RouteRequest request;
  private final Snap goal;
  private final List<Point> waypoints = new ArrayList<>();
  private final List<Integer> chain = new ArrayList<>();
  private Point position;
  private int legCount;

  StepwiseWalk(Floor floor, LegOracle oracle, RouteRequest request, Snap goal) {
    this.floor = floor;
    this.oracle = oracle;
    this.request = request;
    this.goal = goal;
    this.position = request.from();
  }

  /** Walks from a box, 0 for none, to the destination or to an obstacle. */
  Route route(int startBox) {
    int box = startBox == Snap.NO_BOX ? goal.box() : startBox;
    chain.add(box);
    while (box != goal.box()) {
      if (legCount >= MAX_LEGS_PER_BOX * floor.boxCount()) {
        return stopAtPosition(Reason.MALFORMED);
      }
      if (request.limits().reachedAt(legCount)) {
        return stopAtPosition(Reason.LIMIT);
      }
      legCount++;
      Leg leg =
          oracle.nextLeg(new LegState(position, box, goal.point(), goal.box(), lastCrossing()));
      if (leg instanceof Leg.Unreachable) {
        return stopAtPosition(floor.matrix().isAbsent() ? Reason.NO_MATRIX : Reason.UNREACHABLE);
      }
      if (leg instanceof Leg.Straight straight) {
        chain.add(straight.box());
        break;
      }
      box = followCrossing((Leg.Cross) leg);
    }
    waypoints.add(goal.point());
    return route(Reason.OK);
  }

  /** Returns the last waypoint, which is the previous crossing because a dry run has no ticks. */
  private Point lastCrossing() {
    return waypoints.isEmpty() ? LegState.NO_CROSSING : position;
  }

  private int followCrossing(Leg.Cross leg) {
    waypoints.addAll(leg.points());
    position = leg.crossing();
    chain.add(leg.box());
    return leg.box();
  }

  private Route stopAtPosition(Reason reason) {
    if (waypoints.isEmpty()) {
      waypoints.add(position);
    }
    return route(reason);
  }

  private Route route(Reason reason) {
    return new Route(
        request.from(),
        waypoints.stream().flatMapToInt(p -> IntStream.of(p.x(), p.y())).toArray(),
        chain.stream().mapToInt(Integer::intValue).toArray(),
        reason,
        goal.point(),
        goal.box(),
        new SearchEffort(legCount, Double.NaN),
        request.debug() ? debugShapes() : List.of());
  }

  private List<DebugShape> debugShapes() {
    List<DebugShape> result = new ArrayList<>();
    for (Point waypoint : waypoints) {
      result.add(new DebugShape.Dot("crossing", waypoint));
    }
    return result;
  }
}
