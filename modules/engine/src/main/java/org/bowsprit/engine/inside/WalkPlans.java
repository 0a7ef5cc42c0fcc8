package org.bowsprit.engine.inside;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.Walk;
import org.bowsprit.engine.world.World;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Leg;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The walks in progress in the current room.
 *
 * <p>A call of {@link #current} does not change the game. It queries the router again for the debug
 * shapes of each planned walk, so call it once per frame and only while the shapes are shown.
 */
public final class WalkPlans {

  private final World world;

  /** Creates a view of the walks of a world. A restart needs a new view. */
  public WalkPlans(World world) {
    this.world = world;
  }

  /** Returns the walks in progress, by actor number. */
  public List<WalkPlan> current() {
    List<WalkPlan> plans = new ArrayList<>();
    Cast cast = world.cast();
    for (int id = 0; id < Cast.SIZE; id++) {
      Actor actor = cast.actor(id);
      if (cast.isOnStage(actor) && cast.movement().movingResult(actor) != 0) {
        plans.add(actor.walk().isWalking() ? plannedWalk(actor) : legByLegWalk(actor));
      }
    }
    return plans;
  }

  /** Returns a walk that was planned as a whole. */
  private WalkPlan plannedWalk(Actor actor) {
    Walk walk = actor.walk();
    Optional<Route> route = walk.route();
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < walk.waypointCount(); i++) {
      points.add(new Point(walk.waypointX(i), walk.waypointY(i)));
    }
    return new WalkPlan(
        actor.id(),
        position(actor),
        route.map(Route::from).orElse(position(actor)),
        route.map(Route::target).orElse(new Point(walk.destX(), walk.destY())),
        points.subList(walk.waypointIndex(), points.size()),
        points.subList(0, walk.waypointIndex()),
        actor.box(),
        route.map(Route::chain).orElse(List.of()),
        route.map(answer -> answer.reason().name()).orElse(""),
        walk.request().map(this::debugShapes).orElse(List.of()));
  }

  private List<DebugShape> debugShapes(RouteRequest request) {
    return world.roomFloor().router().route(request.withDebug(true)).debug();
  }

  /** Returns a walk whose legs are decided one by one. */
  private WalkPlan legByLegWalk(Actor actor) {
    Walk walk = actor.walk();
    Point destination = new Point(walk.destX(), walk.destY());
    List<Point> ahead = new ArrayList<>();
    ahead.add(new Point(actor.leg().aimX(), actor.leg().aimY()));
    walk.secondPoint().ifPresent(ahead::add);
    if (!ahead.contains(destination) && !(walk.leg().orElse(null) instanceof Leg.Unreachable)) {
      ahead.add(destination);
    }
    return new WalkPlan(
        actor.id(),
        position(actor),
        new Point(actor.leg().startX(), actor.leg().startY()),
        destination,
        ahead,
        List.of(),
        actor.box(),
        boxesOnWalk(actor.box(), walk.enteringBox(), walk.destBox()),
        walk.leg().map(WalkPlans::legKind).orElse(""),
        walk.leg().map(WalkPlans::crossingShapes).orElse(List.of()));
  }

  private static List<Integer> boxesOnWalk(int... chain) {
    List<Integer> boxes = new ArrayList<>();
    for (int box : chain) {
      if (box > 0 && (boxes.isEmpty() || boxes.get(boxes.size() - 1) != box)) {
        boxes.add(box);
      }
    }
    return boxes;
  }

  private static String legKind(Leg leg) {
    return leg.getClass().getSimpleName().toUpperCase(Locale.ROOT);
  }

  private static List<DebugShape> crossingShapes(Leg leg) {
    return leg instanceof Leg.Cross cross
        ? List.of(new DebugShape.Dot("crossing", cross.crossing()))
        : List.of();
  }

  private static Point position(Actor actor) {
    return new Point(actor.x(), actor.y());
  }
}
