package org.bowsprit.engine;

/** Hears what a trace wants to know. */
public interface SessionListener {

  /** Hears nothing. */
  SessionListener NONE = new SessionListener() {};

  /**
   * A line is said.
   *
   * @param speaker an actor, 255 for the narrator
   * @param line its bytes, substitutions made
   */
  default void said(int speaker, byte[] line) {}
}
