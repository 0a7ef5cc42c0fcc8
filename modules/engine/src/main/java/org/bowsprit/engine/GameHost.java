package org.bowsprit.engine;

import java.util.Optional;
import org.bowsprit.engine.state.GameState;

/** The program around a game: what scripts may ask of it. */
public interface GameHost {

  /** A host that keeps nothing and cannot save. */
  GameHost NONE = new GameHost() {};

  /** The player asks for the menu of saved games, which the game allows now (spec 07 §11). */
  default void openMenu() {}

  /**
   * The game asks for the list of saved games, for the player to go on with one of them: what its
   * script says by {@code debug(VAR_MAINMENU_KEY)}. The menu, where there is no such list.
   */
  default void openSaves() {
    openMenu();
  }

  /**
   * The game is about to load from the slot reserved for scripts to go on where the player left it,
   * wherever that was saved: what its script says by {@code debug(-VAR_MAINMENU_KEY)}.
   */
  default void preferNewest() {}

  /** The game wants to end. */
  default void quit() {}

  /**
   * Saves the game into the slot reserved for scripts.
   *
   * @param state the whole game
   * @return whether it was saved
   */
  default boolean save(GameState state) {
    return false;
  }

  /**
   * Returns the game in the slot reserved for scripts; empty when there is none that can be loaded.
   */
  default Optional<GameState> load() {
    return Optional.empty();
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
