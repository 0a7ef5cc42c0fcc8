package org.bowsprit.adventures;

import java.util.List;

/**
 * The plan of a small adventure: the places form a tree, each except the first has a locked door,
 * and the last contains a treasure.
 *
 * @param level the level of difficulty
 * @param seed the seed from which it was made
 * @param places the places; the player begins in the first
 * @param doors the doors; door i leads to place i + 1
 * @param decoys the useless things
 * @param treasure wins the game when it is picked up
 */
public record Adventure(
    Level level,
    long seed,
    List<Place> places,
    List<Door> doors,
    List<Thing> decoys,
    Thing treasure) {

  public Adventure {
    places = List.copyOf(places);
    doors = List.copyOf(doors);
    decoys = List.copyOf(decoys);
  }

  /** Returns its name: level and seed. */
  public String name() {
    return level.number() + "-" + seed;
  }

  /** Returns the door to a place; the first place has none. */
  Door doorTo(int place) {
    return doors.get(place - 1);
  }
}
