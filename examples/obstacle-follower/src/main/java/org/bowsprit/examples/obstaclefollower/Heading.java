package org.bowsprit.examples.obstaclefollower;

/** One of the four directions of a step, in clockwise order on the screen. */
enum Heading {
  /** Towards larger x. */
  EAST(1, 0),
  /** Towards larger y. */
  SOUTH(0, 1),
  /** Towards smaller x. */
  WEST(-1, 0),
  /** Towards smaller y. */
  NORTH(0, -1);

  private final int dx;
  private final int dy;

  Heading(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  int dx() {
    return dx;
  }

  int dy() {
    return dy;
  }

  /** Returns the heading after a number of clockwise quarter turns. */
  Heading afterTurns(int quarterTurns) {
    return values()[Math.floorMod(ordinal() + quarterTurns, values().length)];
  }

  /** Returns the heading of a step of one pixel. */
  static Heading of(int dx, int dy) {
    for (Heading heading : values()) {
      if (heading.dx == dx && heading.dy == dy) {
        return heading;
      }
    }
    throw new IllegalArgumentException("expected a step of one pixel, found " + dx + "," + dy);
  }
}
