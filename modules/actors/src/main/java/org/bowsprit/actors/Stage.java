package org.bowsprit.actors;

import org.bowsprit.format.costume.Costume;

/** What actors need to know of the world around them. */
public interface Stage {

  /**
   * The current room.
   *
   * @return its number, 0 for none
   */
  int room();

  /**
   * The floor of the current room.
   *
   * @return never null
   */
  RoomFloor floor();

  /**
   * A costume.
   *
   * @param number its number
   * @return null for number 0 or a costume the game lacks
   */
  Costume costume(int number);

  /**
   * Whether an actor is of an object class (spec 07 §1).
   *
   * @param actor the actor
   * @param number 1 to 32
   * @return true when it is
   */
  boolean isOfClass(Actor actor, int number);

  /**
   * A visible actor leaves the current room: if it speaks, it falls silent.
   *
   * @param actor the actor
   */
  void leaves(Actor actor);
}
