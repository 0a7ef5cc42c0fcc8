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

  private static final Set<String> RESOURCE_TAGS =
      Set.of(Index.SCRIPTS_TAG, Index.SOUNDS_TAG, Index.COSTUMES_TAG, Index.CHARSETS_TAG);

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
    oddities.addBytesBetweenChunks(file);
    Set<String> seenTags = new HashSet<>();
    for (Chunk chunk : sequence.chunks()) {
      if (!Index.CHUNK_TAGS.contains(chunk.tag())) {
        oddities.addOdd(chunk, 0, "is a chunk that no index of version 5 has: it is ignored");
      } else if (!seenTags.add(chunk.tag())) {
        oddities.addOdd(chunk, 0, "occurs again: only the first one is used");
      } else {
        checkContents(chunk);
      }
    }
    for (String tag : Index.CHUNK_TAGS) {
      if (!seenTags.contains(tag)) {
        reportMissing(tag);
      }
    }
    checkRooms(sequence);
    return oddities.list();
  }

  /** Reports resources whose room has no disk in the room directory. */
  private void checkRooms(ChunkSequence sequence) {
    Directory rooms =
        sequence.chunks().stream()
            .filter(chunk -> chunk.tag().equals(Index.ROOMS_TAG))
            .findFirst()
            .map(chunk -> Directory.decode(chunk.reader()))
            .orElse(Directory.NONE);
    if (rooms.presentIds().isEmpty()) {
      return;
    }
    for (Chunk chunk : sequence.chunks()) {
      if (RESOURCE_TAGS.contains(chunk.tag())) {
        Directory resources = Directory.decode(chunk.reader());
        List<Integer> resourcesWithoutDisk =
            resources.presentIds().stream()
                .filter(id -> !rooms.entry(resources.entry(id).room()).isPresent())
                .toList();
        if (!resourcesWithoutDisk.isEmpty()) {
          oddities.addLost(
              chunk,
              COUNT_BYTES + resourcesWithoutDisk.get(0),
              "expected numbers "
                  + resourcesWithoutDisk
                  + " in rooms that have a disk, found room "
                  + resources.entry(resourcesWithoutDisk.get(0)).room());
        }
      }
    }
  }

  private void reportMissing(String tag) {
    String description = "expected a chunk " + tag + ", found none";
    if (tag.equals(RoomNames.TAG)) {
      oddities.addNote(file, 0, description + ": no room has a name");
    } else {
      oddities.addLost(file, 0, description);
    }
  }

  private void checkContents(Chunk chunk) {
    if (chunk.tag().equals(GameLimits.TAG)) {
      oddities.addUnusedBytes(chunk, GameLimits.VERSION_5_BYTES);
    } else if (chunk.tag().equals(RoomNames.TAG)) {
      checkNames(chunk);
    } else {
      checkEntries(chunk);
    }
  }

  private void checkNames(Chunk chunk) {
    if (RoomNames.decode(chunk.reader()).names().isEmpty()) {
      oddities.addNote(chunk, 0, "names no room");
    }
  }

  private void checkEntries(Chunk chunk) {
    ByteReader in = chunk.reader();
    int count = in.remaining() < COUNT_BYTES ? 0 : in.u16();
    int readableCount = in.remaining() / ENTRY_BYTES;
    if (in.remaining() < count * ENTRY_BYTES) {
      oddities.addLost(
          chunk, 0, "expected " + count + " entries of 5 bytes, found " + readableCount);
    } else {
      oddities.addUnusedBytes(chunk, COUNT_BYTES + count * ENTRY_BYTES);
    }
    boolean isRoomDirectory = chunk.tag().equals(Index.ROOMS_TAG);
    if (isRoomDirectory && Directory.decode(chunk.reader()).presentIds().isEmpty()) {
      oddities.addOdd(
          chunk, COUNT_BYTES, "has no room with a disk: the room list of the first disk is used");
    }
  }
}
