package org.bowsprit.engine.screen;

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
   * @throws IllegalStateException when the queue is full
   */
  public void add(int slot) {
    if (size == LIMIT) {
      throw new IllegalStateException("more than " + LIMIT + " objects drawn in a frame");
    }
    objects[size++] = slot;
  }

  /** Empties it. */
  public void clear() {
    size = 0;
  }

  /**
   * The number of objects in it.
   *
   * @return the size
   */
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
