package org.bowsprit.examples.obstaclefollower;

import java.util.List;

/** The values of the option {@code hand}. */
final class Hands {

  static final String SHORTER = "shorter";
  static final String LEFT = Hand.LEFT.label();
  static final String RIGHT = Hand.RIGHT.label();

  private Hands() {}

  /**
   * Returns the hands to try. The router uses the shorter path; if both have the same length, the
   * first.
   */
  static List<Hand> of(String choice) {
    if (choice.equals(SHORTER)) {
      return List.of(Hand.LEFT, Hand.RIGHT);
    }
    return List.of(choice.equals(LEFT) ? Hand.LEFT : Hand.RIGHT);
  }
}
