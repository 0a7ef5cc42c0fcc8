package org.bowsprit.trial;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.room.BoxChanges;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.Question;

/**
 * All routers, prepared for one floor: a room in one state. Not safe for use by several threads.
 */
public final class Planner {

  private static final long WARM_UP_NANOS = 15_000_000;

  private final Floor floor;
  private final LabRoom room;
  private final BoxChanges changes;
  private final List<Contestant> contestants;
  private final List<PreparedRouter> routers = new ArrayList<>();
  private final List<PreparedRouter> unguardedRouters = new ArrayList<>();
  private final WalkSpeed speed;

  /**
   * Prepares the routers.
   *
   * @param room the room
   * @param changes the changes of its floor by scripts
   * @param contestants the routers, in the order of the answers
   * @param speed the speed of actors
   */
  public Planner(LabRoom room, BoxChanges changes, List<Contestant> contestants, WalkSpeed speed) {
    this.floor = changes.applyTo(room.floor());
    this.room = room;
    this.changes = changes;
    this.contestants = contestants;
    this.speed = speed;
    for (Contestant contestant : contestants) {
      routers.add(prepare(contestant.router()));
    }
  }

  private PreparedRouter prepare(Router router) {
    return router.prepare(changes.applyTo(room.floor(), router));
  }

  /** Returns the floor. A rebuilt matrix follows the founding documents' rule. */
  Floor floor() {
    return floor;
  }

  public List<Contestant> contestants() {
    return contestants;
  }

  /** Returns the request for a question. */
  public RouteRequest request(Question question) {
    Point from =
        question.set().equals(Question.GIVEN) ? question.from() : snapToFloor(question.from());
    return RouteRequest.of(from, question.to())
        .withWalkSpeed(speed.x(), speed.y())
        .withStatistics(true);
  }

  /** Asks every router a question. The request also states whether debug shapes are wanted. */
  public Plan plan(RouteRequest request) {
    return new Plan(
        request,
        snapToFloor(request.to()),
        routers.stream()
            .map(router -> new Plan.TimedRoute(router.route(request), PlanCost.UNKNOWN))
            .toList());
  }

  /** Asks every router some questions, one router after the other, and measures the times. */
  public List<Plan> measure(List<RouteRequest> requests) {
    List<List<Plan.TimedRoute>> routesByRouter = new ArrayList<>();
    for (int router = 0; router < routers.size(); router++) {
      routesByRouter.add(measure(router, requests));
    }
    List<Plan> plans = new ArrayList<>();
    for (int i = 0; i < requests.size(); i++) {
      int question = i;
      plans.add(
          new Plan(
              requests.get(i),
              snapToFloor(requests.get(i).to()),
              routesByRouter.stream().map(routes -> routes.get(question)).toList()));
    }
    return plans;
  }

  private List<Plan.TimedRoute> measure(int router, List<RouteRequest> requests) {
    if (unguardedRouters.size() == router) {
      unguardedRouters.add(prepare(contestants.get(router).unguarded()));
      warmUp(routers.get(router), requests);
    }
    // A router that has failed is only called through its guard.
    boolean hasNotFailed = contestants.get(router).failures() == 0;
    PreparedRouter repeatedRouter =
        hasNotFailed ? unguardedRouters.get(router) : routers.get(router);
    PlanClock clock = new PlanClock(routers.get(router), repeatedRouter);
    return requests.stream().map(clock::time).toList();
  }

  private static void warmUp(PreparedRouter router, List<RouteRequest> requests) {
    long end = System.nanoTime() + WARM_UP_NANOS;
    for (int i = 0; !requests.isEmpty() && System.nanoTime() < end; i++) {
      router.route(requests.get(i % requests.size()));
    }
  }

  private Point snapToFloor(Point point) {
    return PackedPoint.toPoint(floor.effective().snap(point.x(), point.y()));
  }
}
