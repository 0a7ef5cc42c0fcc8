package org.bowsprit.bow.place;

import java.util.Map;

/**
 * A thing of a room that a source places: an object by its settings, or an actor by {@code put mira
 * at 100, 120 in cellar}.
 *
 * @param kind which of them
 * @param room name of the room
 * @param name what scripts call it
 * @param numbers those that are written out
 */
public record PlacedThing(Kind kind, String room, String name, Map<Slot, WrittenNumber> numbers) {

  /** What is placed. */
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
