package org.bowsprit.engine.screen;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.vm.port.ScriptException;

/** The objects that scripts drew in this frame, in order (spec 07 §3.3). */
public final class DrawQueue {

  private static final int CAPACITY = 200;

  private final int[] objects = new int[CAPACITY];
  private int size;

  /** Creates an empty queue. */
  public DrawQueue() {}

  /**
   * Appends an object.
   *
   * @param slot the slot of the object in the room's list
   * @throws ScriptException if the queue is full
   */
  public void add(int slot) {
    if (size == CAPACITY) {
      throw new ScriptException("more than " + CAPACITY + " objects drawn in a frame");
    }
    objects[size++] = slot;
  }

  /** Returns the slots of the queued objects in the room's list, in order. */
  public List<Integer> snapshot() {
    return Arrays.stream(objects, 0, size).boxed().toList();
  }

  /**
   * Restores a saved queue.
   *
   * @param saved a result of {@link #snapshot()}
   * @param end one more than the highest slot of the room's list
   * @throws IllegalArgumentException if a slot is outside the list
   */
  public void restore(List<Integer> saved, int end) {
    if (saved.size() > CAPACITY || saved.stream().anyMatch(slot -> slot < 1 || slot >= end)) {
      throw new IllegalArgumentException(
          "the draw queue contains an object that is not in the room");
    }
    clear();
    saved.forEach(this::add);
  }

  /** Clears the queue. */
  public void clear() {
    size = 0;
  }

  /** Returns the number of queued objects. */
  public int size() {
    return size;
  }

  /**
   * Returns the slot of a queued object.
   *
   * @param index the index of the object in the queue, from 0
   * @return the slot of the object in the room's list
   */
  public int slotAt(int index) {
    return objects[index];
  }
}
