package org.bowsprit.editors.debug;

/**
 * The reason why a game stopped.
 *
 * @param reason the word of the protocol, such as {@code breakpoint}
 * @param text a description for a person; empty if the reason is sufficient
 */
record Pause(String reason, String text) {

  static Pause of(String reason) {
    return new Pause(reason, "");
  }
}
