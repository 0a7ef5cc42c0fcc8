package org.bowsprit.examples.obstaclefollower;

import java.util.List;

/** The values of the option {@code hand}. */
final class Hands {

  static final String SHORTER = "shorter";
  static final String LEFT = Hand.LEFT.label();
  static final String RIGHT = Hand.RIGHT.label();

  private Hands() {}

  /**
   * Returns the hands to try; the shorter path is used, the first one if both have the same length.
   */
  static List<Hand> of(String choice) {
    if (choice.equals(SHORTER)) {
      return List.of(Hand.LEFT, Hand.RIGHT);
    }
    return List.of(choice.equals(LEFT) ? Hand.LEFT : Hand.RIGHT);
  }
}
