package org.bowsprit.bow.place;

import java.util.List;

/** One of the numbers that say where a thing of a room is. */
public enum Slot {
  /** The left edge, for an actor its feet. */
  X("x"),
  /** The top edge, for an actor its feet. */
  Y("y"),
  /** The width of an object. */
  WIDTH("width"),
  /** The height of an object. */
  HEIGHT("height"),
  /** Where actors go to use an object. */
  WALK_X("walk x"),
  /** Where actors go to use an object. */
  WALK_Y("walk y"),
  /** The way they look then: 0 west, 1 east, 2 south, 3 north. */
  FACING("facing");

  /** A byte counts an object's width and height in steps of eight pixels. */
  private static final int MOST_PIXELS = 0xFF * 8;

  private static final List<String> DIRECTIONS = List.of("west", "east", "south", "north");

  private final String words;

  Slot(String words) {
    this.words = words;
  }

  /** Returns what people call the number, such as {@code walk x}. */
  public String words() {
    return words;
  }

  /** Returns what is expected here, such as {@code a number from 0 to 3}. */
  public String expected() {
    return switch (this) {
      case X, Y, WALK_X, WALK_Y -> fromTo(Short.MIN_VALUE, Short.MAX_VALUE);
      case WIDTH, HEIGHT -> fromTo(0, MOST_PIXELS);
      case FACING -> fromTo(0, DIRECTIONS.size() - 1);
    };
  }

  private static String fromTo(int least, int most) {
    return "a number from " + least + " to " + most;
  }

  /** Returns whether sources can have a value here. */
  public boolean takes(int value) {
    return switch (this) {
      case X, Y, WALK_X, WALK_Y -> value == (short) value;
      case WIDTH, HEIGHT -> value >= 0 && value <= MOST_PIXELS;
      case FACING -> value >= 0 && value < DIRECTIONS.size();
    };
  }

  /**
   * Returns a value as sources have it.
   *
   * @throws IndexOutOfBoundsException if this is {@link #FACING} and there is no such direction
   */
  public String text(int value) {
    return this == FACING ? DIRECTIONS.get(value) : Integer.toString(value);
  }
}
