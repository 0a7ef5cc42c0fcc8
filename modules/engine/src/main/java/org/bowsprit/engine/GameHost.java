package org.bowsprit.engine;

/** The program around a game: what scripts may ask of it. */
public interface GameHost {

  /** A host that keeps nothing and cannot save. */
  GameHost NONE = new GameHost() {};

  /** The game wants to pause until the player presses a key. */
  default void pause() {}

  /** The game wants to end. */
  default void quit() {}

  /**
   * Saves the game into the slot reserved for scripts.
   *
   * @return whether it was saved
   */
  default boolean save() {
    return false;
  }

  /**
   * Loads the game from the slot reserved for scripts.
   *
   * @return whether it was loaded; the host sets the answer in the loaded state then
   */
  default boolean load() {
    return false;
  }

  /**
   * Keeps a text outside of saved games (spec 07 §11).
   *
   * @param name as the script gives it
   * @param text its bytes
   * @return whether it was kept
   */
  default boolean keep(String name, byte[] text) {
    return false;
  }

  /**
   * A text that was kept.
   *
   * @param name as the script gives it
   * @return null when there is none
   */
  default byte[] kept(String name) {
    return null;
  }
}
