package org.bowsprit.engine.screen;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.vm.port.ScriptException;

/** The objects that scripts drew in this frame, in order (spec 07 §3.3). */
public final class DrawQueue {

  private static final int LIMIT = 200;

  private final int[] objects = new int[LIMIT];
  private int size;

  /** An empty queue. */
  public DrawQueue() {}

  /**
   * Appends an object.
   *
   * @param slot its slot in the room's list
   * @throws ScriptException when the queue is full
   */
  public void add(int slot) {
    if (size == LIMIT) {
      throw new ScriptException("more than " + LIMIT + " objects drawn in a frame");
    }
    objects[size++] = slot;
  }

  /** Returns the queue: slots in the room's list, in order. */
  public List<Integer> snapshot() {
    return Arrays.stream(objects, 0, size).boxed().toList();
  }

  /**
   * Puts a saved queue in the place of this one.
   *
   * @param saved what {@link #snapshot()} gave
   * @param end one more than the highest slot of the room's list
   * @throws IllegalArgumentException for slots the list does not have
   */
  public void restore(List<Integer> saved, int end) {
    if (saved.size() > LIMIT || saved.stream().anyMatch(slot -> slot < 1 || slot >= end)) {
      throw new IllegalArgumentException("what is to be drawn is not in the room");
    }
    clear();
    saved.forEach(this::add);
  }

  /** Empties it. */
  public void clear() {
    size = 0;
  }

  /** Returns the number of objects in it. */
  public int size() {
    return size;
  }

  /**
   * An object.
   *
   * @param index from 0
   * @return its slot in the room's list
   */
  public int slotAt(int index) {
    return objects[index];
  }
}
