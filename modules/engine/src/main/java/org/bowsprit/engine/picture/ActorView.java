package org.bowsprit.engine.picture;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Facing;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.zplane.ActorLook;

/** The painter's view of an actor. One object is reused for all actors. */
final class ActorView implements ActorLook {

  private Actor actor;
  private Costume costume;
  private int plane;

  /**
   * Sets the actor that the painter sees.
   *
   * @param newActor the actor
   * @param newCostume the costume of the actor
   * @param newPlane the z-plane that hides it, 0 for none
   * @return this
   */
  ActorView set(Actor newActor, Costume newCostume, int newPlane) {
    actor = newActor;
    costume = newCostume;
    plane = newPlane;
    return this;
  }

  @Override
  public Costume costume() {
    return costume;
  }

  @Override
  public boolean isDrawn(int limb) {
    return actor.costumeState().animation().isDrawn(limb);
  }

  @Override
  public int position(int limb) {
    return actor.costumeState().animation().position(limb);
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
  public boolean facesWest() {
    return actor.facing() == Facing.WEST;
  }

  @Override
  public int clipPlane() {
    return plane;
  }

  @Override
  public int colour(int entry) {
    return actor.costumeState().colour(entry);
  }

  @Override
  public int shadowMode() {
    return actor.costumeState().shadowMode();
  }
}
