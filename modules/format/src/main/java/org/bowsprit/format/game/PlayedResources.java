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
 * The resources of a game for playing. An unreadable resource counts as empty, so it never ends a
 * game (spec 13 §7).
 *
 * <p>When a resource is first requested, all its oddities are logged with their places and stored.
 * Oddities that are only notes are logged once for each kind.
 *
 * <p>Not safe for use by several threads at once.
 */
public final class PlayedResources {

  private static final Logger LOG = LoggerFactory.getLogger(PlayedResources.class);

  /** The replacement for a script that cannot be read. It ends at once. */
  private static final Script ENDS = Script.of(Bytes.of(0xA0));

  private final GameResources resources;
  private final OddityFinder finder;
  private final Set<String> looked = new HashSet<>();
  private final Set<String> noted = new HashSet<>();
  private final List<Oddity> met = new ArrayList<>();

  PlayedResources(GameResources resources) {
    this.resources = resources;
    this.finder = new OddityFinder(resources);
  }

  /** Returns the index. */
  public Index index() {
    look("index", finder::index);
    return resources.index();
  }

  /** Returns the room {@code id}; an empty room if it cannot be read. */
  public Optional<Room> room(int id) {
    if (resources.hasRoom(id)) {
      look("file " + resources.index().rooms().entry(id).room(), () -> finder.fileOf(id));
    }
    look("room " + id, () -> finder.room(id));
    return readable(() -> resources.room(id), Optional.of(Room.UNREADABLE));
  }

  /** Returns the global script {@code id}; if it cannot be read, a script that ends at once. */
  public Optional<Script> script(int id) {
    look(ResourceKind.SCRIPT, id);
    return readable(() -> resources.script(id), Optional.of(ENDS));
  }

  /** Returns the sound {@code id}; nothing if it cannot be read. */
  public Optional<Sound> sound(int id) {
    look(ResourceKind.SOUND, id);
    return readable(() -> resources.sound(id), Optional.empty());
  }

  /** Returns the costume {@code id}; nothing if it cannot be read. */
  public Optional<Costume> costume(int id) {
    look(ResourceKind.COSTUME, id);
    return readable(() -> resources.costume(id), Optional.empty());
  }

  /** Returns the font {@code id}; nothing if it cannot be read. */
  public Optional<Charset> charset(int id) {
    look(ResourceKind.CHARSET, id);
    return readable(() -> resources.charset(id), Optional.empty());
  }

  /** Returns the resources in the form that throws if something cannot be read. */
  public GameResources all() {
    return resources;
  }

  /** Returns the oddities of the resources asked for so far. */
  public List<Oddity> oddities() {
    return List.copyOf(met);
  }

  private void look(ResourceKind kind, int id) {
    look(kind.name() + " " + id, () -> finder.resource(kind, id));
  }

  private void look(String what, Supplier<List<Oddity>> looking) {
    if (looked.add(what)) {
      looking.get().forEach(this::meet);
    }
  }

  private void meet(Oddity oddity) {
    boolean isNote = oddity.grade() == Oddity.Grade.NOTE;
    if (isNote && !noted.add(oddity.what())) {
      return;
    }
    met.add(oddity);
    if (isNote) {
      LOG.info("{}", oddity.line());
    } else {
      LOG.warn("{}", oddity.line());
    }
  }

  private static <T> Optional<T> readable(Supplier<Optional<T>> reading, Optional<T> otherwise) {
    try {
      return reading.get();
    } catch (FormatException damage) {
      // Already reported when the resource was checked.
      return otherwise;
    }
  }
}
