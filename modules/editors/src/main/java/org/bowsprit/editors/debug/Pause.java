package org.bowsprit.editors.debug;

import org.bowsprit.engine.debug.TimeTravel;

/**
 * The reason why a game has stopped.
 *
 * @param reason the word of the protocol, such as {@code breakpoint}
 * @param text a description for a person; empty if the reason is sufficient
 */
record Pause(String reason, String text) {

  /** Returns the reason for a stop after the game has gone back. */
  static Pause at(TimeTravel.Arrival arrival) {
    return switch (arrival) {
      case STATEMENT -> of("step");
      case BREAKPOINT -> of("breakpoint");
      case BEGINNING -> new Pause("entry", "This is the first statement that is kept.");
    };
  }

  static Pause of(String reason) {
    return new Pause(reason, "");
  }
}
