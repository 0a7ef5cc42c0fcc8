package org.bowsprit.engine.world;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.port.ScriptException;

/** The ordered list of carried objects (spec 07 §5). */
public final class Inventory {

  private final int[] ids;
  private final CarriedObject[] copies;

  /**
   * Creates an empty list.
   *
   * @param capacity number of entries
   */
  public Inventory(int capacity) {
    ids = new int[capacity];
    copies = new CarriedObject[capacity];
  }

  /**
   * The saved state of an entry. The code of the object is read from the game's data.
   *
   * @param object object id
   * @param room the room from which the object's data come
   */
  public record Item(int object, int room) {}

  List<Item> snapshot() {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < ids.length && ids[i] != 0; i++) {
      items.add(new Item(ids[i], copies[i].room()));
    }
    return items;
  }

  void restore(List<Item> saved, ObjectLookup lookup) {
    if (saved.size() > ids.length) {
      throw new IllegalArgumentException(
          "an inventory contains at most " + ids.length + " objects");
    }
    clear();
    for (Item item : saved) {
      add(item.object(), new CarriedObject(item.room(), lookup.object(item.room(), item.object())));
    }
  }

  /** Empties the list. */
  public void clear() {
    java.util.Arrays.fill(ids, 0);
    java.util.Arrays.fill(copies, null);
  }

  /** Returns the capacity. */
  public int capacity() {
    return ids.length;
  }

  /**
   * Puts an object into the first free entry. An object already carried gets a second entry.
   *
   * @param object object id
   * @param copy the code and name of the object
   * @throws ScriptException if the list is full
   */
  public void add(int object, CarriedObject copy) {
    for (int i = 0; i < ids.length; i++) {
      if (ids[i] == 0) {
        ids[i] = object;
        copies[i] = copy;
        return;
      }
    }
    throw new ScriptException("the inventory is full: object " + object + " cannot be added");
  }

  /**
   * Removes an object and closes the gap.
   *
   * @param object object id
   */
  public void remove(int object) {
    int index = indexOf(object);
    if (index < 0) {
      return;
    }
    for (int i = index; i < ids.length - 1; i++) {
      ids[i] = ids[i + 1];
      copies[i] = copies[i + 1];
    }
    ids[ids.length - 1] = 0;
    copies[ids.length - 1] = null;
  }

  /**
   * Returns whether an object is in the list.
   *
   * @param object object id
   * @return true if carried
   */
  public boolean contains(int object) {
    return object != 0 && indexOf(object) >= 0;
  }

  /**
   * Returns the object of an entry.
   *
   * @param index 0 to {@link #capacity()}−1
   * @return object id, 0 for a free entry
   */
  public int objectAt(int index) {
    return ids[index];
  }

  /**
   * Returns the code of a carried object.
   *
   * @param object object id
   * @return the code; null if the object is not carried
   */
  public CarriedObject copyOf(int object) {
    int index = indexOf(object);
    return index < 0 ? null : copies[index];
  }

  /**
   * Returns the n-th entry of an owner.
   *
   * @param owner an actor
   * @param number the number of the entry, counted from 1
   * @param table the owners of all objects
   * @return object id, 0 if there are fewer
   */
  public int find(int owner, int number, ObjectStates table) {
    int count = 0;
    for (int id : ids) {
      if (id != 0 && table.owner(id) == owner && ++count == number) {
        return id;
      }
    }
    return 0;
  }

  /**
   * Returns the number of entries of an owner.
   *
   * @param owner an actor
   * @param table the owners of all objects
   * @return the number
   */
  public int count(int owner, ObjectStates table) {
    int count = 0;
    for (int id : ids) {
      if (id != 0 && table.owner(id) == owner) {
        count++;
      }
    }
    return count;
  }

  private int indexOf(int object) {
    for (int i = 0; i < ids.length; i++) {
      if (ids[i] == object) {
        return i;
      }
    }
    return -1;
  }
}
