package org.bowsprit.engine;

import java.util.Optional;
import org.bowsprit.engine.state.GameState;

/** The program around a game: the services that scripts can request. */
public interface GameHost {

  /** A host that stores nothing and cannot save. */
  GameHost NONE = new GameHost() {};

  /**
   * Called when the player asks for the menu of saved games and the game allows it (spec 07 §11).
   */
  default void openMenu() {}

  /**
   * Called when the game asks for the list of saved games, from which the player may continue:
   * {@code debug(VAR_MAINMENU_KEY)} in a script. By default, opens the menu instead.
   */
  default void openSaves() {
    openMenu();
  }

  /**
   * Called when the game is about to load from the slot reserved for scripts in order to continue
   * the player's most recent game, in whichever slot it was saved: {@code debug(-VAR_MAINMENU_KEY)}
   * in a script.
   */
  default void preferNewest() {}

  /** Called when the game ends itself. */
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
   * Returns the game in the slot reserved for scripts; empty if there is none that can be loaded.
   */
  default Optional<GameState> load() {
    return Optional.empty();
  }

  /**
   * Stores a text outside of saved games (spec 07 §11).
   *
   * @param name the name in the script
   * @param text its bytes
   * @return whether it was stored
   */
  default boolean keep(String name, byte[] text) {
    return false;
  }

  /**
   * Returns a stored text.
   *
   * @param name the name in the script
   * @return null if there is none
   */
  default byte[] kept(String name) {
    return null;
  }
}
