package org.bowsprit.examples.obstaclefollower;

import java.util.List;

/** What the option {@code hand} chooses from. */
final class Hands {

  static final String SHORTER = "shorter";
  static final String LEFT = Hand.LEFT.label();
  static final String RIGHT = Hand.RIGHT.label();

  private Hands() {}

  /** The hands to try; the shorter way of them is taken, the first where both are as long. */
  static List<Hand> of(String choice) {
    if (choice.equals(SHORTER)) {
      return List.of(Hand.LEFT, Hand.RIGHT);
    }
    return List.of(choice.equals(LEFT) ? Hand.LEFT : Hand.RIGHT);
  }
}
