package org.bowsprit.engine.state;

import java.util.Objects;

/**
 * An interruption that waits for a key (spec 07 §8.1, §9). A host shows it until a key ends it.
 *
 * @param kind the kind of interruption
 * @param text the text to show, in the game's own character encoding; empty for a pause
 */
public record Interruption(Kind kind, String text) {

  /** The kinds of interruptions. */
  public enum Kind {
    /** The player or a script has paused the game. Any key continues. */
    PAUSE,
    /** A script shows a message box and receives the key. */
    MESSAGE,
    /** The player must confirm a restart: {@code y} restarts. */
    RESTART
  }

  public Interruption {
    Objects.requireNonNull(kind, "kind must not be null");
    Objects.requireNonNull(text, "text must not be null");
  }
}
