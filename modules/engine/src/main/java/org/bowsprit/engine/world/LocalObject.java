package org.bowsprit.engine.world;

import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.room.RoomObject;

/**
 * An object of the loaded room, with its position, its walk point and its parent (spec 07 §2.1).
 */
public final class LocalObject {

  /** The bits of a state or of the flags that select an image. */
  private static final int STATE_MASK = 15;

  private final RoomObject data;
  private final ObjectHeader header;
  private final int home;
  private final boolean isFloating;
  private int x;
  private int y;
  private int walkX;
  private int walkY;
  private int state;

  /**
   * Creates an object at its initial position.
   *
   * @param data the data of the object in the room
   * @param home the room of the data
   * @param isFloating whether it was brought in from another room
   */
  public LocalObject(RoomObject data, int home, boolean isFloating) {
    this.data = data;
    this.home = home;
    this.isFloating = isFloating;
    header = data.code().header();
    x = header.x();
    y = header.y();
    walkX = header.walkX();
    walkY = header.walkY();
  }

  /** Returns the number of the object. */
  public int id() {
    return header.id();
  }

  /** Returns the data of the object in the room. */
  public RoomObject data() {
    return data;
  }

  /** Returns the room that contains the data of the object. */
  public int home() {
    return home;
  }

  /** Returns whether the object was brought in from another room. */
  public boolean isFloating() {
    return isFloating;
  }

  /** Returns the left edge in room pixels. */
  public int x() {
    return x;
  }

  /** Returns the top edge in room pixels. */
  public int y() {
    return y;
  }

  /** Returns the width of the rectangle in pixels. */
  public int width() {
    return header.width();
  }

  /** Returns the height of the rectangle in pixels. */
  public int height() {
    return header.height();
  }

  /** Returns the x coordinate of the walk point in room pixels, which may be negative. */
  public int walkX() {
    return walkX;
  }

  /** Returns the y coordinate of the walk point in room pixels, which may be negative. */
  public int walkY() {
    return walkY;
  }

  /** Returns the direction of an actor that uses the object, as an old direction code. */
  public int direction() {
    return header.direction() & 3;
  }

  /** Returns the slot of the parent, counted from 1; 0 for none. */
  public int parent() {
    return header.parent();
  }

  /**
   * Returns the state that the parent must have so that this object is drawn. Flag 0x80 alone means
   * state 1, whereas {@link #isReachableWith touching} requires any state except 0. Drawing follows
   * the captures, and touching follows the original documents (spec 02 §5, 07 §2).
   */
  public int parentState() {
    return header.needsParentShown() ? 1 : header.flags() & STATE_MASK;
  }

  /**
   * Returns whether the parent's state allows touching this object (spec 07 §4.1). Low bits from 1
   * to 14 require the parent's image with this number. Otherwise, flag 0x80 requires that the
   * parent shows any image, and without this flag it must show none.
   *
   * @param parentState the state of the parent
   * @return whether the check continues with the parent
   */
  boolean isReachableWith(int parentState) {
    int parentImage = parentState & STATE_MASK;
    return header.needsParentShown() ? parentImage != 0 : parentImage == header.parentState();
  }

  /**
   * Returns the state that was copied from the global table in step 18 of a frame. Drawing and hit
   * tests use this state.
   */
  public int state() {
    return state;
  }

  /** Copies the state from the global table. */
  void setState(int value) {
    state = value;
  }

  /**
   * Moves the image. The rectangle and the walk point move by the same distance.
   *
   * @param left new left edge of the image, room pixels
   * @param top new top edge of the image, room pixels
   */
  public void moveTo(int left, int top) {
    int homeX = data.image().map(image -> image.header().x()).orElse(header.x());
    int homeY = data.image().map(image -> image.header().y()).orElse(header.y());
    x = header.x() + left - homeX;
    y = header.y() + top - homeY;
    walkX = header.walkX() + left - homeX;
    walkY = header.walkY() + top - homeY;
  }

  /**
   * The saved state of an object of the room. The other values of the object are read from the
   * game's data.
   *
   * @param slot the slot of the object in the list, from 1
   * @param object the id of the object
   * @param home the room of its data
   * @param floating whether it was brought in from another room
   * @param x left edge in room pixels
   * @param y top edge in room pixels
   * @param walkX x of the walk point in room pixels
   * @param walkY y of the walk point in room pixels
   * @param state the state for drawing and hit tests
   */
  public record State(
      int slot,
      int object,
      int home,
      boolean floating,
      int x,
      int y,
      int walkX,
      int walkY,
      int state) {}

  /**
   * Returns the state of the object.
   *
   * @param slot the slot of the object in the list, from 1
   */
  public State snapshot(int slot) {
    return new State(slot, id(), home, isFloating, x, y, walkX, walkY, state);
  }

  void restore(State saved) {
    x = saved.x();
    y = saved.y();
    walkX = saved.walkX();
    walkY = saved.walkY();
    state = saved.state();
  }

  /**
   * Returns whether the rectangle contains a point. The right and bottom edges are excluded.
   *
   * @param px the x coordinate in the room
   * @param py the y coordinate in the room
   */
  public boolean covers(int px, int py) {
    return px >= x && px < x + width() && py >= y && py < y + height();
  }

  /** Returns whether another object has the same rectangle. */
  public boolean sharesRectangle(LocalObject other) {
    return x == other.x && y == other.y && width() == other.width() && height() == other.height();
  }
}
