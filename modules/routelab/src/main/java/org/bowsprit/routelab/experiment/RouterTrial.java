package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.pathfinding.BoxChain;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.routelab.metric.ChainComparison;
import org.bowsprit.routelab.metric.Hausdorff;
import org.bowsprit.routelab.metric.PathShape;
import org.bowsprit.routelab.metric.RouteSampler;
import org.bowsprit.routelab.room.BoxChanges;
import org.bowsprit.routelab.room.LabRoom;
import org.bowsprit.routelab.room.Question;

/**
 * All routers on one floor: a room in one state. Not safe for use by several threads.
 *
 * <p>The laboratory asks it every question of a comparison; who looks into a game asks it about the
 * walk under way, and gets the same figures.
 */
public final class RouterTrial {

  private static final double SHORTEST_RATED = 10;

  private final WalkSpeed speed;
  private final List<Lane> lanes = new ArrayList<>();
  private final Floor floor;
  private final Optional<PreparedRouter> graph;
  private final Optional<PreparedRouter> union;
  private final RouteSampler sampler;
  private final WalkSimulator classicWalk;

  /** One router, prepared, with an actor that walks its routes. */
  private record Lane(Contestant contestant, PreparedRouter router, WalkSimulator walk) {}

  /**
   * Prepares the routers.
   *
   * @param room the room
   * @param changes what scripts changed of its floor
   * @param contestants the routers, in the order of the answers
   * @param yardsticks how short a way can be
   * @param speed how fast actors walk
   */
  public RouterTrial(
      LabRoom room,
      BoxChanges changes,
      List<Contestant> contestants,
      Yardsticks yardsticks,
      WalkSpeed speed) {
    this.speed = speed;
    this.floor = changes.applyTo(room.floor());
    this.sampler = new RouteSampler(floor);
    this.graph = yardsticks.graph().map(router -> router.prepare(floor));
    // Boxes of a map or mesh share edges only: the shortest way through them is that over their
    // union.
    this.union =
        room.field().isPresent() ? graph : yardsticks.union().map(router -> router.prepare(floor));
    WalkSimulator reference = null;
    for (Contestant contestant : contestants) {
      Router router = contestant.router();
      Lane lane =
          new Lane(
              contestant,
              router.prepare(changes.applyTo(room.floor(), router)),
              new WalkSimulator(room, changes, contestant, speed));
      lanes.add(lane);
      reference = contestant.isLegOracle() && reference == null ? lane.walk : reference;
    }
    this.classicWalk = reference;
  }

  /**
   * Asks a question.
   *
   * @param number what results call it
   * @param question what is asked; its scenario is taken to be this floor's
   * @param watcher sees the actors walk, one router after the other
   * @return the answers of all routers
   */
  public Case ask(int number, Question question, WalkWatcher watcher) {
    Point from = question.set().equals(Question.GIVEN) ? question.from() : snapped(question.from());
    Point target = snapped(question.to());
    RouteRequest request =
        RouteRequest.of(from, question.to()).withWalkSpeed(speed.x(), speed.y()).withDebug(true);
    List<Integer> matrixChain = matrixChain(from, target);
    double shortestGraph = shortest(graph, request);
    double shortestUnion = union.equals(graph) ? shortestGraph : shortest(union, request);
    List<Point> classicTrace =
        classicWalk == null ? List.of() : classicWalk.walk(from, question.to(), null, actor -> {});
    List<Answer> answers = new ArrayList<>();
    for (int i = 0; i < lanes.size(); i++) {
      Lane lane = lanes.get(i);
      int contestant = i;
      watcher.look().ifPresent(lane.walk::dress);
      Route route = lane.router.route(request);
      List<Point> trace =
          lane.walk.walk(from, question.to(), route, actor -> watcher.ticked(contestant, actor));
      Figures figures =
          new Figures(
              PathShape.of(route, speed.x(), speed.y()),
              ratio(route, target, shortestGraph),
              ratio(route, target, shortestUnion),
              ChainComparison.of(route.chain(), matrixChain.isEmpty() ? List.of(-1) : matrixChain),
              sampler.sample(route),
              Math.sqrt((double) route.end().squaredDistance(target)),
              zSwitches(route),
              lane.walk.ended() ? trace.size() : -1,
              Hausdorff.distance(trace, classicTrace));
      answers.add(new Answer(lane.contestant.id(), route, figures));
    }
    return new Case(
        number, question, from, target, matrixChain, shortestGraph, shortestUnion, answers);
  }

  private Point snapped(Point point) {
    return PackedPoint.toPoint(floor.effective().snap(point.x(), point.y()));
  }

  private List<Integer> matrixChain(Point from, Point target) {
    int start = floor.effective().resolve(from.x(), from.y());
    int goal = floor.effective().resolve(target.x(), target.y());
    return start == BoxIndex.NONE || floor.matrix().isAbsent()
        ? List.of()
        : BoxChain.follow(floor, start, goal).boxes();
  }

  /** The yardstick's own cost where it has one: waypoints are rounded to pixels. */
  private static double shortest(Optional<PreparedRouter> yardstick, RouteRequest request) {
    if (yardstick.isEmpty()) {
      return Double.NaN;
    }
    Route route = yardstick.get().route(request.withDebug(false));
    if (!route.reached()) {
      return Double.NaN;
    }
    double cost = route.effort().cost();
    return Double.isNaN(cost) ? route.length() : cost;
  }

  /** Only routes that end at the very target, and walks long enough for rounding not to matter. */
  private static double ratio(Route route, Point target, double shortest) {
    boolean arrives = route.reached() && route.end().equals(target);
    return arrives && shortest >= SHORTEST_RATED ? route.length() / shortest : Double.NaN;
  }

  private int zSwitches(Route route) {
    int switches = 0;
    for (int i = 1; i < route.chainLength(); i++) {
      int before = floor.box(route.chainBox(i - 1)).mask();
      switches += before != floor.box(route.chainBox(i)).mask() ? 1 : 0;
    }
    return switches;
  }
}
