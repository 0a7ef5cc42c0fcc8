package org.bowsprit.engine.state;

import java.util.Objects;

/**
 * What a game waits for a key with (spec 07 §8.1, §9): a host shows it until the key has come.
 *
 * @param kind why it waits
 * @param text what to show, in the game's own characters; empty for a pause
 */
public record Waiting(Kind kind, String text) {

  /** Why a game waits. */
  public enum Kind {
    /** The player or a script has paused the game: any key goes on. */
    PAUSE,
    /** A script shows a message box and hears which key was pressed. */
    MESSAGE,
    /** The player is to confirm a restart: {@code y} restarts. */
    RESTART
  }

  public Waiting {
    Objects.requireNonNull(kind, "kind must not be null");
    Objects.requireNonNull(text, "text must not be null");
  }
}
