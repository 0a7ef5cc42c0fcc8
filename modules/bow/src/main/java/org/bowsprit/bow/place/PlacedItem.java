package org.bowsprit.bow.place;

import java.util.Map;

/**
 * An object, actor or entry that a source places in a room. An object is placed by its settings, an
 * actor by {@code put mira at 100, 120 in cellar}, and an entry by {@code loadRoomWithEgo(hatch,
 * cellar, 60, 120)}.
 *
 * @param kind object, actor or entry
 * @param room the name of the room
 * @param name the name of the item in scripts; for an entry, the object at which ego appears
 * @param numbers the numbers that are literals
 */
public record PlacedItem(
    Kind kind, String room, String name, Map<PlacementNumber, WrittenNumber> numbers) {

  /** The kind of a placed item. */
  public enum Kind {
    /** An object. */
    OBJECT,
    /** An actor. */
    ACTOR,
    /** A position where ego enters the room. */
    ENTRY
  }

  /** Stores an immutable copy of {@code numbers}. */
  public PlacedItem {
    numbers = Map.copyOf(numbers);
  }
}
