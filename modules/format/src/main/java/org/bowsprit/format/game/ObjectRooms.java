package org.bowsprit.format.game;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;

/**
 * Maps objects to the rooms that contain them. No directory has this information, so the rooms are
 * searched.
 */
final class ObjectRooms {

  private final Map<Integer, Integer> roomById = new HashMap<>();

  /** Reads the header of every object in every room. */
  static ObjectRooms findIn(GameResources resources) {
    ObjectRooms objectRooms = new ObjectRooms();
    for (int room : resources.roomIds()) {
      try {
        resources.roomChunk(room).ifPresent(chunk -> objectRooms.add(room, chunk));
      } catch (FormatException e) {
        // The damage is reported when the room is entered; objects of other rooms must still be
        // found.
      }
    }
    return objectRooms;
  }

  private void add(int room, Chunk chunk) {
    for (Chunk code : chunk.all(ObjectCode.TAG)) {
      code.first(ObjectHeader.TAG)
          .filter(cdhd -> cdhd.payload().length() >= ObjectHeader.MIN_BYTES)
          .map(cdhd -> ObjectHeader.decode(cdhd.reader()).id())
          .ifPresent(id -> roomById.putIfAbsent(id, room));
    }
  }

  OptionalInt roomOf(int id) {
    Integer room = roomById.get(id);
    return room == null ? OptionalInt.empty() : OptionalInt.of(room);
  }
}
