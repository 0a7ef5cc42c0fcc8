package org.bowsprit.bow.place;

import org.bowsprit.format.object.Direction;

/** A number in the position of a thing in a room. */
public enum Slot {
  /** The left edge of an object; the x coordinate of the feet for an actor or an entry. */
  X("x"),
  /** The top edge of an object; the y coordinate of the feet for an actor or an entry. */
  Y("y"),
  /** The width of an object. */
  WIDTH("width"),
  /** The height of an object. */
  HEIGHT("height"),
  /** A coordinate of the place where actors stand to use an object. */
  WALK_X("walk x"),
  /** A coordinate of the place where actors stand to use an object. */
  WALK_Y("walk y"),
  /**
   * The direction in which actors look when they use an object: the code of a {@link Direction}.
   */
  FACING("facing");

  /**
   * The maximum width and height of an object, in pixels. A byte contains each in steps of eight
   * pixels.
   */
  private static final int MOST_PIXELS = 0xFF * 8;

  private final String words;

  Slot(String words) {
    this.words = words;
  }

  /** Returns the name of the number for messages, such as {@code walk x}. */
  public String words() {
    return words;
  }

  /** Returns a description of the possible values, such as {@code a number from 0 to 3}. */
  public String expected() {
    return switch (this) {
      case X, Y, WALK_X, WALK_Y -> fromTo(Short.MIN_VALUE, Short.MAX_VALUE);
      case WIDTH, HEIGHT -> fromTo(0, MOST_PIXELS);
      case FACING -> fromTo(0, Direction.words().size() - 1);
    };
  }

  private static String fromTo(int least, int most) {
    return "a number from " + least + " to " + most;
  }

  /** Returns whether a source can contain this value. */
  public boolean takes(int value) {
    return switch (this) {
      case X, Y, WALK_X, WALK_Y -> value == (short) value;
      case WIDTH, HEIGHT -> value >= 0 && value <= MOST_PIXELS;
      case FACING -> value >= 0 && value < Direction.words().size();
    };
  }

  /**
   * Returns a value as written in sources.
   *
   * @throws IndexOutOfBoundsException if this is {@link #FACING} and there is no such direction
   */
  public String text(int value) {
    return this == FACING ? Direction.words().get(value) : Integer.toString(value);
  }
}
