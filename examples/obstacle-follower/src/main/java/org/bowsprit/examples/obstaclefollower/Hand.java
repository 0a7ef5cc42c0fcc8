package org.bowsprit.examples.obstaclefollower;

/** The hand that an actor keeps at the wall while it goes around an obstacle. */
enum Hand {
  /** The wall is on the left: the obstacle is passed clockwise as seen from above. */
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

  /** The heading with the wall, which was straight ahead, at this hand. */
  Heading along(Heading ahead) {
    return ahead.turned(-turn);
  }

  /** The headings to try at each step, in order: to the wall, on, away from it, back. */
  Heading attempt(Heading heading, int number) {
    int[] turns = {turn, 0, -turn, 2};
    return heading.turned(turns[number]);
  }
}
