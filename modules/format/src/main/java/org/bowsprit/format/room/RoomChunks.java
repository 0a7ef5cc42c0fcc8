package org.bowsprit.format.room;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.format.chunk.Chunk;

/** Looks up the child chunks of a room by tag, not by position. Goes through the room once. */
final class RoomChunks {

  private RoomChunks() {}

  static Optional<Chunk> first(List<Chunk> room, String tag) {
    return all(room, tag).findFirst();
  }

  static Stream<Chunk> all(List<Chunk> room, String tag) {
    return room.stream().filter(chunk -> chunk.tag().equals(tag));
  }
}
