package org.bowsprit.engine;

import org.bowsprit.render.Input;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.machine.VirtualMachine;

/** Receives the events of a session. All methods do nothing by default. */
public interface SessionListener {

  /**
   * Called with the virtual machine that runs the game's scripts: when the listener is added, and
   * after a restart with the new machine, before it boots.
   */
  default void machineCreated(VirtualMachine machine) {}

  /**
   * Called for an input of the player, before the iteration that processes it.
   *
   * @param event the input, in screen pixels
   */
  default void inputReceived(Input event) {}

  /** Called before each iteration. Input that arrives now belongs to this iteration. */
  default void beforeTick() {}

  /** Called after each iteration. */
  default void afterTick() {}

  /** Called when the session's state has been replaced by another state. */
  default void stateRestored() {}

  /**
   * Called before something other than input changes the game. After this, the player's input alone
   * no longer determines the game.
   */
  default void beforeExternalChange() {}

  /** Called when the session ends. No iteration follows. */
  default void sessionEnded() {}

  /**
   * Called when a line is spoken.
   *
   * @param speaker the number of the actor; 255 for the narrator
   * @param line the bytes of the line, with substitutions made
   */
  default void lineSpoken(int speaker, byte[] line) {}

  /**
   * Called when a script prints a line for the debugger (print target 253), which is not shown.
   *
   * @param line the bytes of the line, with substitutions made
   */
  default void debugLinePrinted(byte[] line) {}

  /**
   * Called when a script has failed. It is called once for each place, and once more after a state
   * was restored. Under {@link org.bowsprit.vm.FaultPolicy#PLAY}, the script ends when this method
   * returns.
   */
  default void scriptFailed(ScriptFault fault) {}
}
