package org.bowsprit.bow.place;

import org.bowsprit.format.object.Direction;

/** A number that defines the position, size or direction of an object, actor or entry in a room. */
public enum PlacementNumber {
  /** The left edge of an object; the x coordinate of the feet for an actor or an entry. */
  X("x"),
  /** The top edge of an object; the y coordinate of the feet for an actor or an entry. */
  Y("y"),
  /** The width of an object. */
  WIDTH("width"),
  /** The height of an object. */
  HEIGHT("height"),
  /** The x coordinate of the position where actors stand to use an object. */
  WALK_X("walk x"),
  /** The y coordinate of the position where actors stand to use an object. */
  WALK_Y("walk y"),
  /**
   * The direction in which actors look when they use an object: the code of a {@link Direction}.
   */
  FACING("facing");

  /**
   * The maximum width and height of an object, in pixels. Each is stored in one byte, in units of
   * eight pixels.
   */
  private static final int MAX_PIXELS = 0xFF * 8;

  private final String words;

  PlacementNumber(String words) {
    this.words = words;
  }

  /** Returns the name of the number for messages, such as {@code walk x}. */
  public String description() {
    return words;
  }

  /** Returns a description of the possible values, such as {@code a number from 0 to 3}. */
  public String expectedValues() {
    return switch (this) {
      case X, Y, WALK_X, WALK_Y -> fromTo(Short.MIN_VALUE, Short.MAX_VALUE);
      case WIDTH, HEIGHT -> fromTo(0, MAX_PIXELS);
      case FACING -> fromTo(0, Direction.words().size() - 1);
    };
  }

  private static String fromTo(int min, int max) {
    return "a number from " + min + " to " + max;
  }

  /** Returns whether a source can contain this value. */
  public boolean isValid(int value) {
    return switch (this) {
      case X, Y, WALK_X, WALK_Y -> value == (short) value;
      case WIDTH, HEIGHT -> value >= 0 && value <= MAX_PIXELS;
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
