package org.bowsprit.insight.ghost;

import java.util.Objects;
import java.util.Optional;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.WalkSpeed;
import org.bowsprit.trial.WalkWatcher;
import org.bowsprit.trial.room.BoxChanges;
import org.bowsprit.trial.room.LabRoom;

/**
 * Detects the start of walks by examining all actors after every tick. The command to walk is one
 * tick old when it is detected. Walks that ignore the boxes are not reported.
 */
final class WalkDetector {

  private final ObservedActor[] actorStates = new ObservedActor[Cast.SIZE];

  /** The state of an actor one tick ago. */
  private static final class ObservedActor {

    private Point position;
    private boolean wasMoving;
    private RouteRequest request;
    private Point destination;
  }

  /** Creates a detector that has not examined any actor yet. */
  WalkDetector() {
    for (int id = 0; id < actorStates.length; id++) {
      actorStates[id] = new ObservedActor();
    }
  }

  /**
   * Examines all actors.
   *
   * @param ego the actor whose walks have precedence
   * @param tick the number of iterations played
   * @return the walk that began since the last call; if several walks began, the walk of the ego;
   *     empty if none began
   */
  Optional<WalkStart> findNewWalk(World world, int ego, long tick) {
    Optional<WalkStart> detectedWalk = Optional.empty();
    for (int id = 1; id < Cast.SIZE; id++) {
      Actor actor = world.cast().actor(id);
      Optional<WalkStart> start = findNewWalk(world, actor, tick);
      if (start.isPresent() && (detectedWalk.isEmpty() || id == ego)) {
        detectedWalk = start;
      }
    }
    return detectedWalk;
  }

  private Optional<WalkStart> findNewWalk(World world, Actor actor, long tick) {
    ObservedActor state = actorStates[actor.id()];
    boolean isMoving =
        world.cast().isOnStage(actor) && world.cast().movement().movingResult(actor) != 0;
    RouteRequest request = actor.walk().request().orElse(null);
    boolean isStart =
        isMoving
            && isWalk(actor)
            && (!state.wasMoving
                || !Objects.equals(request, state.request)
                || !isSame(state.destination, actor.walk().destX(), actor.walk().destY()));
    Point from = state.position;
    store(state, actor, isMoving, request);
    if (!isStart || actor.ignoresBoxes() || world.roomFloor().floor().boxCount() == 0) {
      return Optional.empty();
    }
    return Optional.of(start(world, actor, from, request, tick));
  }

  /** Returns whether the actor walks, and does not only turn at its destination. */
  private static boolean isWalk(Actor actor) {
    return actor.walk().isWalking()
        || !isSame(new Point(actor.x(), actor.y()), actor.walk().destX(), actor.walk().destY());
  }

  private static boolean isSame(Point point, int x, int y) {
    return point != null && point.x() == x && point.y() == y;
  }

  private static void store(
      ObservedActor state, Actor actor, boolean isMoving, RouteRequest request) {
    if (!isSame(state.position, actor.x(), actor.y())) {
      state.position = new Point(actor.x(), actor.y());
    }
    if (!isSame(state.destination, actor.walk().destX(), actor.walk().destY())) {
      state.destination = new Point(actor.walk().destX(), actor.walk().destY());
    }
    state.wasMoving = isMoving;
    state.request = request;
  }

  private static WalkStart start(
      World world, Actor actor, Point lastPosition, RouteRequest request, long tick) {
    Point from =
        request != null ? request.from() : lastPosition != null ? lastPosition : positionOf(actor);
    Point to =
        request != null ? request.to() : new Point(actor.walk().destX(), actor.walk().destY());
    int room = world.currentRoom().number();
    return new WalkStart(
        actor.id(),
        LabRoom.of(room, "room " + room, world.currentRoom().data().orElseThrow().floor()),
        new BoxChanges(world.roomFloor().snapshot(), world.roomFloor().slots()),
        new WalkSpeed(actor.speedX(), actor.speedY()),
        from,
        to,
        costumeOf(world, actor),
        tick);
  }

  private static Point positionOf(Actor actor) {
    return new Point(actor.x(), actor.y());
  }

  private static Optional<WalkWatcher.ActorCostume> costumeOf(World world, Actor actor) {
    Costume costume = world.costume(actor.costumeState().costume());
    return costume == null
        ? Optional.empty()
        : Optional.of(new WalkWatcher.ActorCostume(actor.costumeState().snapshot(), costume));
  }
}
