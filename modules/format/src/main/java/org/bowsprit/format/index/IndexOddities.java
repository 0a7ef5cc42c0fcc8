package org.bowsprit.format.index;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.chunk.Oddities;
import org.bowsprit.format.chunk.Oddity;

/** Finds the oddities of an index file (spec 01 §4). */
public final class IndexOddities {

  private static final Set<String> RESOURCES =
      Set.of(Index.SCRIPTS, Index.SOUNDS, Index.COSTUMES, Index.CHARSETS);

  private static final int ENTRY_BYTES = 5;
  private static final int COUNT_BYTES = 2;

  private final Chunk file;
  private final Oddities oddities = new Oddities();

  private IndexOddities(Bytes file) {
    this.file = new Chunk("", ChunkPath.ROOT, -ByteWriter.HEADER, file);
  }

  /** Returns the oddities of the decrypted index {@code file}. */
  public static List<Oddity> of(Bytes file) {
    return new IndexOddities(file).find();
  }

  private List<Oddity> find() {
    ChunkSequence sequence = ChunkSequence.in(file);
    oddities.betweenChunks(file);
    Set<String> seen = new HashSet<>();
    for (Chunk chunk : sequence.chunks()) {
      if (!Index.CHUNKS.contains(chunk.tag())) {
        oddities.odd(chunk, 0, "is a chunk that no index of version 5 has: it is ignored");
      } else if (!seen.add(chunk.tag())) {
        oddities.odd(chunk, 0, "is there once more: the first one counts");
      } else {
        contents(chunk);
      }
    }
    for (String tag : Index.CHUNKS) {
      if (!seen.contains(tag)) {
        missing(tag);
      }
    }
    places(sequence);
    return oddities.list();
  }

  /** Reports resources whose room has no disk in the room directory. */
  private void places(ChunkSequence sequence) {
    Directory rooms =
        sequence.chunks().stream()
            .filter(chunk -> chunk.tag().equals(Index.ROOMS))
            .findFirst()
            .map(chunk -> Directory.decode(chunk.reader()))
            .orElse(Directory.NONE);
    if (rooms.present().isEmpty()) {
      return;
    }
    for (Chunk chunk : sequence.chunks()) {
      if (RESOURCES.contains(chunk.tag())) {
        Directory resources = Directory.decode(chunk.reader());
        List<Integer> lost =
            resources.present().stream()
                .filter(id -> !rooms.entry(resources.entry(id).room()).isPresent())
                .toList();
        if (!lost.isEmpty()) {
          oddities.lost(
              chunk,
              COUNT_BYTES + lost.get(0),
              "expected numbers "
                  + lost
                  + " beside rooms that have a disk, found room "
                  + resources.entry(lost.get(0)).room());
        }
      }
    }
  }

  private void missing(String tag) {
    String what = "expected a chunk " + tag + ", found none";
    if (tag.equals(RoomNames.TAG)) {
      oddities.note(file, 0, what + ": no room has a name");
    } else {
      oddities.lost(file, 0, what);
    }
  }

  private void contents(Chunk chunk) {
    if (chunk.tag().equals(GameLimits.TAG)) {
      oddities.leftOver(chunk, GameLimits.BYTES);
    } else if (chunk.tag().equals(RoomNames.TAG)) {
      names(chunk);
    } else {
      entries(chunk);
    }
  }

  private void names(Chunk chunk) {
    if (RoomNames.decode(chunk.reader()).names().isEmpty()) {
      oddities.note(chunk, 0, "names no room");
    }
  }

  private void entries(Chunk chunk) {
    ByteReader in = chunk.reader();
    int count = in.remaining() < COUNT_BYTES ? 0 : in.u16();
    int there = in.remaining() / ENTRY_BYTES;
    if (in.remaining() < count * ENTRY_BYTES) {
      oddities.lost(chunk, 0, "expected " + count + " entries of 5 bytes, found " + there);
    } else {
      oddities.leftOver(chunk, COUNT_BYTES + count * ENTRY_BYTES);
    }
    boolean isRooms = chunk.tag().equals(Index.ROOMS);
    if (isRooms && Directory.decode(chunk.reader()).present().isEmpty()) {
      oddities.odd(chunk, COUNT_BYTES, "has a disk for no room: the list of the first disk counts");
    }
  }
}
