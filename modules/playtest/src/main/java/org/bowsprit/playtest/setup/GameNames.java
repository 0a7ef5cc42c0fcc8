package org.bowsprit.playtest.setup;

import java.util.Map;

/**
 * The names of rooms and objects in the sources. Numbers replace unknown names.
 *
 * @param rooms the names of the rooms, by number
 * @param objects the names of the objects, by number, such as {@code kitchen.stove}
 */
public record GameNames(Map<Integer, String> rooms, Map<Integer, String> objects) {

  /** Contains no names. */
  public static final GameNames NONE = new GameNames(Map.of(), Map.of());

  public GameNames {
    rooms = Map.copyOf(rooms);
    objects = Map.copyOf(objects);
  }

  /** Returns the name of a room. */
  public String room(int number) {
    return "room " + rooms.getOrDefault(number, String.valueOf(number));
  }

  /** Returns the name of an object. */
  public String object(int number) {
    return objects.getOrDefault(number, "object " + number);
  }
}
