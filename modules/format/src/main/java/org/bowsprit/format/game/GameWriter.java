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
 * <p>Rooms, and the resources beside each of them, are written in the order in which they are
 * added.
 */
public final class GameWriter {

  private static final int DISK = 1;
  private static final int ROOM_COUNT = 256;

  private final GameLimits limits;
  private final ObjectDirectory objects;
  private final List<RoomNames.RoomName> names = new ArrayList<>();
  private final Map<Integer, ByteWriter> bundles = new LinkedHashMap<>();
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
    public byte[] shippedIndex() {
      return FileKey.USUAL.apply(index.toArray()).toArray();
    }

    /** Returns the data file, encrypted like shipped files. */
    public byte[] shippedData() {
      return FileKey.USUAL.apply(data.toArray()).toArray();
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
    if (roomCount < 1 || roomCount > ROOM_COUNT) {
      throw new IllegalArgumentException("a game has rooms 0 to 255, not " + roomCount);
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

  /** Adds the name of a room, at most nine letters. */
  public GameWriter name(int room, String name) {
    names.add(RoomNames.RoomName.of(room, name));
    return this;
  }

  /**
   * Adds a room.
   *
   * @param room the number of the room, 1 to {@code roomCount} − 1
   * @param payload writes the payload of its ROOM chunk
   */
  public GameWriter room(int room, Consumer<ByteWriter> payload) {
    if (room < 1 || room >= roomCount || bundles.containsKey(room)) {
      throw new IllegalArgumentException(
          "a room must be new and of 1 to " + (roomCount - 1) + ", was " + room);
    }
    bundles.put(room, new ByteWriter().chunk("ROOM", payload));
    return this;
  }

  /**
   * Adds a resource to a room that has been added.
   *
   * @param id the resource's number in its directory
   * @param payload writes the payload of its chunk
   */
  public GameWriter resource(ResourceKind kind, int id, int room, Consumer<ByteWriter> payload) {
    ByteWriter bundle = bundles.get(room);
    if (bundle == null) {
      throw new IllegalArgumentException("room " + room + " has not been added");
    }
    directories.get(kind)[id] = new Directory.Entry(room, bundle.position());
    bundle.chunk(kind.tag(), payload);
    return this;
  }

  /** Returns both files. */
  public Files write() {
    RoomOffsets offsets = offsets();
    ByteWriter data =
        new ByteWriter()
            .chunk(
                DataFile.TAG,
                lecf -> {
                  lecf.chunk(RoomOffsets.TAG, offsets::encode);
                  bundles
                      .values()
                      .forEach(bundle -> lecf.chunk("LFLF", out -> out.bytes(bundle.toBytes())));
                });
    return new Files(index().encode(), data.toBytes());
  }

  /**
   * Returns the offsets of the rooms. A room's offset is the offset of its ROOM chunk, which
   * follows the LFLF header.
   */
  private RoomOffsets offsets() {
    List<RoomOffsets.Entry> entries = new ArrayList<>();
    int next = 2 * ByteWriter.HEADER + RoomOffsets.size(bundles.size());
    for (Map.Entry<Integer, ByteWriter> bundle : bundles.entrySet()) {
      next += ByteWriter.HEADER;
      entries.add(new RoomOffsets.Entry(bundle.getKey(), next));
      next += bundle.getValue().position();
    }
    return new RoomOffsets(entries);
  }

  private Index index() {
    Directory.Entry[] rooms = new Directory.Entry[roomCount];
    Arrays.fill(rooms, Directory.Entry.ABSENT);
    bundles.keySet().forEach(room -> rooms[room] = new Directory.Entry(DISK, 0));
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
