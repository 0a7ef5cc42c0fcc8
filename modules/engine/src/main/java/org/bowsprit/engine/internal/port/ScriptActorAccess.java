package org.bowsprit.engine.internal.port;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.Facing;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectLocation;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.port.ActorPort;

/** Places actors and makes them walk on behalf of scripts. */
public final class ScriptActorAccess implements ActorPort {

  private static final int FALLBACK_X = 240;
  private static final int FALLBACK_Y = 120;

  private final World world;
  private final Cast cast;
  private final Positions positions;

  public ScriptActorAccess(World world, Positions positions) {
    this.world = world;
    cast = world.cast();
    this.positions = positions;
  }

  @Override
  public void place(int actor, int x, int y) {
    Actor placedActor = cast.actor(actor);
    cast.staging().put(placedActor, x, y, placedActor.room());
  }

  @Override
  public void placeAtObject(int actor, int object) {
    LocalObject target = presentObject(object);
    if (target == null) {
      place(actor, FALLBACK_X, FALLBACK_Y);
    } else {
      place(actor, target.walkX(), target.walkY());
    }
  }

  @Override
  public void moveToRoom(int actor, int room) {
    cast.staging().putInRoom(cast.actor(actor), room);
  }

  @Override
  public void carryToRoom(int actor, int room) {
    Actor carriedActor = cast.actor(actor);
    cast.staging().put(carriedActor, carriedActor.x(), carriedActor.y(), room);
  }

  @Override
  public boolean enterThrough(int actor, int object) {
    LocalObject door = world.roomObjects().find(object);
    if (door == null) {
      return false;
    }
    Actor enteringActor = cast.actor(actor);
    cast.staging().put(enteringActor, door.walkX(), door.walkY(), world.room());
    cast.choreographer().face(enteringActor, Facing.opposite(Facing.fromOldCode(door.direction())));
    cast.choreographer().stop(enteringActor);
    return true;
  }

  @Override
  public void reenterThrough(int actor, int object) {
    LocalObject door = world.roomObjects().find(object);
    if (door != null) {
      Actor enteringActor = cast.actor(actor);
      cast.staging().put(enteringActor, door.walkX(), door.walkY(), world.room());
      cast.choreographer().stop(enteringActor);
    }
  }

  @Override
  public void walkTo(int actor, int x, int y) {
    cast.movement().walkTo(cast.actor(actor), x, y, Facing.NONE);
  }

  @Override
  public void walkToObject(int actor, int object) {
    LocalObject target = presentObject(object);
    if (target != null) {
      cast.movement()
          .walkTo(
              cast.actor(actor),
              target.walkX(),
              target.walkY(),
              Facing.fromOldCode(target.direction()));
    }
  }

  @Override
  public void walkToActor(int actor, int target, int distance) {
    cast.movement().walkToActor(cast.actor(actor), cast.actor(target), distance);
  }

  @Override
  public void face(int actor, int target) {
    if (positions.has(target)) {
      cast.movement().faceTowards(cast.actor(actor), positions.x(target));
    }
  }

  @Override
  public void animate(int actor, int code) {
    cast.choreographer().animate(cast.actor(actor), code);
  }

  private LocalObject presentObject(int object) {
    return ObjectLocation.of(world, object) == ObjectLocation.NOWHERE
        ? null
        : world.roomObjects().find(object);
  }
}
