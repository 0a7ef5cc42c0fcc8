package org.bowsprit.engine;

import org.bowsprit.render.Input;
import org.bowsprit.vm.machine.VirtualMachine;

/** Hears what happens in a session; all methods do nothing unless overridden. */
public interface SessionListener {

  /**
   * Called with the machine that runs the game's scripts: when the listener is added, and after a
   * restart with the next machine, before that boots.
   *
   * @param machine the machine
   */
  default void begins(VirtualMachine machine) {}

  /**
   * Called when the player has done something, which the next iteration sees.
   *
   * @param event what the player did, in screen pixels
   */
  default void input(Input event) {}

  /** Called before each iteration; what is given to the session now belongs to that iteration. */
  default void beforeTick() {}

  /** Called after each iteration. */
  default void afterTick() {}

  /** Called when another state has taken the place of the session's. */
  default void restored() {}

  /**
   * Called before something is done to the game that is no input, so that what follows does not
   * follow from what the player did.
   */
  default void interfered() {}

  /** Called when the session is left; no iteration follows. */
  default void ended() {}

  /**
   * Called when a line is said.
   *
   * @param speaker an actor, 255 for the narrator
   * @param line its bytes, substitutions made
   */
  default void said(int speaker, byte[] line) {}

  /**
   * Called when a script prints a line for the debugger (print target 253), which nobody sees.
   *
   * @param line its bytes, substitutions made
   */
  default void noted(byte[] line) {}
}
