package org.bowsprit.vm.port;

import org.bowsprit.vm.code.ScriptText;

/** Saved games and what else scripts keep outside of the running game (spec 06 §6.1, §12). */
public interface SavePort {

  /** Asks for a save at the frame's save point; the answer comes in variable 71 (spec 07 §11). */
  void requestSave(int slot);

  /** Asks for a load at the frame's save point; the answer comes in variable 71 (spec 07 §11). */
  void requestLoad(int slot);

  /**
   * Asks for a save at the frame's save point, which scripts of version 4 hear the answer of at
   * once.
   *
   * @param slot 0 to 31
   * @return whether the game can be saved there
   */
  boolean save(int slot);

  /**
   * Asks for a load at the frame's save point, which scripts of version 4 hear the answer of at
   * once.
   *
   * @param slot 0 to 31
   * @return whether there is a saved game that can be loaded
   */
  boolean load(int slot);

  /** Returns whether the slot, 0 to 31, holds a saved game. */
  boolean exists(int slot);

  /**
   * Keeps bytes outside of saved games, in the place of what was kept under the name before.
   *
   * @return whether they were kept
   */
  boolean saveString(ScriptText name, byte[] string);

  /** Returns the bytes kept under the name, or null. */
  byte[] loadString(ScriptText name);
}
