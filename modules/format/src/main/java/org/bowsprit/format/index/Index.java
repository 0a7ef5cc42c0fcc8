package org.bowsprit.format.index;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;

/**
 * The contents of an index file (spec 01 §4).
 *
 * @param roomNames the names of the rooms (RNAM)
 * @param limits the limits of the game (MAXS)
 * @param rooms the disk of each room (DROO)
 * @param scripts the position of each global script (DSCR)
 * @param sounds the position of each sound (DSOU)
 * @param costumes the position of each costume (DCOS)
 * @param charsets the position of each font (DCHR)
 * @param objects the initial state of each object (DOBJ)
 */
public record Index(
    RoomNames roomNames,
    GameLimits limits,
    Directory rooms,
    Directory scripts,
    Directory sounds,
    Directory costumes,
    Directory charsets,
    ObjectDirectory objects) {

  /** The tag of the room directory. */
  public static final String ROOMS_TAG = "DROO";

  /** The tag of the script directory. */
  public static final String SCRIPTS_TAG = "DSCR";

  /** The tag of the sound directory. */
  public static final String SOUNDS_TAG = "DSOU";

  /** The tag of the costume directory. */
  public static final String COSTUMES_TAG = "DCOS";

  /** The tag of the charset directory. */
  public static final String CHARSETS_TAG = "DCHR";

  /** The tags of all chunks of an index, in the order of shipped files. */
  public static final List<String> CHUNK_TAGS =
      List.of(
          RoomNames.TAG,
          GameLimits.TAG,
          ROOMS_TAG,
          SCRIPTS_TAG,
          SOUNDS_TAG,
          COSTUMES_TAG,
          CHARSETS_TAG,
          ObjectDirectory.TAG);

  /**
   * Reads a decrypted index file. Chunks may be in any order. If a tag occurs several times, the
   * first chunk is used. MAXS and DSCR are required; any other missing chunk is treated as empty.
   *
   * @throws FormatException if a required chunk is missing
   */
  public static Index decode(Bytes file) {
    ChunkSequence chunks = ChunkSequence.ofFile(file);
    return new Index(
        find(chunks, RoomNames.TAG)
            .map(names -> RoomNames.decode(names.reader()))
            .orElse(RoomNames.NONE),
        GameLimits.decode(require(chunks, GameLimits.TAG)),
        directory(chunks, ROOMS_TAG),
        Directory.decode(require(chunks, SCRIPTS_TAG)),
        directory(chunks, SOUNDS_TAG),
        directory(chunks, COSTUMES_TAG),
        directory(chunks, CHARSETS_TAG),
        find(chunks, ObjectDirectory.TAG)
            .map(objects -> ObjectDirectory.decode(objects.reader()))
            .orElse(ObjectDirectory.NONE));
  }

  /** Returns whether {@code chunks} contains all chunks of a version 5 index. */
  public static boolean isComplete(ChunkSequence chunks) {
    return CHUNK_TAGS.stream().allMatch(tag -> find(chunks, tag).isPresent());
  }

  /** Returns the bytes of the unencrypted file, with its chunks in the order of shipped files. */
  public Bytes encode() {
    return new ByteWriter()
        .chunk(RoomNames.TAG, roomNames::encode)
        .chunk(GameLimits.TAG, limits::encode)
        .chunk(ROOMS_TAG, rooms::encode)
        .chunk(SCRIPTS_TAG, scripts::encode)
        .chunk(SOUNDS_TAG, sounds::encode)
        .chunk(COSTUMES_TAG, costumes::encode)
        .chunk(CHARSETS_TAG, charsets::encode)
        .chunk(ObjectDirectory.TAG, objects::encode)
        .toBytes();
  }

  private static Directory directory(ChunkSequence chunks, String tag) {
    return find(chunks, tag).map(chunk -> Directory.decode(chunk.reader())).orElse(Directory.NONE);
  }

  private static Optional<Chunk> find(ChunkSequence chunks, String tag) {
    return chunks.chunks().stream().filter(chunk -> chunk.tag().equals(tag)).findFirst();
  }

  /**
   * Returns a chunk that must exist. If the sequence ends at damage, reports the damage instead of
   * the missing chunk.
   */
  private static ByteReader require(ChunkSequence chunks, String tag) {
    return find(chunks, tag)
        .map(Chunk::reader)
        .orElseThrow(
            () ->
                chunks
                    .damage()
                    .orElseGet(
                        () ->
                            FormatException.at(
                                ChunkPath.ROOT, 0, "expected a chunk " + tag + ", found none")));
  }
}
