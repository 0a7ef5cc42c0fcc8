package org.bowsprit.bow.place;

import java.util.Map;

/**
 * A room in a source, to which an editor can add declarations.
 *
 * @param path the path of the source
 * @param name the name of the room
 * @param end offset of the closing brace
 * @param objects the objects by name
 */
public record RoomOutline(String path, String name, int end, Map<String, ObjectOutline> objects) {

  /** Stores an immutable copy of {@code objects}. */
  public RoomOutline {
    objects = Map.copyOf(objects);
  }
}
