package org.bowsprit.engine;

import org.bowsprit.vm.machine.VirtualMachine;

/** Hears what a trace wants to know. */
public interface SessionListener {

  /** Hears nothing. */
  SessionListener NONE = new SessionListener() {};

  /**
   * A machine is about to run the game's scripts: the first, or another after a restart.
   *
   * @param machine the machine, not booted yet
   */
  default void begins(VirtualMachine machine) {}

  /**
   * A line is said.
   *
   * @param speaker an actor, 255 for the narrator
   * @param line its bytes, substitutions made
   */
  default void said(int speaker, byte[] line) {}
}
