package org.bowsprit.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.pathfinding.BoxChain;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.metric.ChainComparison;
import org.bowsprit.trial.metric.Hausdorff;
import org.bowsprit.trial.metric.PathShape;
import org.bowsprit.trial.metric.RouteSampler;
import org.bowsprit.trial.room.BoxChanges;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.Question;

/**
 * Asks all routers questions about one floor: a room in one state. Not safe for use by multiple
 * threads.
 *
 * <p>The laboratory asks it every question of a comparison. The inspector of a running game asks it
 * about the current walk and gets the same figures.
 */
public final class RouterTrial {

  private static final double MIN_RATED_PIXELS = 10;

  private final WalkSpeed speed;
  private final Planner planner;
  private final List<WalkSimulator> simulators = new ArrayList<>();
  private final Floor floor;
  private final Optional<PreparedRouter> graphRouter;
  private final Optional<PreparedRouter> unionRouter;
  private final RouteSampler sampler;
  private final WalkSimulator classicSimulator;
  private final int pixelsPerUnit;

  /** True if the room is a map, which has no matrix and no actors that walk in ticks. */
  private final boolean isMap;

  /**
   * Prepares the routers.
   *
   * @param room the room
   * @param changes the changes of its floor by scripts
   * @param contestants the routers, in the order of the answers
   * @param referenceRouters the routers that compute shortest lengths
   * @param speed the speed of actors
   */
  public RouterTrial(
      LabRoom room,
      BoxChanges changes,
      List<Contestant> contestants,
      ReferenceRouters referenceRouters,
      WalkSpeed speed) {
    this.speed = speed;
    this.planner = new Planner(room, changes, contestants, speed);
    this.floor = planner.floor();
    this.sampler = new RouteSampler(floor);
    this.graphRouter = referenceRouters.graph().map(router -> router.prepare(floor));
    // Boxes of a map or mesh only share edges, so the shortest path through portals is also the
    // shortest path over their union.
    this.unionRouter =
        room.field().isPresent()
            ? graphRouter
            : referenceRouters.union().map(router -> router.prepare(floor));
    this.pixelsPerUnit = room.unit();
    this.isMap = room.field().isPresent();
    WalkSimulator reference = null;
    for (Contestant contestant : room.field().isEmpty() ? contestants : List.<Contestant>of()) {
      WalkSimulator simulator = new WalkSimulator(room, changes, contestant, speed);
      simulators.add(simulator);
      reference = contestant.isLegOracle() && reference == null ? simulator : reference;
    }
    this.classicSimulator = reference;
  }

  /** Returns the planner, which contains the prepared routers. */
  public Planner planner() {
    return planner;
  }

  /**
   * Asks a question.
   *
   * @param number the number of the question in results
   * @param question the question; its scenario must be the state of this floor
   * @param watcher receives the actors' walks, one router after the other
   * @return the answers of all routers
   */
  public AnsweredQuestion ask(int number, Question question, WalkWatcher watcher) {
    Plan plan = planner.plan(planner.request(question).withDebug(true));
    return measure(number, question, plan, watcher);
  }

  /** Measures the routers' answers to a question. */
  public AnsweredQuestion measure(int number, Question question, Plan plan, WalkWatcher watcher) {
    Point from = plan.request().from();
    Point target = plan.target();
    List<Integer> matrixChain = matrixChain(from, target);
    double shortestGraph = shortest(graphRouter, plan.request());
    double shortestUnion =
        unionRouter.equals(graphRouter) ? shortestGraph : shortest(unionRouter, plan.request());
    List<Point> classicTrace =
        classicSimulator == null
            ? List.of()
            : classicSimulator.walk(from, question.to(), null, actor -> {});
    double scenarioLength = scenarioLength(question, false);
    double referenceLength = Double.isNaN(scenarioLength) ? shortestUnion : scenarioLength;
    List<Answer> answers = new ArrayList<>();
    for (int i = 0; i < plan.routes().size(); i++) {
      Route route = plan.routes().get(i).route();
      SimulatedWalk simulatedWalk = simulate(i, question, plan, watcher, classicTrace);
      Figures figures =
          new Figures(
              PathShape.of(route, speed.x(), speed.y()),
              ratio(route, target, shortestGraph),
              ratio(route, target, shortestUnion),
              referenceLength,
              ratio(route, target, referenceLength),
              ratio(route, target, scenarioLength(question, true)),
              ChainComparison.of(route.chain(), matrixChain.isEmpty() ? List.of(-1) : matrixChain),
              sampler.sample(route),
              Math.sqrt((double) route.end().squaredDistance(target)),
              zSwitches(route),
              simulatedWalk.ticks,
              simulatedWalk.deviation);
      answers.add(
          new Answer(
              planner.contestants().get(i).id(),
              route,
              figures,
              plan.routes().get(i).cost(),
              lacksMatrix(planner.contestants().get(i), route)));
    }
    return new AnsweredQuestion(
        number, question, from, target, matrixChain, shortestGraph, shortestUnion, answers);
  }

