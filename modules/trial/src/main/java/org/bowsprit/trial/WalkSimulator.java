package org.bowsprit.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.ActorProfile;
import org.bowsprit.actors.ActorState;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.CostumeState;
import org.bowsprit.actors.Facing;
import org.bowsprit.actors.RoomFloor;
import org.bowsprit.actors.Stage;
import org.bowsprit.actors.WalkStyle;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.trial.room.BoxChanges;
import org.bowsprit.trial.room.LabRoom;

/**
 * An actor that walks a router's routes tick by tick. It uses the room's scale and the walker that
 * a game uses with this router.
 *
 * <p>A planned route is passed to the walker. A leg oracle is asked for each leg during the walk.
 */
public final class WalkSimulator implements Stage {

  /** The maximum length of a walk in ticks. A longer walk is treated as endless. */
  private static final int MAX_TICKS = 3_000;

  private final RoomFloor floor;
  private final Cast cast;
  private final Actor actor;
  private final WalkStyle style;
  private Optional<WalkWatcher.ActorCostume> costume = Optional.empty();
  private Route plannedRoute;
  private boolean hasEnded;

  /**
   * Creates an actor on a room's floor.
   *
   * @param room the room
   * @param changes the changes that scripts have made to the floor of the room
   * @param contestant the router whose routes the actor walks
   * @param speed the actor's speed
   */
  public WalkSimulator(LabRoom room, BoxChanges changes, Contestant contestant, WalkSpeed speed) {
    this.style = contestant.isLegOracle() ? WalkStyle.LEG_BY_LEG : WalkStyle.PLANNED;
    Router router = decidesLegs() ? contestant.router() : new FixedRouter(contestant.router());
    this.floor = new RoomFloor(new RoomInfo(room.id(), 0, 0), room.data(), router, style.scaling());
    floor.restore(changes.overrides(), changes.slots());
    this.cast = new Cast(this, style, ActorProfile.DEFAULT);
    this.actor = cast.actor(1);
    cast.staging().initialise(actor);
    cast.movement().setSpeed(actor, speed.x(), speed.y());
  }

  private boolean decidesLegs() {
    return style == WalkStyle.LEG_BY_LEG;
  }

  /** Sets the costume of the actor. */
  void setCostume(WalkWatcher.ActorCostume newCostume) {
    costume = Optional.of(newCostume);
    setCostume(newCostume.dress());
  }

  private void setCostume(CostumeState.State newCostume) {
    List<ActorState> actorsBefore = cast.snapshot();
    List<ActorState> actorsAfter = new ArrayList<>(actorsBefore);
    ActorState state = actorsBefore.get(actor.id());
    actorsAfter.set(
        actor.id(),
        new ActorState(
            state.id(),
            state.place(),
            state.heading(),
            state.size(),
            state.motion(),
            state.voice(),
            newCostume,
            state.appearance()));
    cast.restore(actorsAfter);
  }

  /**
   * Walks and returns the actor's position after each tick.
   *
   * @param route the planned route; ignored for a leg oracle
   * @param watcher is called with the actor after each tick
   */
  public List<Point> walk(Point from, Point to, Route route, Consumer<Actor> watcher) {
    plannedRoute = route;
    cast.staging().put(actor, from.x(), from.y(), room());
    cast.movement().walkTo(actor, to.x(), to.y(), Facing.NONE);
    List<Point> trace = new ArrayList<>();
    while (cast.movement().movingResult(actor) != 0 && trace.size() < MAX_TICKS) {
      cast.movement().walk(actor);
      cast.choreographer().advance(actor);
      watcher.accept(actor);
      trace.add(new Point(actor.x(), actor.y()));
    }
    hasEnded = cast.movement().movingResult(actor) == 0;
    cast.choreographer().stop(actor);
    return trace;
  }

  /** Returns whether the last walk ended. */
  public boolean hasEnded() {
    return hasEnded;
  }

  @Override
  public int room() {
    return 1;
  }

  @Override
  public RoomFloor roomFloor() {
    return floor;
  }

  @Override
  public Costume costume(int number) {
    return costume.map(WalkWatcher.ActorCostume::costume).orElse(null);
  }

  @Override
  public boolean isOfClass(Actor actor, int number) {
    return false;
  }

  @Override
  public void actorLeavesRoom(Actor actor) {
    // There is no speech in a simulated walk.
  }

  /** A router that always returns the current route. */
  private final class FixedRouter implements Router {

    private final Router originalRouter;

    FixedRouter(Router originalRouter) {
      this.originalRouter = originalRouter;
    }

    @Override
    public PreparedRouter prepare(Floor prepared) {
      return request -> plannedRoute;
    }

    @Override
    public BoxMatrix rebuildMatrix(List<WalkBox> boxes) {
      return originalRouter.rebuildMatrix(boxes);
    }
  }
}
