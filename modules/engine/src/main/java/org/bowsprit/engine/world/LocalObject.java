package org.bowsprit.engine.world;

import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.room.RoomObject;

/**
 * An object of the loaded room: where it is, where one stands to use it, what it hangs on (spec 07
 * §2.1).
 */
public final class LocalObject {

  /** The bits of a state, or of the flags, that name an image. */
  private static final int STATE = 15;

  private final RoomObject data;
  private final ObjectHeader header;
  private final int home;
  private final boolean floating;
  private int x;
  private int y;
  private int walkX;
  private int walkY;
  private int state;

  /**
   * An object at its place.
   *
   * @param data what the room's data say
   * @param home the room the data come from
   * @param floating whether it was brought in from another room
   */
  public LocalObject(RoomObject data, int home, boolean floating) {
    this.data = data;
    this.home = home;
    this.floating = floating;
    header = data.code().header();
    x = header.x();
    y = header.y();
    walkX = header.walkX();
    walkY = header.walkY();
  }

  /** Its number. */
  public int id() {
    return header.id();
  }

  /** What the room's data say of it. */
  public RoomObject data() {
    return data;
  }

  /** The room its data come from. */
  public int home() {
    return home;
  }

  /** Whether it was brought in from another room. */
  public boolean isFloating() {
    return floating;
  }

  /** The left edge in room pixels. */
  public int x() {
    return x;
  }

  /** The top edge in room pixels. */
  public int y() {
    return y;
  }

  /** The width of its rectangle in pixels. */
  public int width() {
    return header.width();
  }

  /** The height of its rectangle in pixels. */
  public int height() {
    return header.height();
  }

  /** Where one stands to use it, x in room pixels; may be negative. */
  public int walkX() {
    return walkX;
  }

  /** Where one stands to use it, y in room pixels; may be negative. */
  public int walkY() {
    return walkY;
  }

  /** The old direction code one looks in to use it. */
  public int direction() {
    return header.direction() & 3;
  }

  /** The slot of the object it hangs on, counted from 1; 0 for none. */
  public int parent() {
    return header.parent();
  }

  /**
   * The state its parent must have for it to be drawn: state 1 for flag 0x80 alone, where {@link
   * #isReachableWith touching} asks for any but 0, since drawing has the captures to follow and
   * touching the founding documents (spec 02 §5, 07 §2).
   */
  public int parentState() {
    return header.needsParentShown() ? 1 : header.flags() & STATE;
  }

  /**
   * Whether its parent's state lets it be touched (spec 07 §4.1): flag 0x80 asks for some image,
   * low bits of 0 for none, other low bits for the image of that number. Low bits that are all set
   * mean nothing, as the vectors have it.
   *
   * @param parentState the state of the object it hangs on
   * @return whether the chain goes on
   */
  boolean isReachableWith(int parentState) {
    int shown = parentState & STATE;
    return header.needsParentShown() ? shown != 0 : shown == header.parentState();
  }

  /** The state copied from the global table at step 18 of a frame: what drawing and hits see. */
  public int state() {
    return state;
  }

  /** Copies the state from the global table. */
  void setState(int value) {
    state = value;
  }

  /**
   * Moves its image; its rectangle and the place to stand move by the same amount.
   *
   * @param left where the image's left edge goes, room pixels
   * @param top where the image's top edge goes, room pixels
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
   * Everything a saved game keeps of an object of the room: its data are read again.
   *
   * @param slot its place in the list, from 1
   * @param object its id
   * @param home the room its data come from
   * @param floating whether it was brought in from another room
   * @param x left edge in room pixels
   * @param y top edge in room pixels
   * @param walkX where one stands to use it
   * @param walkY where one stands to use it
   * @param state the state that drawing and hits see
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

  State snapshot(int slot) {
    return new State(slot, id(), home, floating, x, y, walkX, walkY, state);
  }

  void restore(State saved) {
    x = saved.x();
    y = saved.y();
    walkX = saved.walkX();
    walkY = saved.walkY();
    state = saved.state();
  }

  /**
   * Whether a point lies in its rectangle, right and bottom edge excluded.
   *
   * @param px room x
   * @param py room y
   */
  public boolean covers(int px, int py) {
    return px >= x && px < x + width() && py >= y && py < y + height();
  }

  /** Whether another object has exactly the same rectangle. */
  public boolean sharesRectangle(LocalObject other) {
    return x == other.x && y == other.y && width() == other.width() && height() == other.height();
  }
}
