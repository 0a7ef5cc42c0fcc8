package org.bowsprit.format.room;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.format.chunk.Chunk;

/**
 * Finds the child chunks of a room by their tags. The caller reads the list of the child chunks
 * only once.
 */
final class RoomChunks {

  private RoomChunks() {}

  static Optional<Chunk> first(List<Chunk> room, String tag) {
    return all(room, tag).findFirst();
  }

  static Stream<Chunk> all(List<Chunk> room, String tag) {
    return room.stream().filter(chunk -> chunk.tag().equals(tag));
  }
}
