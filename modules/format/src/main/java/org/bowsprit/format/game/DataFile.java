package org.bowsprit.format.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.Oddities;
import org.bowsprit.format.chunk.Oddity;
import org.bowsprit.format.index.RoomOffsets;

/**
 * A data file: all resources of one disk (spec 01 §5).
 *
 * <p>Only the LECF header and LOFF are read here. Rooms and resources are found by their offsets in
 * LOFF and the index. The sizes of the surrounding containers are ignored.
 */
final class DataFile {

  static final String TAG = "LECF";
  static final ChunkPath LECF_PATH = new ChunkPath(TAG);

  private final DataBytes bytes;
  private final Map<Integer, Long> offsetsByRoom = new LinkedHashMap<>();

  private DataFile(DataBytes bytes, RoomOffsets offsets) {
    this.bytes = bytes;
    offsets.entries().forEach(entry -> offsetsByRoom.putIfAbsent(entry.room(), entry.offset()));
  }

  /** Reads the start of a decrypted file. */
  static DataFile decode(DataBytes bytes) {
    return new DataFile(bytes, RoomOffsets.decode(loffChunk(bytes).reader()));
  }

  /** Returns the numbers of the rooms in LOFF, ascending. */
  List<Integer> rooms() {
    return offsetsByRoom.keySet().stream().sorted().toList();
  }

  /** Returns whether the file ends before one of the rooms in LOFF begins. */
  boolean isTruncated() {
    long lastPossibleOffset = (long) bytes.length() - ByteWriter.HEADER;
    return offsetsByRoom.values().stream().anyMatch(offset -> offset > lastPossibleOffset);
  }

  /** Returns the oddities of the file outside of its rooms and resources. */
  List<Oddity> oddities() {
    Oddities oddities = new Oddities();
    oddities.addBytesBetweenChunks(bytes.outline());
    Chunk loff = loffChunk(bytes);
    int listedCount = loff.payload().isEmpty() ? 0 : loff.payload().u8(0);
    int readableCount = RoomOffsets.decode(loff.reader()).entries().size();
    if (readableCount < listedCount) {
      oddities.addLost(
          loff, 1, "expected " + listedCount + " rooms of 5 bytes, found " + readableCount);
    }
    oddities.addUnusedBytes(loff, RoomOffsets.size(listedCount));
    return oddities.list();
  }

  private static Chunk loffChunk(DataBytes bytes) {
    return chunk(bytes, ByteWriter.HEADER, LECF_PATH.child(RoomOffsets.TAG), RoomOffsets.TAG);
  }

  /** Returns the whole file. */
  Bytes bytes() {
    return bytes.slice(0, bytes.length());
  }

  /** Returns the chunk {@code tag} of resource {@code id}, which is stored with {@code room}. */
  Chunk resource(int room, long offset, String tag, int id) {
    return chunk(bytes, roomOffset(room) + offset, lflfPath(room).child(tag, id), tag);
  }

  /** Returns the number of payload bytes in the chunk of a resource. Only the header is read. */
  int payloadLength(int room, long offset, String tag, int id) {
    return payloadLength(bytes, roomOffset(room) + offset, lflfPath(room).child(tag, id), tag);
  }

  Chunk room(int room) {
    return chunk(bytes, roomOffset(room), lflfPath(room).child("ROOM"), "ROOM");
  }

  private long roomOffset(int room) {
    return Optional.ofNullable(offsetsByRoom.get(room))
        .orElseThrow(
            () ->
                FormatException.at(
                    LECF_PATH.child(RoomOffsets.TAG),
                    0,
                    "expected an entry for room " + room + ", found none"));
  }

  private static ChunkPath lflfPath(int room) {
    return LECF_PATH.child("LFLF", room);
  }

  private static Chunk chunk(DataBytes bytes, long offset, ChunkPath path, String tag) {
    int length = payloadLength(bytes, offset, path, tag);
    int position = (int) offset;
    return new Chunk(tag, path, position, bytes.slice(position + ByteWriter.HEADER, length));
  }

  /**
   * Reads the header at {@code offset}, which must have the tag {@code tag} and fit into the file.
   */
  private static int payloadLength(DataBytes bytes, long offset, ChunkPath path, String tag) {
    if (offset > bytes.length() - ByteWriter.HEADER) {
      throw unexpected(path, offset, "a chunk " + tag, "the end at byte " + bytes.length());
    }
    int position = (int) offset;
    ByteReader header = bytes.slice(position, ByteWriter.HEADER).reader(path);
    String foundTag = header.tag();
    long size = header.u32Be();
    if (!foundTag.equals(tag)) {
      throw unexpected(path, offset, "a chunk " + tag, ChunkPath.printable(foundTag));
    }
    int maxSize = bytes.length() - position;
    if (size < ByteWriter.HEADER || size > maxSize) {
      throw unexpected(
          path, offset, "a chunk " + tag + " of 8 to " + maxSize + " bytes", "" + size);
    }
    return (int) size - ByteWriter.HEADER;
  }

  private static FormatException unexpected(
      ChunkPath path, long offset, String expected, String found) {
    return FormatException.at(
        path, 0, "expected " + expected + " at byte " + offset + " of the file, found " + found);
  }
}
