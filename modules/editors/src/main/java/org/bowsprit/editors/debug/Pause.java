package org.bowsprit.editors.debug;

/**
 * Why a game stands still.
 *
 * @param reason the word of the protocol, such as {@code breakpoint}
 * @param text what happened, for a person; empty if the reason says it all
 */
record Pause(String reason, String text) {

  static Pause of(String reason) {
    return new Pause(reason, "");
  }
}
