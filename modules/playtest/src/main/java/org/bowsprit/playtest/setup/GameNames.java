package org.bowsprit.playtest.setup;

import java.util.Map;

/**
 * What the sources call things; numbers stand in where they are not known.
 *
 * @param rooms by number
 * @param objects by number, such as {@code kitchen.stove}
 */
public record GameNames(Map<Integer, String> rooms, Map<Integer, String> objects) {

  /** No names. */
  public static final GameNames NONE = new GameNames(Map.of(), Map.of());

  public GameNames {
    rooms = Map.copyOf(rooms);
    objects = Map.copyOf(objects);
  }

  /** Returns what a room is called. */
  public String room(int number) {
    return "room " + rooms.getOrDefault(number, String.valueOf(number));
  }

  /** Returns what an object is called. */
  public String object(int number) {
    return objects.getOrDefault(number, "object " + number);
  }
}
