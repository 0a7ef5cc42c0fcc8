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
final class WalkWatch {

  private final Sighting[] sightings = new Sighting[Cast.SIZE];

  /** The state of an actor one tick ago. */
  private static final class Sighting {

    private Point at;
    private boolean moved;
    private RouteRequest request;
    private Point destination;
  }

  /** Creates a watch that has not examined any actor yet. */
  WalkWatch() {
    for (int id = 0; id < sightings.length; id++) {
      sightings[id] = new Sighting();
    }
  }

  /**
   * Examines all actors.
   *
   * @param ego the actor whose walks take precedence
   * @param tick the number of iterations played
   * @return the walk that began since the last call; the ego's if there are several
   */
  Optional<WalkStart> look(World world, int ego, long tick) {
    Optional<WalkStart> begun = Optional.empty();
    for (int id = 1; id < Cast.SIZE; id++) {
      Actor actor = world.cast().actor(id);
      Optional<WalkStart> start = look(world, actor, tick);
      if (start.isPresent() && (begun.isEmpty() || id == ego)) {
        begun = start;
      }
    }
    return begun;
  }

  private Optional<WalkStart> look(World world, Actor actor, long tick) {
    Sighting sighting = sightings[actor.id()];
    boolean moves = world.cast().isOnStage(actor) && world.cast().movement().moving(actor) != 0;
    RouteRequest request = actor.walk().request().orElse(null);
    boolean begins =
        moves
            && isWalk(actor)
            && (!sighting.moved
                || !Objects.equals(request, sighting.request)
                || !isSame(sighting.destination, actor.walk().destX(), actor.walk().destY()));
    Point from = sighting.at;
    remember(sighting, actor, moves, request);
    if (!begins || actor.ignoresBoxes() || world.floor().floor().boxCount() == 0) {
      return Optional.empty();
    }
    return Optional.of(start(world, actor, from, request, tick));
  }

  /** Returns whether the actor walks. An actor that only turns is already at its destination. */
  private static boolean isWalk(Actor actor) {
    return actor.walk().isWalking()
        || !isSame(new Point(actor.x(), actor.y()), actor.walk().destX(), actor.walk().destY());
  }

  private static boolean isSame(Point point, int x, int y) {
    return point != null && point.x() == x && point.y() == y;
  }

  private static void remember(
      Sighting sighting, Actor actor, boolean moves, RouteRequest request) {
    if (!isSame(sighting.at, actor.x(), actor.y())) {
      sighting.at = new Point(actor.x(), actor.y());
    }
    if (!isSame(sighting.destination, actor.walk().destX(), actor.walk().destY())) {
      sighting.destination = new Point(actor.walk().destX(), actor.walk().destY());
    }
    sighting.moved = moves;
    sighting.request = request;
  }

  private static WalkStart start(
      World world, Actor actor, Point seen, RouteRequest request, long tick) {
    Point from = request != null ? request.from() : seen != null ? seen : at(actor);
    Point to =
        request != null ? request.to() : new Point(actor.walk().destX(), actor.walk().destY());
    int room = world.currentRoom().number();
    return new WalkStart(
        actor.id(),
        LabRoom.of(room, "room " + room, world.currentRoom().data().orElseThrow().floor()),
        new BoxChanges(world.floor().snapshot(), world.floor().slots()),
        new WalkSpeed(actor.speedX(), actor.speedY()),
        from,
        to,
        look(world, actor),
        tick);
  }

  private static Point at(Actor actor) {
    return new Point(actor.x(), actor.y());
  }

  private static Optional<WalkWatcher.Look> look(World world, Actor actor) {
    Costume costume = world.costume(actor.dress().costume());
    return costume == null
        ? Optional.empty()
        : Optional.of(new WalkWatcher.Look(actor.dress().snapshot(), costume));
  }
}
