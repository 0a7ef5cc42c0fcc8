package org.bowsprit.bow.place;

import java.util.Map;

/**
 * A thing of a room that a source places: an object by its settings, an actor by {@code put mira at
 * 100, 120 in cellar}, or an entry by {@code loadRoomWithEgo(hatch, cellar, 60, 120)}.
 *
 * @param kind object, actor or entry
 * @param room the name of the room
 * @param name its name in scripts; of an entry the object at which the hero appears
 * @param numbers the numbers that are literals
 */
public record PlacedThing(Kind kind, String room, String name, Map<Slot, WrittenNumber> numbers) {

  /** The kind of a placed thing. */
  public enum Kind {
    /** An object. */
    OBJECT,
    /** An actor. */
    ACTOR,
    /** A place where the hero comes in. */
    ENTRY
  }

  /** Takes an immutable copy. */
  public PlacedThing {
    numbers = Map.copyOf(numbers);
  }
}
