package org.bowsprit.engine.internal.port;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.Facing;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.port.ActorQueryPort;

/** Answers the scripts' queries about actors. */
public final class ActorQueries implements ActorQueryPort {

  private static final int COLUMN_PIXELS = 8;

  private final World world;
  private final Cast cast;
  private final Positions positions;

  public ActorQueries(World world, Positions positions) {
    this.world = world;
    cast = world.cast();
    this.positions = positions;
  }

  @Override
  public int room(int actor) {
    return cast.actor(actor).room();
  }

  @Override
  public int x(int actor) {
    return cast.actor(actor).x();
  }

  @Override
  public int y(int actor) {
    return cast.actor(actor).y();
  }

  @Override
  public int elevation(int actor) {
    return cast.actor(actor).elevation();
  }

  @Override
  public int animationCounter(int actor) {
    return cast.actor(actor).costumeState().animation().counter();
  }

  @Override
  public int scale(int actor) {
    return cast.actor(actor).scaleX();
  }

  @Override
  public int moving(int actor) {
    return cast.movement().movingResult(cast.actor(actor));
  }

  @Override
  public int facing(int actor) {
    return Facing.oldCode(cast.actor(actor).facing());
  }

  @Override
  public int width(int actor) {
    return cast.actor(actor).width();
  }

  @Override
  public int costume(int actor) {
    return cast.actor(actor).costumeState().costume();
  }

  @Override
  public int walkBox(int actor) {
    return cast.actor(actor).boxForScripts();
  }

  @Override
  public boolean isInBox(int actor, int box) {
    return cast.movement().isInBox(cast.actor(actor), box);
  }

  @Override
  public int at(int x, int y) {
    for (int id = 1; id < Cast.SIZE; id++) {
      Actor actor = cast.actor(id);
      if (actor.drawnExtent().columns().has(Math.floorDiv(x, COLUMN_PIXELS))
          && !world.objects().isOfClass(id, ObjectStates.UNTOUCHABLE_CLASS)
          && y >= actor.drawnExtent().top()
          && y <= actor.drawnExtent().bottom()) {
        return id;
      }
    }
    return 0;
  }

  @Override
  public int distance(int actorOrObject, int other) {
    return positions.distance(actorOrObject, other);
  }
}
