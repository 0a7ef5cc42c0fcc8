package org.bowsprit.actors;

import org.bowsprit.format.costume.Costume;

/** The world around actors. */
public interface Stage {

  /**
   * Returns the current room.
   *
   * @return the number of the room; 0 if there is none
   */
  int room();

  /**
   * Returns the floor of the current room.
   *
   * @return the floor, never null
   */
  RoomFloor roomFloor();

  /**
   * Returns a costume.
   *
   * @param number the number of the costume
   * @return the costume; null for number 0 and for a costume that the game does not have
   */
  Costume costume(int number);

  /**
   * Returns whether an actor belongs to an object class (spec 07 §1).
   *
   * @param actor the actor
   * @param number the number of the class, 1 to 32
   * @return true if the actor belongs to the class
   */
  boolean isOfClass(Actor actor, int number);

  /**
   * Handles a visible actor that leaves the current room. If the actor is speaking, its speech
   * ends.
   *
   * @param actor the actor
   */
  void actorLeavesRoom(Actor actor);
}
