package org.bowsprit.vm.cure.known;

import java.util.Set;
import org.bowsprit.format.room.BoxChunks;

/** A fault in the data of a room and what is done about it when the room is entered. */
public sealed interface RoomCure permits MaskCure, KeptColours {

  /** Returns a name for tests and lists, such as {@code wall-over-indy}. */
  String name();

  /** Returns the room, not mapped to its data. */
  int room();

  /** Returns the room's floor as it should have been. */
  default BoxChunks mend(BoxChunks floor) {
    return floor;
  }

  /** Returns the colours that the room should not have brought with it. */
  default Set<Integer> colours() {
    return Set.of();
  }
}
