package org.bowsprit.format.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.index.Directory;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.index.RoomNames;
import org.bowsprit.format.index.RoomOffsets;

/**
 * Writes the two files of a one-disk game (spec 01 §11).
 *
 * <p>Rooms, and the resources that belong to each room, are written in the order in which they are
 * added.
 */
public final class GameWriter {

  private static final int DISK_NUMBER = 1;
  private static final int MAX_ROOM_COUNT = 256;

  private final GameLimits limits;
  private final ObjectDirectory objects;
  private final List<RoomNames.RoomName> names = new ArrayList<>();
  private final Map<Integer, ByteWriter> roomBlocks = new LinkedHashMap<>();
  private final Map<ResourceKind, Directory.Entry[]> directories =
      new EnumMap<>(ResourceKind.class);
  private final int roomCount;

  /**
   * The two files, not encrypted.
   *
   * @param index the {@code .000} file
   * @param data the {@code .001} file
   */
  public record Files(Bytes index, Bytes data) {

    /** Returns the index file, encrypted like shipped files. */
    public byte[] encryptedIndex() {
      return FileKey.SHIPPED.apply(index.toArray()).toArray();
    }

    /** Returns the data file, encrypted like shipped files. */
    public byte[] encryptedData() {
      return FileKey.SHIPPED.apply(data.toArray()).toArray();
    }
  }

  /**
   * Creates a writer for a game.
   *
   * @param limits {@code charsets} is the size of the charset directory
   * @param objects the initial state of all objects
   * @param roomCount the size of the room directory: the highest room number plus one, up to 256
   * @param sizes the sizes of the directories of scripts, sounds and costumes
   */
  public GameWriter(
      GameLimits limits, ObjectDirectory objects, int roomCount, Map<ResourceKind, Integer> sizes) {
    if (roomCount < 1 || roomCount > MAX_ROOM_COUNT) {
      throw new IllegalArgumentException(
          "roomCount must be 1 to " + MAX_ROOM_COUNT + ", not " + roomCount);
    }
    this.limits = limits;
    this.objects = objects;
    this.roomCount = roomCount;
    for (ResourceKind kind : ResourceKind.values()) {
      int size = kind == ResourceKind.CHARSET ? limits.charsets() : sizes.getOrDefault(kind, 0);
      Directory.Entry[] entries = new Directory.Entry[size];
      Arrays.fill(entries, Directory.Entry.ABSENT);
      directories.put(kind, entries);
    }
  }

  /** Adds the name of a room, which has at most nine characters. */
  public GameWriter addRoomName(int room, String name) {
    names.add(RoomNames.RoomName.of(room, name));
    return this;
  }

  /**
   * Adds a room.
   *
   * @param room the number of the room, 1 to {@code roomCount} − 1
   * @param payload writes the payload of its ROOM chunk
   */
  public GameWriter addRoom(int room, Consumer<ByteWriter> payload) {
    if (room < 1 || room >= roomCount || roomBlocks.containsKey(room)) {
      throw new IllegalArgumentException(
          "a room must be new and its number must be 1 to " + (roomCount - 1) + ", was " + room);
    }
    roomBlocks.put(room, new ByteWriter().chunk("ROOM", payload));
    return this;
  }

  /**
   * Adds a resource to a room that has been added.
   *
   * @param id the resource's number in its directory
   * @param payload writes the payload of its chunk
   */
  public GameWriter addResource(ResourceKind kind, int id, int room, Consumer<ByteWriter> payload) {
    ByteWriter roomBlock = roomBlocks.get(room);
    if (roomBlock == null) {
      throw new IllegalArgumentException("room " + room + " has not been added");
    }
    directories.get(kind)[id] = new Directory.Entry(room, roomBlock.position());
    roomBlock.chunk(kind.tag(), payload);
    return this;
  }

  /** Returns both files. */
  public Files write() {
    RoomOffsets offsets = roomOffsets();
    ByteWriter data =
        new ByteWriter()
            .chunk(
                DataFile.TAG,
                lecf -> {
                  lecf.chunk(RoomOffsets.TAG, offsets::encode);
                  roomBlocks
                      .values()
                      .forEach(bundle -> lecf.chunk("LFLF", out -> out.bytes(bundle.toBytes())));
                });
    return new Files(createIndex().encode(), data.toBytes());
  }

  /**
   * Returns the offsets of the rooms. A room's offset is the offset of its ROOM chunk, which
   * follows the LFLF header.
   */
  private RoomOffsets roomOffsets() {
    List<RoomOffsets.Entry> entries = new ArrayList<>();
    int position = 2 * ByteWriter.HEADER + RoomOffsets.size(roomBlocks.size());
    for (Map.Entry<Integer, ByteWriter> bundle : roomBlocks.entrySet()) {
      position += ByteWriter.HEADER;
      entries.add(new RoomOffsets.Entry(bundle.getKey(), position));
      position += bundle.getValue().position();
    }
    return new RoomOffsets(entries);
  }

  private Index createIndex() {
    Directory.Entry[] rooms = new Directory.Entry[roomCount];
    Arrays.fill(rooms, Directory.Entry.ABSENT);
    roomBlocks.keySet().forEach(room -> rooms[room] = new Directory.Entry(DISK_NUMBER, 0));
    return new Index(
        new RoomNames(names),
        limits,
        new Directory(List.of(rooms)),
        directory(ResourceKind.SCRIPT),
        directory(ResourceKind.SOUND),
        directory(ResourceKind.COSTUME),
        directory(ResourceKind.CHARSET),
        objects);
  }

  private Directory directory(ResourceKind kind) {
    return new Directory(List.of(directories.get(kind)));
  }
}
