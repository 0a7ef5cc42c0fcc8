package org.bowsprit.vm.port;

import org.bowsprit.vm.code.ScriptText;

/**
 * Saves and loads games and other data that scripts keep outside the running game (spec 06 §6.1,
 * §12).
 */
public interface SavePort {

  /** Requests a save at the frame's save point. The result arrives in variable 71 (spec 07 §11). */
  void requestSave(int slot);

  /** Requests a load at the frame's save point. The result arrives in variable 71 (spec 07 §11). */
  void requestLoad(int slot);

  /**
   * Requests a save at the frame's save point. Scripts of version 4 receive the answer immediately.
   *
   * @param slot 0 to 31
   * @return true if the game can be saved in the slot
   */
  boolean save(int slot);

  /**
   * Requests a load at the frame's save point. Scripts of version 4 receive the answer immediately.
   *
   * @param slot 0 to 31
   * @return true if the slot contains a saved game that can be loaded
   */
  boolean load(int slot);

  /** Returns whether the slot, 0 to 31, contains a saved game. */
  boolean exists(int slot);

  /**
   * Stores bytes under a name outside saved games. Replaces earlier bytes with this name.
   *
   * @return true if the bytes were stored
   */
  boolean saveString(ScriptText name, byte[] string);

  /** Returns the bytes stored under the name, or null. */
  byte[] loadString(ScriptText name);
}
