package org.bowsprit.vm.port;

import org.bowsprit.vm.code.ScriptText;

/** The program around the game: restart, pause, quit, saving (spec 06 §5, §6.1). */
public interface HostPort {

  /** Asks for a restart of the game; performed between two script slices. */
  void restart();

  /** Pauses the game. */
  void pause();

  /** Asks to quit. */
  void quit();

  /** Asks for a save at the frame's save point; the answer comes in variable 71. */
  void requestSave(int slot);

  /** Asks for a load at the frame's save point; the answer comes in variable 71. */
  void requestLoad(int slot);

  /**
   * Keeps a string outside of saved games.
   *
   * @return whether it was kept
   */
  boolean saveString(ScriptText name, byte[] string);

  /** Returns the string kept under the name, or null. */
  byte[] loadString(ScriptText name);

  /** Hears the value of a script's debug instruction. */
  void debug(int value);
}
