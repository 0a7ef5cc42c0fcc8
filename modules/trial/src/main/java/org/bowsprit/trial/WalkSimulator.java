package org.bowsprit.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.ActorProfile;
import org.bowsprit.actors.ActorState;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.Dress;
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
 * <p>A planned route is passed to the walker; a leg oracle is asked while walking.
 */
public final class WalkSimulator implements Stage {

  /** The longest walk in ticks; a longer walk counts as endless. */
  private static final int MOST_TICKS = 3_000;

  private final RoomFloor floor;
  private final Cast cast;
  private final Actor actor;
  private final WalkStyle style;
  private Optional<WalkWatcher.Look> look = Optional.empty();
  private Route planned;
  private boolean ended;

  /**
   * Creates an actor on a room's floor.
   *
   * @param room the room
   * @param changes the changes of its floor by scripts
   * @param contestant the router whose routes it walks
   * @param speed the actor's speed
   */
  public WalkSimulator(LabRoom room, BoxChanges changes, Contestant contestant, WalkSpeed speed) {
    this.style = contestant.isLegOracle() ? WalkStyle.LEG_BY_LEG : WalkStyle.PLANNED;
    Router router = decidesLegs() ? contestant.router() : new Replay(contestant.router());
    this.floor = new RoomFloor(new RoomInfo(room.id(), 0, 0), room.data(), router, style.scaling());
    floor.restore(changes.overrides(), changes.slots());
    this.cast = new Cast(this, style, ActorProfile.USUAL);
    this.actor = cast.actor(1);
    cast.staging().initialise(actor);
    cast.movement().setSpeed(actor, speed.x(), speed.y());
  }

  private boolean decidesLegs() {
    return style == WalkStyle.LEG_BY_LEG;
  }

  /** Sets the costume of the actor. */
  void dress(WalkWatcher.Look worn) {
    look = Optional.of(worn);
    dress(worn.dress());
  }

  private void dress(Dress.State worn) {
    List<ActorState> naked = cast.snapshot();
    List<ActorState> dressed = new ArrayList<>(naked);
    ActorState state = naked.get(actor.id());
    dressed.set(
        actor.id(),
        new ActorState(
            state.id(),
            state.place(),
            state.heading(),
            state.size(),
            state.motion(),
            state.voice(),
            worn,
            state.appearance()));
    cast.restore(dressed);
  }

  /**
   * Walks and returns the actor's position after each tick.
   *
   * @param route the planned route; ignored for a leg oracle
   * @param watcher receives the actor after each tick
   */
  public List<Point> walk(Point from, Point to, Route route, Consumer<Actor> watcher) {
    planned = route;
    cast.staging().put(actor, from.x(), from.y(), room());
    cast.movement().walkTo(actor, to.x(), to.y(), Facing.NONE);
    List<Point> trace = new ArrayList<>();
    while (cast.movement().moving(actor) != 0 && trace.size() < MOST_TICKS) {
      cast.movement().walk(actor);
      cast.choreographer().advance(actor);
      watcher.accept(actor);
      trace.add(new Point(actor.x(), actor.y()));
    }
    ended = cast.movement().moving(actor) == 0;
    cast.choreographer().stop(actor);
    return trace;
  }

  /** Returns whether the last walk ended. */
  public boolean ended() {
    return ended;
  }

  @Override
  public int room() {
    return 1;
  }

  @Override
  public RoomFloor floor() {
    return floor;
  }

  @Override
  public Costume costume(int number) {
    return look.map(WalkWatcher.Look::costume).orElse(null);
  }

  @Override
  public boolean isOfClass(Actor who, int number) {
    return false;
  }

  @Override
  public void leaves(Actor who) {
    // There is no speech in a simulated walk.
  }

  /** A router that always returns the current route. */
  private final class Replay implements Router {

    private final Router original;

    Replay(Router original) {
      this.original = original;
    }

    @Override
    public PreparedRouter prepare(Floor prepared) {
      return request -> planned;
    }

    @Override
    public BoxMatrix rebuildMatrix(List<WalkBox> boxes) {
      return original.rebuildMatrix(boxes);
    }
  }
}
