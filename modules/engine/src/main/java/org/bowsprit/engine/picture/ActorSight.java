package org.bowsprit.engine.picture;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Facing;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.zplane.ActorLook;

/** The painter's view of an actor. One object is reused for all actors. */
final class ActorSight implements ActorLook {

  private Actor actor;
  private Costume costume;
  private int plane;

  /**
   * Sets the actor that the painter sees.
   *
   * @param seen the actor
   * @param dress the costume of the actor
   * @param clip the z-plane that hides it, 0 for none
   * @return this
   */
  ActorSight of(Actor seen, Costume dress, int clip) {
    actor = seen;
    costume = dress;
    plane = clip;
    return this;
  }

  @Override
  public Costume costume() {
    return costume;
  }

  @Override
  public boolean isDrawn(int limb) {
    return actor.dress().animation().isDrawn(limb);
  }

  @Override
  public int position(int limb) {
    return actor.dress().animation().position(limb);
  }

  @Override
  public int x() {
    return actor.x();
  }

  @Override
  public int y() {
    return actor.y();
  }

  @Override
  public int elevation() {
    return actor.elevation();
  }

  @Override
  public int scaleX() {
    return actor.scaleX();
  }

  @Override
  public int scaleY() {
    return actor.scaleY();
  }

  @Override
  public boolean looksWest() {
    return actor.facing() == Facing.WEST;
  }

  @Override
  public int clipPlane() {
    return plane;
  }

  @Override
  public int colour(int entry) {
    return actor.dress().colour(entry);
  }

  @Override
  public int shadowMode() {
    return actor.dress().shadowMode();
  }
}
