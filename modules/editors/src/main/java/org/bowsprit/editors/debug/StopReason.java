package org.bowsprit.editors.debug;

import org.bowsprit.engine.debug.TimeTravel;

/**
 * The reason why a game has stopped.
 *
 * @param reason the word of the protocol, such as {@code breakpoint}
 * @param text a description for the user; empty if the reason is sufficient
 */
record StopReason(String reason, String text) {

  /** Returns the reason for a stop after the game has gone back. */
  static StopReason afterGoingBack(TimeTravel.Arrival arrival) {
    return switch (arrival) {
      case STATEMENT -> of("step");
      case BREAKPOINT -> of("breakpoint");
      case BEGINNING -> new StopReason("entry", "This is the first statement that is kept.");
    };
  }

  static StopReason of(String reason) {
    return new StopReason(reason, "");
  }
}
