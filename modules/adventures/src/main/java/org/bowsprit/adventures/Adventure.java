package org.bowsprit.adventures;

import java.util.List;

/**
 * The plan of a small adventure. The places form a tree. Each place except the first is behind a
 * locked door, and the last place contains a treasure.
 *
 * @param level the level of difficulty
 * @param seed the seed from which the adventure was generated
 * @param places the places; the player begins in the first place
 * @param doors the doors; door i leads to place i + 1
 * @param decoys the useless things
 * @param treasure the thing that wins the game when the player picks it up
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

  /** Returns the name, which consists of the level and the seed. */
  public String name() {
    return level.number() + "-" + seed;
  }

  /** Returns the door to a place. The first place has no door. */
  Door doorTo(int place) {
    return doors.get(place - 1);
  }
}
