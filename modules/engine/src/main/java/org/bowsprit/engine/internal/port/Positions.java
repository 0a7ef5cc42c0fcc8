package org.bowsprit.engine.internal.port;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectLocation;
import org.bowsprit.engine.world.World;
import org.bowsprit.pathfinding.geometry.PackedPoint;

/** The positions of actors and objects, and their distances (spec 07 §2.5, §4.4, spec 09 §9). */
public final class Positions {

  /** The distance to an actor or object without a position. */
  static final int UNREACHABLE = 255;

  private final World world;
  private final Cast cast;

  public Positions(World world) {
    this.world = world;
    cast = world.cast();
  }

  /** Returns whether an actor or object has a position in the current room. */
  public boolean has(int id) {
    if (id < Cast.SIZE) {
      return cast.has(id) && cast.isOnStage(cast.actor(id));
    }
    return switch (ObjectLocation.of(world, id)) {
      case NOWHERE -> false;
      case ROOM, FLOATING -> true;
      case INVENTORY -> {
        int holder = world.objects().owner(id);
        yield holder < Cast.SIZE && has(holder);
      }
    };
  }

  /** Returns the x of an actor or object. It must have a position ({@link #has}). */
  public int x(int id) {
    Actor actor = actorOrCarrier(id);
    return actor != null ? actor.x() : local(id).walkX();
  }

  /** Returns the y of an actor or object. It must have a position ({@link #has}). */
  public int y(int id) {
    Actor actor = actorOrCarrier(id);
    return actor != null ? actor.y() : local(id).walkY();
  }

  /**
   * Returns the actor itself, or the actor that carries the object; null for an object of the room.
   */
  private Actor actorOrCarrier(int id) {
    if (id < Cast.SIZE) {
      return cast.actor(id);
    }
    return ObjectLocation.of(world, id) == ObjectLocation.INVENTORY
        ? cast.actor(world.objects().owner(id))
        : null;
  }

  private LocalObject local(int id) {
    return world.roomObjects().find(id);
  }

  /**
   * Returns the larger of the distances in x and y; {@link #UNREACHABLE} if an actor or object has
   * no position.
   */
  int distance(int a, int b) {
    if (areInSameOtherRoom(a, b)) {
      return 0;
    }
    if (!has(a) || !has(b)) {
      return UNREACHABLE;
    }
    long pointA = measuringPoint(a, b, false);
    long pointB = measuringPoint(b, a, true);
    return Math.max(
        Math.abs(PackedPoint.x(pointA) - PackedPoint.x(pointB)),
        Math.abs(PackedPoint.y(pointA) - PackedPoint.y(pointB)));
  }

  private boolean areInSameOtherRoom(int a, int b) {
    return cast.has(a)
        && cast.has(b)
        && cast.actor(a).room() == cast.actor(b).room()
        && cast.actor(a).room() != 0
        && cast.actor(a).room() != world.room();
  }

  /**
   * Returns the point from which the distance of an actor or object is measured. For an object of
   * the room and an actor, this is the point that the actor can reach.
   */
  private long measuringPoint(int id, int other, boolean isFromOther) {
    boolean isRoomObject = actorOrCarrier(id) == null;
    return isRoomObject && other < Cast.SIZE
        ? cast.movement().measuringPoint(cast.actor(other), x(id), y(id), isFromOther)
        : PackedPoint.of(x(id), y(id));
  }
}
