package org.bowsprit.examples.obstaclefollower;

/** The side of an actor on which the wall is while the actor follows the outline of an obstacle. */
enum WallSide {
  /** The wall is on the left. The actor passes the obstacle clockwise, seen from above. */
  LEFT(-1, "left"),
  /** The wall is on the right. */
  RIGHT(1, "right");

  /** The number of quarter turns from the heading towards the wall; negative if anticlockwise. */
  private final int turn;

  private final String label;

  WallSide(int turn, String label) {
    this.turn = turn;
    this.label = label;
  }

  String label() {
    return label;
  }

  /**
   * Returns the heading in which an actor follows a wall that is ahead of it, so that the wall is
   * on this side.
   */
  Heading along(Heading ahead) {
    return ahead.afterTurns(-turn);
  }

  /**
   * Returns the heading of an attempt to make a step. The attempts 0 to 3 turn towards the wall, go
   * straight ahead, turn away from the wall, and go back.
   */
  Heading attempt(Heading heading, int number) {
    int[] turns = {turn, 0, -turn, 2};
    return heading.afterTurns(turns[number]);
  }
}
