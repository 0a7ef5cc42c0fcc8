package org.bowsprit.playtest.internal.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.playtest.finding.Finding;
import org.bowsprit.playtest.finding.Finding.Grade;
import org.bowsprit.playtest.finding.Finding.Kind;
import org.bowsprit.playtest.setup.GameNames;
import org.bowsprit.vm.EngineVariable;

/**
 * In every state in which actions are tried, asks every router for a path from the ego to the
 * position at which each object is used. An object to which actors are sent is unreachable if there
 * is no path to it in any state.
 */
public final class ReachabilityCheck {

  private static final int MAX_END_DISTANCE = 24;

  private final Map<String, Router> routers;
  private final GameNames names;
  private final Map<Integer, Target> targets = new TreeMap<>();

  /** The known paths to an object. */
  private static final class Target {
    private final int room;
    private final Point walkTo;
    private final Map<String, String> failures = new LinkedHashMap<>();
    private final Map<String, Boolean> isReachedByRouter = new LinkedHashMap<>();

    Target(int room, Point walkTo) {
      this.room = room;
      this.walkTo = walkTo;
    }
  }

  /**
   * Prepares the check.
   *
   * @param routers the routers by id
   */
  public ReachabilityCheck(Map<String, Router> routers, GameNames names) {
    this.routers = routers;
    this.names = names;
  }

  /** Checks the paths to objects in the current state of a session. */
  public void checkState(GameSession session, List<Integer> objects) {
    int ego = session.machine().variables().get(EngineVariable.EGO);
    if (ego <= 0 || ego >= Cast.SIZE || session.world().roomFloor().floor().isOpen()) {
      return;
    }
    Actor actor = session.world().cast().actor(ego);
    if (!session.world().cast().isOnStage(actor) || actor.ignoresBoxes()) {
      return;
    }
    Point from = new Point(actor.x(), actor.y());
    routers.forEach(
        (id, router) -> {
          PreparedRouter floor = router.prepare(session.world().roomFloor().floor());
          for (int objectId : objects) {
            LocalObject object = session.world().roomObjects().find(objectId);
            if (object != null) {
              queryRouter(id, floor, from, object, session.world().room());
            }
          }
        });
  }

  private void queryRouter(
      String id, PreparedRouter floor, Point from, LocalObject object, int room) {
    Point to = new Point(object.walkX(), object.walkY());
    Target target = targets.computeIfAbsent(object.id(), none -> new Target(room, to));
    if (target.isReachedByRouter.getOrDefault(id, false)) {
      return;
    }
    Route route = floor.route(RouteRequest.of(from, to));
    boolean hasArrived = route.reached() && isNear(route.end(), to);
    target.isReachedByRouter.put(id, hasArrived);
    if (!hasArrived) {
      target.failures.put(
          id, route.reached() ? "ends at " + text(route.end()) : String.valueOf(route.reason()));
    }
  }

  private static boolean isNear(Point end, Point to) {
    return Math.hypot(end.x() - to.x(), end.y() - to.y()) <= MAX_END_DISTANCE;
  }

  private static String text(Point point) {
    return "(" + point.x() + "," + point.y() + ")";
  }

  /**
   * Returns a finding for each object to which at least one router never found a path.
   *
   * @param approachedObjects the objects to which actors were sent; other objects can be used from
   *     any position
   * @param isExhausted true if everything was tried; if false, a longer test may still find a path
   */
  public List<Finding> findings(Set<Integer> approachedObjects, boolean isExhausted) {
    List<Finding> findings = new ArrayList<>();
    targets.keySet().retainAll(approachedObjects);
    targets.forEach(
        (object, target) -> {
          List<String> failedRouters = new ArrayList<>();
          target.isReachedByRouter.forEach(
              (id, hasArrived) -> {
                if (!hasArrived) {
                  failedRouters.add(id + ": " + target.failures.get(id));
                }
              });
          if (!failedRouters.isEmpty()) {
            findings.add(
                Finding.of(
                    Kind.UNREACHABLE,
                    isExhausted && failedRouters.size() == routers.size()
                        ? Grade.FAULT
                        : Grade.HINT,
                    names.room(target.room) + ", " + names.object(object),
                    "no way was ever found to "
                        + text(target.walkTo)
                        + ", where it is used from ("
                        + String.join("; ", failedRouters)
                        + ")"));
          }
        });
    return findings;
  }
}
