package org.bowsprit.environment.observation;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The reasons why a step ends. */
public enum StepEnd {
  /** The player may act. */
  FREE,
  /** The goal is reached. */
  WON,
  /** The maximum number of iterations was reached. */
  LIMIT,
  /** The game waits for a key, for example for the answer to a question. */
  WAITING,
  /**
   * The action could not be performed, because a part of it, such as a verb or an object, cannot be
   * clicked now.
   */
  IMPOSSIBLE,
  /** The game has ended by itself. */
  ENDED,
  /** A script error has halted the game. */
  HALTED;

  /** Returns whether no step can follow. */
  public boolean isFinal() {
    return this == WON || this == ENDED || this == HALTED;
  }

  /** Returns the word for the reason in messages. */
  @JsonValue
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