  /**
   * A simulated walk.
   *
   * @param ticks the duration in ticks; −1 if it did not end or there is no actor
   * @param deviation the deviation from the classic walk; NaN if there is none
   */
  private record SimulatedWalk(int ticks, double deviation) {}

  private SimulatedWalk simulate(
      int contestant, Question question, Plan plan, WalkWatcher watcher, List<Point> classicTrace) {
    if (isMap) {
      return new SimulatedWalk(-1, Double.NaN);
    }
    WalkSimulator simulator = simulators.get(contestant);
    watcher.actorCostume().ifPresent(simulator::setCostume);
    List<Point> trace =
        simulator.walk(
            plan.request().from(),
            question.to(),
            plan.routes().get(contestant).route(),
            actor -> watcher.afterTick(contestant, actor));
    return new SimulatedWalk(
        simulator.hasEnded() ? trace.size() : -1, Hausdorff.distance(trace, classicTrace));
  }

  /** Returns the scenario's length of a walk in pixels; NaN if it has none. */
  private double scenarioLength(Question question, boolean octile) {
    return question
        .benchmark()
        .filter(benchmark -> benchmark.octile() == octile && benchmark.optimum() > 0)
        .map(benchmark -> benchmark.optimum() * pixelsPerUnit)
        .orElse(Double.NaN);
  }

  private boolean lacksMatrix(Contestant contestant, Route route) {
    return !route.reached()
        && (isMap || floor.matrix().isAbsent())
        && contestant.capabilities().contains(RouterCapability.USES_MATRIX);
  }

  private List<Integer> matrixChain(Point from, Point target) {
    if (isMap) {
      return List.of();
    }
    int start = floor.effective().resolve(from.x(), from.y());
    int goal = floor.effective().resolve(target.x(), target.y());
    return start == BoxIndex.NONE || floor.matrix().isAbsent()
        ? List.of()
        : BoxChain.follow(floor, start, goal).boxes();
  }

  /**
   * Returns the shortest length; NaN if unknown. Uses the cost of the search if there is one,
   * because waypoints are rounded to pixels.
   */
  private static double shortest(Optional<PreparedRouter> router, RouteRequest request) {
    if (router.isEmpty()) {
      return Double.NaN;
    }
    Route route = router.get().route(request.withDebug(false).withStatistics(false));
    if (!route.reached()) {
      return Double.NaN;
    }
    double cost = route.effort().cost();
    return Double.isNaN(cost) ? route.length() : cost;
  }

  /**
   * Returns the ratio of a route's length to the shortest length. NaN if the route does not end
   * exactly at the target, or if the walk is so short that rounding matters.
   */
  private static double ratio(Route route, Point target, double shortest) {
    boolean arrives = route.reached() && route.end().equals(target);
    return arrives && shortest >= MIN_RATED_PIXELS ? route.length() / shortest : Double.NaN;
  }

  private int zSwitches(Route route) {
    int switches = 0;
    for (int i = 1; i < route.chainLength(); i++) {
      int previousMask = floor.box(route.chainBox(i - 1)).mask();
      switches += previousMask != floor.box(route.chainBox(i)).mask() ? 1 : 0;
    }
    return switches;
  }
}
