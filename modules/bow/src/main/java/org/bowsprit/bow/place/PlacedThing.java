package org.bowsprit.bow.place;

import java.util.Map;

/**
 * A thing that a source places in a room. An object is placed by its settings, an actor by {@code
 * put mira at 100, 120 in cellar}, and an entry by {@code loadRoomWithEgo(hatch, cellar, 60, 120)}.
 *
 * @param kind object, actor or entry
 * @param room the name of the room
 * @param name the name of the thing in scripts; for an entry, the object at which the hero appears
 * @param numbers the numbers that are literals
 */
public record PlacedThing(Kind kind, String room, String name, Map<Slot, WrittenNumber> numbers) {

  /** The kind of a placed thing. */
  public enum Kind {
    /** An object. */
    OBJECT,
    /** An actor. */
    ACTOR,
    /** A place where the hero enters the room. */
    ENTRY
  }

  /** Stores an immutable copy of {@code numbers}. */
  public PlacedThing {
    numbers = Map.copyOf(numbers);
  }
}
