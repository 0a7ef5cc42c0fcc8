package org.bowsprit.engine.world;

import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;

/** The names that scripts gave to objects (spec 07 §5, renaming). */
public final class ObjectNames {

  private final Map<Integer, byte[]> renames = new TreeMap<>();

  /** Creates an empty table. */
  public ObjectNames() {}

  /**
   * Gives an object another name.
   *
   * @param object object id
   * @param name the name, with padding and escapes
   */
  public void rename(int object, byte[] name) {
    renames.put(object, name);
  }

  /**
   * Returns the name that a script gave to an object.
   *
   * @param object object id
   * @return the name; null if the object was not renamed
   */
  public byte[] of(int object) {
    return renames.get(object);
  }

  /**
   * Removes the names of objects that are in a room or have no owner. A room change calls this.
   *
   * @param table the owners
   * @param keptObjects the objects whose names stay in any case
   */
  public void dropUnowned(ObjectStates table, Set<Integer> keptObjects) {
    renames.keySet().removeIf(id -> !keptObjects.contains(id) && isUnowned(table.owner(id)));
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
            throw new IllegalArgumentException(
                "object " + object + " does not exist and cannot be renamed");
          }
          rename(object, name.toArray());
        });
  }

  /** Removes all names. */
  public void clear() {
    renames.clear();
  }
}
