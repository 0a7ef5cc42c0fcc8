package org.bowsprit.format.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.Oddity;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.index.Directory;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.script.Script;
import org.bowsprit.format.sound.Sound;

/**
 * The resources of a game by number: read and decoded on the first request, and kept from then on
 * (spec 01 §5.1).
 *
 * <p>A number without an index entry gives an empty result. If there is no such resource at the
 * position in the index entry, or if it is damaged, every request for it throws a {@link
 * FormatException}. Other resources are not affected. Room numbers are the numbers in the files;
 * the caller translates pseudo rooms (128 and up).
 *
 * <p>Not safe for use by several threads at once.
 */
public final class GameResources {

  private static final int FIRST_DISK = 1;

  private final PlainFile indexFile;
  private final Index index;
  private final IntFunction<DiskFile> disks;
  private final Map<Integer, DiskFile> openDisks = new HashMap<>();
  private final Map<Integer, Room> rooms = new HashMap<>();
  private final Map<Integer, Script> scripts = new HashMap<>();
  private final Map<Integer, Sound> sounds = new HashMap<>();
  private final Map<Integer, Costume> costumes = new HashMap<>();
  private final Map<Integer, Charset> charsets = new HashMap<>();
  private final TolerantResources tolerantResources = new TolerantResources(this);
  private ObjectRooms objectRooms;

  /**
   * A data file and its name.
   *
   * @param name the name without folders
   * @param data the contents of the file
   */
  record DiskFile(String name, DataFile data) {}

  /**
   * One of the game's files, decrypted.
   *
   * @param name the name without folders
   * @param bytes the whole contents, decrypted
   */
  public record PlainFile(String name, Bytes bytes) {}

  /**
   * Reads the index.
   *
   * @param indexFile the whole index file, decrypted
   * @param disks opens the data file of a disk number
   */
  GameResources(PlainFile indexFile, IntFunction<DiskFile> disks) {
    this.indexFile = indexFile;
    this.index = Index.decode(indexFile.bytes());
    this.disks = disks;
  }

  /** Returns the resources of a one-disk game from its two decrypted files. */
  public static GameResources of(Bytes indexFile, Bytes dataFile) {
    DiskFile disk = new DiskFile("data", DataFile.decode(DataBytes.of(dataFile)));
    return new GameResources(new PlainFile("index", indexFile), number -> disk);
  }

  /**
   * Returns the same resources for playing. They treat an unreadable part as empty, so that it
   * never ends a game.
   */
  public TolerantResources tolerantResources() {
    return tolerantResources;
  }

  /**
   * Returns the oddities of the data file that contains {@code room}, without the oddities of its
   * rooms.
   */
  List<Oddity> fileOddities(int room) {
    DiskFile file = openDisk(diskOf(room));
    return file.data().oddities().stream().map(oddity -> oddity.withFile(file.name())).toList();
  }

  /** Returns the index file. */
  PlainFile indexFile() {
    return indexFile;
  }

  /** Returns the index file and all data files, decrypted. */
  public List<PlainFile> files() {
    List<PlainFile> files = new ArrayList<>();
    files.add(indexFile);
    roomIds().stream()
        .map(this::diskOf)
        .distinct()
        .sorted()
        .map(this::openDisk)
        .forEach(disk -> files.add(new PlainFile(disk.name(), disk.data().bytes())));
    return files;
  }

  /** Returns the index: the limits, the directories and the initial state of the objects. */
  public Index index() {
    return index;
  }

  /**
   * Returns the numbers of the rooms in the index, ascending; if the index has none, the numbers in
   * the first data file.
   */
  public List<Integer> roomIds() {
    return lacksRooms() ? openDisk(FIRST_DISK).data().rooms() : index.rooms().presentIds();
  }

  /** Returns whether there is a room {@code id}. */
  public boolean hasRoom(int id) {
    return lacksRooms() ? roomIds().contains(id) : index.rooms().entry(id).isPresent();
  }

  private boolean lacksRooms() {
    return index.rooms().presentIds().isEmpty();
  }

  /** Returns room {@code id}, decoded; its pictures stay packed. */
  public Optional<Room> room(int id) {
    return hasRoom(id)
        ? Optional.of(
            computeIfAbsent(rooms, id, () -> readFromFile(id, data -> Room.decode(data.room(id)))))
        : Optional.empty();
  }

  /** Returns the ROOM chunk of room {@code id} as stored in its file. */
  public Optional<Chunk> roomChunk(int id) {
    return hasRoom(id) ? Optional.of(readFromFile(id, data -> data.room(id))) : Optional.empty();
  }

  /** Returns the name of the data file that contains {@code room} and its resources. */
  public String fileOf(int room) {
    return openDisk(diskOf(room)).name();
  }

