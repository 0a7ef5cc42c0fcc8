package org.bowsprit.actors;

import org.bowsprit.format.costume.Costume;

/** The world around actors. */
public interface Stage {

  /**
   * Returns the current room.
   *
   * @return its number, 0 for none
   */
  int room();

  /**
   * Returns the floor of the current room.
   *
   * @return never null
   */
  RoomFloor floor();

  /**
   * Returns a costume.
   *
   * @param number its number
   * @return null for number 0 or a costume the game lacks
   */
  Costume costume(int number);

  /**
   * Returns whether an actor belongs to an object class (spec 07 §1).
   *
   * @param actor the actor
   * @param number 1 to 32
   * @return true if it does
   */
  boolean isOfClass(Actor actor, int number);

  /**
   * Called when a visible actor leaves the current room. If it is speaking, its speech ends.
   *
   * @param actor the actor
   */
  void leaves(Actor actor);
}
