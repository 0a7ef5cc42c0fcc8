package org.bowsprit.format.room;

import java.util.Optional;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectImage;

/**
 * An object of a room: its code and, if it has one, the image of the same number.
 *
 * @param code the header, the verbs and the name
 * @param image the pictures; empty for an object without pictures
 */
public record RoomObject(ObjectCode code, Optional<ObjectImage> image) {

  /** Returns the object number. */
  public int id() {
    return code.id();
  }
}
