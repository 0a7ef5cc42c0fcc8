package org.bowsprit.vm.port;

/** Answers queries of scripts about actors (spec 06 §7). */
public interface ActorQueryPort {

  /** Returns the room the actor belongs to, 0 for none. */
  int room(int actor);

  /** Returns the actor's x in room pixels, in any room. */
  int x(int actor);

  /** Returns the actor's y in room pixels, in any room. */
  int y(int actor);

  /** Returns the elevation: the pixels by which the actor is drawn above its position. */
  int elevation(int actor);

  /** Returns the animation counter since the start of the current chore. */
  int animationCounter(int actor);

  /** Returns the horizontal scale, 1 to 255. */
  int scale(int actor);

  /** Returns the movement flags; 0 while the actor neither walks nor turns. */
  int moving(int actor);

  /** Returns the old direction code: 0 for west, 1 for east, 2 for south, 3 for north. */
  int facing(int actor);

  /** Returns the actor's width in pixels. */
  int width(int actor);

  /** Returns the costume number, 0 for none. */
  int costume(int actor);

  /** Returns the number of the walk box the actor stands in. */
  int walkBox(int actor);

  /** Returns whether the actor's position lies inside the walk box. */
  boolean isInBox(int actor, int box);

  /**
   * Returns the lowest number of a touchable actor that is drawn at (x, y) in room pixels; 0 for
   * none.
   */
  int at(int x, int y);

  /**
   * Returns the distance between two actors or objects ({@code getDist}, spec 07 §4.4).
   *
   * @return the distance in pixels; 255 if one of them has no position
   */
  int distance(int actorOrObject, int other);
}
