package org.bowsprit.format.room;

import java.util.Optional;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectImage;

/**
 * An object of a room: its code and, if it has one, the image of the same number.
 *
 * @param code its header, verbs and name
 * @param image its pictures; many objects have none and are only an area
 */
public record RoomObject(ObjectCode code, Optional<ObjectImage> image) {

  /** Returns the object number. */
  public int id() {
    return code.id();
  }
}
