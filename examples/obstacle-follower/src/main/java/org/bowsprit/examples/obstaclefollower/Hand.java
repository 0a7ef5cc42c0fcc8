package org.bowsprit.examples.obstaclefollower;

/** The hand with which an actor follows the wall around an obstacle. */
enum Hand {
  /** The wall is on the left. The actor passes the obstacle clockwise, seen from above. */
  LEFT(-1, "left"),
  /** The wall is on the right. */
  RIGHT(1, "right");

  private final int turn;
  private final String label;

  Hand(int turn, String label) {
    this.turn = turn;
    this.label = label;
  }

  String label() {
    return label;
  }

  /** Returns the heading along a wall ahead, with the wall on the side of this hand. */
  Heading along(Heading ahead) {
    return ahead.turned(-turn);
  }

  /**
   * Returns the heading to try at an attempt of a step. The order is: towards the wall, ahead, away
   * from the wall, back.
   */
  Heading attempt(Heading heading, int number) {
    int[] turns = {turn, 0, -turn, 2};
    return heading.turned(turns[number]);
  }
}
