package org.bowsprit.examples.obstaclefollower;

import java.util.List;

/** Converts the values of the option {@code hand} to hands. */
final class Hands {

  static final String SHORTER = "shorter";
  static final String LEFT = Hand.LEFT.label();
  static final String RIGHT = Hand.RIGHT.label();

  private Hands() {}

  /**
   * Returns the hands to try. The router uses the shorter path. If both paths have the same length,
   * it uses the path of the first hand.
   */
  static List<Hand> of(String choice) {
    if (choice.equals(SHORTER)) {
      return List.of(Hand.LEFT, Hand.RIGHT);
    }
    return List.of(choice.equals(LEFT) ? Hand.LEFT : Hand.RIGHT);
  }
}
