package org.bowsprit.engine.world;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The names scripts gave to objects (spec 07 §5, renaming). */
public final class Names {

  private final Map<Integer, byte[]> renames = new TreeMap<>();

  /** Nothing renamed. */
  public Names() {}

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
   * Drops the names of objects that nobody or a room owns: what a room change does.
   *
   * @param table who owns what
   * @param kept objects whose names stay all the same
   */
  public void dropUnowned(ObjectTable table, Set<Integer> kept) {
    renames
        .keySet()
        .removeIf(id -> table.owner(id) == 0 || table.owner(id) == ObjectTable.OWNER_ROOM);
  }

  /** All renames by object id; live. */
  public Map<Integer, byte[]> all() {
    return renames;
  }

  /** Forgets all names. */
  public void clear() {
    renames.clear();
  }
}