  /** Returns the global script {@code id}. */
  public Optional<Script> script(int id) {
    return resource(scripts, ResourceKind.SCRIPT, id, Script::decode);
  }

  /** Returns the sound {@code id}. */
  public Optional<Sound> sound(int id) {
    return resource(sounds, ResourceKind.SOUND, id, Sound::decode);
  }

  /** Returns the costume {@code id}. */
  public Optional<Costume> costume(int id) {
    return resource(costumes, ResourceKind.COSTUME, id, Costume::decode);
  }

  /** Returns the font {@code id}. */
  public Optional<Charset> charset(int id) {
    return resource(charsets, ResourceKind.CHARSET, id, Charset::decode);
  }

  /** Returns the numbers of the resources of {@code kind} in the index, ascending. */
  public List<Integer> ids(ResourceKind kind) {
    return kind.directory(index).presentIds();
  }

  /** Returns the chunk of resource {@code id} as stored in its file. */
  public Optional<Chunk> chunk(ResourceKind kind, int id) {
    Directory.Entry entry = kind.directory(index).entry(id);
    return entry.isPresent()
        ? Optional.of(
            readFromFile(
                entry.room(), data -> data.resource(entry.room(), entry.offset(), kind.tag(), id)))
        : Optional.empty();
  }

  /**
   * Returns the number of bytes in the payload of resource {@code id}; empty if there is none. The
   * payload is not read.
   */
  public OptionalInt payloadLength(ResourceKind kind, int id) {
    Directory.Entry entry = kind.directory(index).entry(id);
    return entry.isPresent()
        ? OptionalInt.of(
            readFromFile(
                entry.room(),
                data -> data.payloadLength(entry.room(), entry.offset(), kind.tag(), id)))
        : OptionalInt.empty();
  }

  /**
   * Returns the number of the room whose chunk contains object {@code id}; if several rooms contain
   * it, the lowest. The first call reads the object headers of all rooms; unreadable rooms are
   * skipped.
   */
  public OptionalInt roomOfObject(int id) {
    if (objectRooms == null) {
      objectRooms = ObjectRooms.findIn(this);
    }
    return objectRooms.roomOf(id);
  }

  /** Returns object {@code id} from the room whose chunk contains it. */
  public Optional<RoomObject> object(int id) {
    OptionalInt room = roomOfObject(id);
    return room.isPresent()
        ? room(room.getAsInt()).flatMap(foundRoom -> foundRoom.object(id))
        : Optional.empty();
  }

  private <T> Optional<T> resource(
      Map<Integer, T> cache, ResourceKind kind, int id, Function<ByteReader, T> decoder) {
    Directory.Entry entry = kind.directory(index).entry(id);
    return entry.isPresent()
        ? Optional.of(
            computeIfAbsent(
                cache,
                id,
                () ->
                    readFromFile(
                        entry.room(),
                        data ->
                            decoder.apply(
                                data.resource(entry.room(), entry.offset(), kind.tag(), id)
                                    .reader()))))
        : Optional.empty();
  }

  private static <T> T computeIfAbsent(Map<Integer, T> cache, int id, Supplier<T> decoder) {
    T value = cache.get(id);
    if (value == null) {
      value = decoder.get();
      cache.put(id, value);
    }
    return value;
  }

  /**
   * Returns a sentence if the data file of the lowest room is incomplete: it ends before some of
   * its rooms begin. Such a game can be played until it needs one of these rooms.
   */
  public Optional<String> truncationMessage() {
    DiskFile disk = firstDisk();
    return disk.data().isTruncated()
        ? Optional.of(UnreadableIndexDetector.incompleteMessage(disk.name()))
        : Optional.empty();
  }

  /**
   * Reads from the file that contains {@code room}. An exception contains the name of this file.
   */
  private <T> T readFromFile(int room, Function<DataFile, T> reader) {
    DiskFile disk = openDisk(diskOf(room));
    try {
      return reader.apply(disk.data());
    } catch (FormatException e) {
      throw e.in(disk.name());
    }
  }

  /** Opens the data file of the lowest room, so that a missing file is reported at once. */
  void openFirstDisk() {
    firstDisk();
  }

  private DiskFile firstDisk() {
    return openDisk(roomIds().stream().findFirst().map(this::diskOf).orElse(FIRST_DISK));
  }

  private DiskFile openDisk(int number) {
    return computeIfAbsent(openDisks, number, () -> disks.apply(number));
  }

  private int diskOf(int room) {
    int number = lacksRooms() ? FIRST_DISK : index.rooms().entry(room).room();
    if (number == 0) {
      throw FormatException.at(
              new ChunkPath(Index.ROOMS_TAG),
              0,
              "expected a disk for room "
                  + room
                  + ", because the index has a resource in this room, found none")
          .in(indexFile.name());
    }
    return number;
  }
}
