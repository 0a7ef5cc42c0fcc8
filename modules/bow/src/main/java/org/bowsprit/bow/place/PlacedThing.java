package org.bowsprit.bow.place;

import java.util.Map;

/**
 * A thing of a room that a source places: an object by its settings, or an actor by {@code put mira
 * at 100, 120 in cellar}.
 *
 * @param kind object or actor
 * @param room the name of the room
 * @param name its name in scripts
 * @param numbers the numbers that are literals
 */
public record PlacedThing(Kind kind, String room, String name, Map<Slot, WrittenNumber> numbers) {

  /** The kind of a placed thing. */
  public enum Kind {
    /** An object. */
    OBJECT,
    /** An actor. */
    ACTOR
  }

  /** Takes an immutable copy. */
  public PlacedThing {
    numbers = Map.copyOf(numbers);
  }
}
