package org.bowsprit.vm.cure.known;

import java.util.Set;
import org.bowsprit.format.room.BoxChunks;

/** A fix for a fault in the data of a room, applied when the room is entered. */
public sealed interface RoomCure permits MaskCure, PreservedColours {

  /** Returns a name for tests and lists, such as {@code wall-over-indy}. */
  String name();

  /** Returns the room, not mapped to its data. */
  int room();

  /** Returns the corrected floor of the room. */
  default BoxChunks correctedFloor(BoxChunks floor) {
    return floor;
  }

  /** Returns the colours that the room's palette must not change. */
  default Set<Integer> colours() {
    return Set.of();
  }
}
