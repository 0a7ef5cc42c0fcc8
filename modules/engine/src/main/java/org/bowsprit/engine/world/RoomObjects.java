package org.bowsprit.engine.world;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.vm.port.ScriptException;

/**
 * The objects of the loaded room, in the order of the room's data. Slot 1 contains the first object
 * (spec 07 §2, §4.1).
 */
public final class RoomObjects {

  private final LocalObject[] slots;
  private int endSlot = 1;

  /**
   * Creates an empty list.
   *
   * @param capacity the number of slots, including slot 0, which is not used
   */
  public RoomObjects(int capacity) {
    slots = new LocalObject[capacity];
  }

  /**
   * The saved list.
   *
   * @param end one more than the highest slot used in this room
   * @param objects the objects, in ascending order of slots
   */
  public record State(int end, List<LocalObject.State> objects) {

    public State {
      objects = List.copyOf(objects);
    }
  }

  State snapshot() {
    List<LocalObject.State> objects = new ArrayList<>(endSlot);
    for (int slot = 1; slot < endSlot; slot++) {
      if (slots[slot] != null) {
        objects.add(slots[slot].snapshot(slot));
      }
    }
    return new State(endSlot, objects);
  }

  void restore(State saved, ObjectLookup lookup) {
    if (saved.end() < 1 || saved.end() > slots.length) {
      throw new IllegalArgumentException(
          "the room's list of objects cannot end at slot " + saved.end());
    }
    clear();
    endSlot = saved.end();
    for (LocalObject.State each : saved.objects()) {
      if (each.slot() < 1 || each.slot() >= endSlot || slots[each.slot()] != null) {
        throw new IllegalArgumentException("invalid or repeated object slot " + each.slot());
      }
      RoomObject data =
          each.floating()
              ? lookup.object(each.home(), each.object())
              : lookup.at(each.home(), each.slot() - 1, each.object());
      slots[each.slot()] = new LocalObject(data, each.home(), each.floating());
      slots[each.slot()].restore(each);
    }
  }

  /** Empties the list. */
  public void clear() {
    java.util.Arrays.fill(slots, null);
    endSlot = 1;
  }

  /**
   * Fills the slots with the objects of a room. The slot of an object whose id the game lacks stays
   * empty (spec 13 §7).
   *
   * @param room the room whose data contain the objects
   * @param objects the objects in the order of its data
   * @param table the ids of the game
   * @throws ScriptException if there are more objects than slots
   */
  public void enterRoom(int room, List<RoomObject> objects, ObjectStates table) {
    clear();
    for (RoomObject object : objects) {
      if (endSlot == slots.length) {
        throw noFreeSlot(object.id());
      }
      if (object.id() < table.size()) {
        slots[endSlot] = new LocalObject(object, room, false);
      }
      endSlot++;
    }
  }

  /**
   * Puts an object into the first free slot.
   *
   * @throws ScriptException if no slot is free
   */
  public void add(LocalObject object) {
    for (int slot = 1; slot < slots.length; slot++) {
      if (slots[slot] == null) {
        slots[slot] = object;
        endSlot = Math.max(endSlot, slot + 1);
        return;
      }
    }
    throw noFreeSlot(object.id());
  }

  private static ScriptException noFreeSlot(int object) {
    return new ScriptException("no free slot for object " + object);
  }

  /**
   * Empties one slot.
   *
   * @param slot slot number from 1
   */
  public void remove(int slot) {
    slots[slot] = null;
  }

  /** Returns one more than the highest slot used in this room. */
  public int endSlot() {
    return endSlot;
  }

  /**
   * Returns the object of a slot.
   *
   * @param slot slot number from 1
   * @return the object; null for an empty slot
   */
  public LocalObject inSlot(int slot) {
    return slots[slot];
  }

  /**
   * Returns the slot of an object. The search begins with the highest slot.
   *
   * @param object object id
   * @return the slot; 0 if the object is not in the room
   */
  public int slotOf(int object) {
    for (int slot = endSlot - 1; slot > 0; slot--) {
      if (slots[slot] != null && slots[slot].id() == object) {
        return slot;
      }
    }
    return 0;
  }

  /**
   * Returns an object by its id.
   *
   * @param object object id
   * @return the object; null if it is not in the room
   */
  public LocalObject find(int object) {
    return slots[slotOf(object)];
  }

  /**
   * Copies all states from the global table, as step 18 of a frame requires.
   *
   * @param table the global states
   */
  public void refreshStates(ObjectStates table) {
    for (int slot = 1; slot < endSlot; slot++) {
      if (slots[slot] != null) {
        slots[slot].setState(table.state(slots[slot].id()));
      }
    }
  }

  /**
   * Returns the object at a point: the first touchable object in the order of the data whose
   * rectangle contains the point and whose parents are in the required state. The object need not
   * be visible.
   *
   * @param x the x coordinate in the room
   * @param y the y coordinate in the room
   * @param table contains the classes of objects, such as Untouchable
   * @return the object id; 0 for none
   */
  public int objectAt(int x, int y, ObjectStates table) {
    for (int slot = 1; slot < endSlot; slot++) {
      LocalObject object = slots[slot];
      if (object != null && object.covers(x, y) && isTouchable(object, table)) {
        return object.id();
      }
    }
    return 0;
  }

  /** Returns whether an object can be touched where no other object covers it. */
  public boolean isTouchable(LocalObject object, ObjectStates table) {
    return !table.isOfClass(object.id(), ObjectStates.UNTOUCHABLE_CLASS) && isReachable(object);
  }

  /** Returns whether all parents are in a state in which the player can touch their child. */
  private boolean isReachable(LocalObject object) {
    return parentsAllow(object, (child, parent) -> child.isReachableWith(parent.state()));
  }

  /**
   * Returns whether all parents allow their child. A chain of parents that is longer than the list
   * is a cycle.
   */
  private boolean parentsAllow(
      LocalObject object, BiPredicate<LocalObject, LocalObject> condition) {
    LocalObject child = object;
    for (int linkCount = 0; linkCount < slots.length; linkCount++) {
      if (child.parent() == 0) {
        return true;
      }
      LocalObject parent = child.parent() < slots.length ? slots[child.parent()] : null;
      if (parent == null || !condition.test(child, parent)) {
        return false;
      }
      child = parent;
    }
    return true;
  }

  /**
   * Returns whether an object is drawn with the background. It must have an image, and every parent
   * must be exactly in the state that its child requires (spec 02 §5).
   *
   * @param object an object of this list
   */
  public boolean isShown(LocalObject object) {
    return hasImage(object.state())
        && parentsAllow(object, (child, parent) -> (parent.state() & 15) == child.parentState());
  }

  private static boolean hasImage(int state) {
    return (state & 15) != 0;
  }
}
