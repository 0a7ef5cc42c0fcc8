package org.bowsprit.engine.world;

import org.bowsprit.actors.Cast;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.vm.Ints;

/**
 * Stores owner, state and classes of every object of the game, by object id (spec 07 §1).
 *
 * <p>Ids below the number of actors denote actors; only their classes are used.
 */
public final class ObjectStates {

  /** The owner of an object that is in its room. */
  public static final int OWNER_ROOM = 15;

  /** The class of objects and actors that the mouse cannot touch. */
  public static final int UNTOUCHABLE_CLASS = 32;

  private final int[] owners;
  private final int[] states;
  private final int[] classes;

  /**
   * Creates a table with owner 15, state 0 and no class for every id.
   *
   * @param size number of ids
   */
  public ObjectStates(int size) {
    owners = new int[size];
    java.util.Arrays.fill(owners, OWNER_ROOM);
    states = new int[size];
    classes = new int[size];
  }

  /**
   * Returns the table at the start of a game. It has the ids of all actors, even if the index lacks
   * them (spec 13 §7).
   *
   * @param index the game's index
   * @return the owners, states and classes as in the index
   */
  public static ObjectStates of(ObjectDirectory index) {
    ObjectStates table = new ObjectStates(Math.max(index.size(), Cast.SIZE));
    for (int id = 0; id < index.size(); id++) {
      org.bowsprit.format.index.ObjectDirectory.Entry entry = index.entries().get(id);
      table.owners[id] = entry.owner();
      table.states[id] = entry.state();
      table.classes[id] = entry.classes();
    }
    return table;
  }

  /**
   * The saved table.
   *
   * @param owners the owners by object id
   * @param states the states by object id
   * @param classes the 32 class flags by object id
   */
  public record State(Ints owners, Ints states, Ints classes) {}

  State snapshot() {
    return new State(Ints.of(owners), Ints.of(states), Ints.of(classes));
  }

  void restore(State saved) {
    copy(saved.owners(), owners);
    copy(saved.states(), states);
    copy(saved.classes(), classes);
  }

  private static void copy(Ints saved, int[] target) {
    if (saved.size() != target.length) {
      throw new IllegalArgumentException(
          "the game has " + target.length + " objects, not " + saved.size());
    }
    System.arraycopy(saved.toArray(), 0, target, 0, target.length);
  }

  /** Returns one more than the highest id. */
  public int size() {
    return owners.length;
  }

  /**
   * Returns whether an id is in the table and not 0.
   *
   * @param object the number to check
   * @return true if it is an id
   */
  public boolean has(int object) {
    return object >= 1 && object < owners.length;
  }

  /**
   * Returns the owner of an object.
   *
   * @param object the id of the object
   * @return 0 for none, 15 for its room, otherwise the number of an actor
   */
  public int owner(int object) {
    return owners[object];
  }

  /**
   * Gives an object to an owner.
   *
   * @param object the id of the object
   * @param owner 0 for none, 15 for its room, otherwise the number of an actor
   */
  public void setOwner(int object, int owner) {
    owners[object] = owner;
  }

  /**
   * Returns the number of an object's image.
   *
   * @param object the id of the object
   * @return 0 for none
   */
  public int state(int object) {
    return states[object];
  }

  /**
   * Sets the number of an object's image.
   *
   * @param object the id of the object
   * @param state 0 for none
   */
  public void setState(int object, int state) {
    states[object] = state;
  }

  /**
   * Returns the class bits of an object or actor: class n is bit n−1.
   *
   * @param object the id of the object
   * @return 32 flags
   */
  public int classes(int object) {
    return classes[object];
  }

  /**
   * Sets all class bits at once.
   *
   * @param object the id of the object
   * @param bits 32 flags, class n is bit n−1
   */
  public void setClasses(int object, int bits) {
    classes[object] = bits;
  }

  /**
   * Returns whether an object or actor belongs to a class.
   *
   * @param object the id of the object
   * @param number 1 to 32
   */
  public boolean isOfClass(int object, int number) {
    return (classes[object] & bit(number)) != 0;
  }

  /**
   * Adds an object or actor to a class or removes it.
   *
   * @param object the id of the object
   * @param number 1 to 32
   * @param isMember whether it belongs to the class afterwards
   */
  public void setClass(int object, int number, boolean isMember) {
    if (isMember) {
      classes[object] |= bit(number);
    } else {
      classes[object] &= ~bit(number);
    }
  }

  private static int bit(int number) {
    return 1 << (number - 1);
  }
}
