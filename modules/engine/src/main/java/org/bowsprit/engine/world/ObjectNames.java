package org.bowsprit.engine.world;

import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;

/** The names scripts gave to objects (spec 07 §5, renaming). */
public final class ObjectNames {

  private final Map<Integer, byte[]> renames = new TreeMap<>();

  /** Nothing renamed. */
  public ObjectNames() {}

  /**
   * Gives an object another name.
   *
   * @param object object id
   * @param name with padding and escapes
   */
  public void rename(int object, byte[] name) {
    renames.put(object, name);
  }

  /**
   * The name a script gave.
   *
   * @param object object id
   * @return null when it was not renamed
   */
  public byte[] of(int object) {
    return renames.get(object);
  }

  /**
   * Drops the names of objects that a room or no one owns: what a room change does.
   *
   * @param table who owns what
   * @param kept objects whose names stay all the same
   */
  public void dropUnowned(ObjectStates table, Set<Integer> kept) {
    renames.keySet().removeIf(id -> !kept.contains(id) && isUnowned(table.owner(id)));
  }

  private static boolean isUnowned(int owner) {
    return owner == 0 || owner == ObjectStates.OWNER_ROOM;
  }

  SortedMap<Integer, Bytes> snapshot() {
    SortedMap<Integer, Bytes> saved = new TreeMap<>();
    renames.forEach((object, name) -> saved.put(object, Bytes.copyOf(name)));
    return saved;
  }

  void restore(Map<Integer, Bytes> saved, ObjectStates table) {
    clear();
    saved.forEach(
        (object, name) -> {
          if (!table.has(object)) {
            throw new IllegalArgumentException("no object " + object + " to be renamed");
          }
          rename(object, name.toArray());
        });
  }

  /** Forgets all names. */
  public void clear() {
    renames.clear();
  }
}
