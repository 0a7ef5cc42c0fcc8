package org.bowsprit.format.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.chunk.Oddity;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.script.Script;
import org.bowsprit.format.sound.Sound;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The resources of a game that is played. An unreadable resource is treated as empty, so that it
 * never ends a game (spec 13 §7).
 *
 * <p>When a resource is first requested, all its oddities are logged with their positions and
 * stored. A note with the same text is logged only once.
 *
 * <p>This class is not thread-safe.
 */
public final class TolerantResources {

  private static final Logger LOG = LoggerFactory.getLogger(TolerantResources.class);

  /** The replacement for a script that cannot be read. It ends at once. */
  private static final Script EMPTY_SCRIPT = Script.of(Bytes.of(0xA0));

  private final GameResources resources;
  private final OddityFinder finder;
  private final Set<String> checkedKeys = new HashSet<>();
  private final Set<String> reportedNotes = new HashSet<>();
  private final List<Oddity> oddities = new ArrayList<>();

  TolerantResources(GameResources resources) {
    this.resources = resources;
    this.finder = new OddityFinder(resources);
  }

  /** Returns the index. */
  public Index index() {
    check("index", finder::indexOddities);
    return resources.index();
  }

  /** Returns the room {@code id}; an empty room if it cannot be read. */
  public Optional<Room> room(int id) {
    if (resources.hasRoom(id)) {
      check("file " + resources.index().rooms().entry(id).room(), () -> finder.fileOddities(id));
    }
    check("room " + id, () -> finder.roomOddities(id));
    return readOr(() -> resources.room(id), Optional.of(Room.UNREADABLE));
  }

  /** Returns the global script {@code id}; if it cannot be read, a script that ends at once. */
  public Optional<Script> script(int id) {
    check(ResourceKind.SCRIPT, id);
    return readOr(() -> resources.script(id), Optional.of(EMPTY_SCRIPT));
  }

  /** Returns the sound {@code id}; empty if it cannot be read. */
  public Optional<Sound> sound(int id) {
    check(ResourceKind.SOUND, id);
    return readOr(() -> resources.sound(id), Optional.empty());
  }

  /** Returns the costume {@code id}; empty if it cannot be read. */
  public Optional<Costume> costume(int id) {
    check(ResourceKind.COSTUME, id);
    return readOr(() -> resources.costume(id), Optional.empty());
  }

  /** Returns the font {@code id}; empty if it cannot be read. */
  public Optional<Charset> charset(int id) {
    check(ResourceKind.CHARSET, id);
    return readOr(() -> resources.charset(id), Optional.empty());
  }

  /**
   * Returns the same resources in the form that throws an exception if something cannot be read.
   */
  public GameResources strict() {
    return resources;
  }

  /** Returns the oddities of the resources that have been requested so far. */
  public List<Oddity> oddities() {
    return List.copyOf(oddities);
  }

  private void check(ResourceKind kind, int id) {
    check(kind.name() + " " + id, () -> finder.resourceOddities(kind, id));
  }

  private void check(String key, Supplier<List<Oddity>> find) {
    if (checkedKeys.add(key)) {
      find.get().forEach(this::report);
    }
  }

  private void report(Oddity oddity) {
    boolean isNote = oddity.grade() == Oddity.Grade.NOTE;
    if (isNote && !reportedNotes.add(oddity.what())) {
      return;
    }
    oddities.add(oddity);
    if (isNote) {
      LOG.info("{}", oddity.message());
    } else {
      LOG.warn("{}", oddity.message());
    }
  }

  private static <T> Optional<T> readOr(Supplier<Optional<T>> reader, Optional<T> replacement) {
    try {
      return reader.get();
    } catch (FormatException invalid) {
      // The damage was already reported when the resource was checked.
      return replacement;
    }
  }
}
